// Who plays what on one device. What was chosen is kept for the next time.
import type { Game } from '../../engine/api';
import type { GameOptions } from '../../games/game';
import { firstLevel } from '../../ui/levels';

export interface Setup {
  game: string;
  /** Of the people; empty: not given. Two at least. */
  names: string[];
  /** Levels of the bots. */
  bots: string[];
  /** By game. */
  options: Partial<Record<string, GameOptions>>;
}

export const leastPeople = 2;
export const longestName = 24;
const shelfKey = 'one-device';

export interface Shelf {
  get(key: string): unknown;
  set(key: string, value: unknown): boolean;
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** What was kept may be from another version, or from anybody. `games`: those that can be played so. */
export function readSetup(shelf: Shelf, games: string[], name: string): Setup {
  const kept = (shelf.get(shelfKey) ?? {}) as Partial<Record<keyof Setup, unknown>>;
  const names = texts(kept.names).map((one) => one.slice(0, longestName));
  if (names.length === 0) names.push(name);
  while (names.length < leastPeople) names.push('');
  const options = kept.options;
  const isObject = typeof options === 'object' && options !== null && !Array.isArray(options);
  return {
    game: games.find((id) => id === kept.game) ?? games[0] ?? '',
    names,
    bots: texts(kept.bots),
    options: isObject ? (options as Setup['options']) : {},
  };
}

export function keepSetup(shelf: Shelf, setup: Setup): void {
  shelf.set(shelfKey, setup);
}

/** As many as there are seats, people first, and only bots there are. */
export function fitting(setup: Setup, { max_seats, bots: levels }: Pick<Game, 'max_seats' | 'bots'>): Setup {
  const names = setup.names.slice(0, max_seats);
  const bots = setup.bots.slice(0, max_seats - names.length);
  return { ...setup, names, bots: bots.map((level) => (levels.includes(level) ? level : firstLevel(levels))) };
}

/** As they are shown: who gave no name gets one with the number of the seat. */
export function shownNames(names: readonly string[], unnamed: (n: number) => string): string[] {
  return names.map((name, i) => name.trim() || unnamed(i + 1));
}

/** The first who has the name of somebody before, as people see names. Null: all differ. */
export function sameName(names: readonly string[]): number | null {
  const plain = names.map((name) => name.normalize('NFKC').replace(/\p{C}/gu, '').toLocaleLowerCase());
  const at = plain.findIndex((name, i) => plain.indexOf(name) < i);
  return at < 0 ? null : at;
}
