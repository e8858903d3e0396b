// The theme, put on the page: <html data-theme>, and the colour that browsers give to their own frame.
import { settings } from './settings.svelte';

/** Called once, before anything is drawn. Returns how to stop. */
export function wearTheme(): () => void {
  return $effect.root(() => {
    $effect.pre(() => {
      const theme = settings.theme;
      const root = document.documentElement;
      if (theme === 'system') delete root.dataset['theme'];
      else root.dataset['theme'] = theme;
      for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
        const own = meta.dataset['scheme'] ?? '';
        meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all';
      }
    });
  });
}
