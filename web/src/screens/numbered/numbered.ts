// What is in the way of a numbered shuffle.
import type { Game } from '../../engine/api';
import { gameOf } from '../../games/index';
import type { Key } from '../../i18n/i18n.svelte';
import type { Settings } from '../../table/protocol';
import { isUsual } from '../rated/rated';

/** Whether its games can be compared by what was dealt: not where nothing is. */
export const hasShuffles = (game: string): boolean => gameOf(game)?.daily !== undefined;

/** Null: a table with these settings can have one. */
export function whyNotNumbered(settings: Settings, about: Pick<Game, 'options'> | null): Key | null {
  if (settings.rated) return 'numbered.notRated';
  return isUsual(settings.options, about) ? null : 'numbered.usual';
}
