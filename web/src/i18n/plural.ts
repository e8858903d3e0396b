// Which form of a word goes with a number. Intl.PluralRules says the same (a test compares them), but loading its
// tables takes a phone longer than drawing a whole screen.
import type { Language } from './i18n.svelte';

export type PluralForm = 'one' | 'many' | 'other';

export function pluralForm(language: Language, n: number): PluralForm {
  const size = Math.abs(n);
  if (language === 'fr' ? size < 2 : size === 1) return 'one';
  const isRomance = language !== 'en' && language !== 'de';
  return isRomance && size > 0 && size % 1_000_000 === 0 ? 'many' : 'other';
}
