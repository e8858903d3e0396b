// Clocks in words, and what is left of one.
import { t } from '../i18n/i18n.svelte';
import type { Clock } from '../table/protocol';

export function clockText({ kind, amount = 0 }: Clock): string {
  if (kind === 'none') return t('shell.clock.none');
  if (kind === 'days') return t('shell.clock.days', { n: amount });
  if (amount >= 60 && amount % 60 === 0) return t('shell.clock.minutes', { n: amount / 60 });
  return t('shell.clock.seconds', { n: amount });
}

export type Left = { unit: 'clock'; text: string } | { unit: 'hours' | 'days'; n: number };

/** What is left: "0:42" below an hour, whole hours and days above. */
export function left(ms: number): Left {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds < 3600)
    return { unit: 'clock', text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` };
  const hours = Math.floor(seconds / 3600);
  return hours < 48 ? { unit: 'hours', n: hours } : { unit: 'days', n: Math.floor(hours / 24) };
}

export function leftText(ms: number): string {
  const rest = left(ms);
  if (rest.unit === 'clock') return rest.text;
  return rest.unit === 'hours' ? t('shell.clock.hours', { n: rest.n }) : t('shell.clock.days', { n: rest.n });
}
