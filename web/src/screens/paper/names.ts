// Names as they were typed, made complete: nobody is without one.
import { t } from '../../i18n/i18n.svelte';

export const namesOf = (typed: readonly string[]): string[] =>
  typed.map((name, seat) => name.trim() || t('paper.player', { n: seat + 1 }));
