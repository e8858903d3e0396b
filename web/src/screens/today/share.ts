// What one tells others about a day: words and figures, which can be read aloud and give nothing away.
import { t } from '../../i18n/i18n.svelte';

export interface Shared {
  game: string;
  date: string;
  score: number;
  par: number | null;
  /** Percent of the others; null where there are too few. */
  better: number | null;
  /** About the layout. */
  lines: readonly string[];
}

export function shareText({ game, date, score, par, better, lines }: Shared): string {
  const figures = [
    t('shell.points', { n: score }),
    ...(par === null ? [] : [t('shell.day.par', { n: Math.round(par) })]),
    ...(better === null ? [] : [t('today.shareBetter', { n: better })]),
  ];
  return [t('today.shareTitle', { game, date }), figures.join(', '), ...lines].join('\n');
}

/** "5 over par" */
export function parText(score: number, par: number): string {
  const by = score - Math.round(par);
  if (by === 0) return t('today.even');
  return by > 0 ? t('today.over', { n: by }) : t('today.under', { n: -by });
}
