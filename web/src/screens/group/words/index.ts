import type { WordFiles } from '../../../i18n/i18n.svelte';

export const groupWords: WordFiles = {
  en: () => import('./en'),
  es: () => import('./es'),
  de: () => import('./de'),
  it: () => import('./it'),
  fr: () => import('./fr'),
};
