// What is in the way of a rated game, and how ratings are spelt.
import type { Game } from '../../engine/api';
import type { Rating } from '../../house/ratings';
import type { Key } from '../../i18n/i18n.svelte';
import type { Settings } from '../../table/protocol';
import type { TableView } from '../../table/session';

/** The options of every game are small, and texts, numbers or lists of these. */
export function isUsual(options: Settings['options'], about: Pick<Game, 'options'> | null): boolean {
  const usual = (about?.options ?? {}) as Record<string, unknown>;
  return Object.entries(options ?? {}).every(([name, value]) => JSON.stringify(value) === JSON.stringify(usual[name]));
}

/** Settings that a rated game can have. */
export function canBeRated(settings: Settings, about: Pick<Game, 'options'> | null): boolean {
  return (settings.clock?.kind ?? 'none') !== 'none' && isUsual(settings.options, about);
}

/** Why the table cannot become a rated one now; null: it can, or is one. */
export function whyNotRated(
  { state, you }: Pick<TableView, 'state' | 'you'>,
  about: Pick<Game, 'options'> | null,
): Key | null {
  const { settings, seats } = state;
  if (settings.rated) return null;
  if (seats.some(({ bot }) => bot)) return 'rated.noBots';
  if (seats.some((_, seat) => seat !== you?.seat)) return 'rated.late';
  if ((settings.clock?.kind ?? 'none') === 'none') return 'rated.needsClock';
  return isUsual(settings.options, about) ? null : 'rated.usual';
}

/** "1560 ± 95" */
export function ratingText({ rating, uncertainty }: Rating): string {
  return rating === null || uncertainty === null ? '' : `${rating} ± ${uncertainty}`;
}

/** "+14", "−9" (a real minus), "±0" */
export function changeText(change: number): string {
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0';
}
