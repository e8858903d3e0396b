// Games of days on this device. Those that are played without a connection: the seed that the server gave out, the
// table, and whether it has been handed in, the newest day last. Those of days that were over. And what par was.
import { localShelf, type Shelf } from '../settings/kept';

export interface OfflineDay {
  day: number;
  game: string;
  seed: string;
  /** Empty: not begun. */
  table: string;
  handed: boolean;
}

const key = 'offline_days';
const most = 8; // a day can be handed in for a week

const isDay = (value: unknown): value is OfflineDay => {
  const { day, game, seed, table, handed } = (value ?? {}) as Record<string, unknown>;
  return (
    Number.isInteger(day) &&
    typeof game === 'string' &&
    typeof seed === 'string' &&
    typeof table === 'string' &&
    typeof handed === 'boolean'
  );
};

export function offlineDays(shelf: Shelf = localShelf): OfflineDay[] {
  const kept = shelf.get(key);
  return Array.isArray(kept) ? kept.filter(isDay) : [];
}

/** Keeps a day, in place of what was known of it. */
export function keepDay(day: OfflineDay, shelf: Shelf = localShelf): void {
  const others = offlineDays(shelf).filter((one) => one.day !== day.day);
  shelf.set(key, [...others, day].sort((a, b) => a.day - b.day).slice(-most));
}

/** A day that is over, played on this device for fun: its link is known by then. */
export interface LaterDay {
  day: number;
  table: string;
  link: string;
  anchor: string;
}

const laterKey = 'later_days';
const mostLater = 400;

const isLater = (value: unknown): value is LaterDay => {
  const { day, table, link, anchor } = (value ?? {}) as Record<string, unknown>;
  return Number.isInteger(day) && [table, link, anchor].every((text) => typeof text === 'string');
};

/** The newest one comes last. */
export function laterDays(shelf: Shelf = localShelf): LaterDay[] {
  const kept = shelf.get(laterKey);
  return Array.isArray(kept) ? kept.filter(isLater) : [];
}

/** Keeps a day, in place of what was played of it before. */
export function keepLater(day: LaterDay, shelf: Shelf = localShelf): void {
  const others = laterDays(shelf).filter((one) => one.day !== day.day);
  shelf.set(laterKey, [...others, day].slice(-mostLater));
}

const laterOf = (table: string, shelf: Shelf): LaterDay | null =>
  laterDays(shelf).find((one) => one.table === table) ?? null;

/** Where one goes from the game of a day, which is played without help. Null: the table is of no day. */
export function placeOfDay(table: string, shelf: Shelf = localShelf): string | null {
  if (offlineDays(shelf).some((one) => one.table === table)) return '/today';
  const later = laterOf(table, shelf);
  return later && `/today/${later.day}`;
}

/** The record of a table on this device. That of a day which was over has the day, with its proof, instead of a promise
 *  about a deck that everybody knew. */
export function recordOfDay(table: string, record: string, shelf: Shelf = localShelf): string {
  const later = laterOf(table, shelf);
  if (!later) return record;
  const found = JSON.parse(record) as { fair?: Record<string, unknown> };
  const { deck: _, ...fair } = found.fair ?? {};
  const day = { number: later.day, board: 'live', link: later.link, anchor: later.anchor, later: true };
  return JSON.stringify({ ...found, fair: { ...fair, day } });
}

/** What a record says of the day it was played on. Null: of none. */
export function dayOf(record: unknown): { day: number; board: 'live' | 'offline'; later: boolean } | null {
  const found = (record as { fair?: { day?: { number?: unknown; board?: unknown; later?: unknown } } }).fair?.day;
  if (!Number.isInteger(found?.number)) return null;
  const board = found?.board === 'offline' ? 'offline' : 'live';
  return { day: found?.number as number, board, later: found?.later === true };
}

const parKey = 'day_pars';
const mostPars = 800;

/** Par of days, as far as the server has told it: one's charts show it without a connection, too. */
export function keptPars(shelf: Shelf = localShelf): ReadonlyMap<number, number> {
  const kept = shelf.get(parKey);
  const isPair = (one: unknown): one is [number, number] =>
    Array.isArray(one) && one.length === 2 && Number.isInteger(one[0]) && Number.isFinite(one[1]);
  return new Map(Array.isArray(kept) ? kept.filter(isPair) : []);
}

export function keepPars(days: readonly { day: number; par: number | null }[], shelf: Shelf = localShelf): void {
  const pars = new Map(keptPars(shelf));
  for (const { day, par } of days) if (par !== null) pars.set(day, par);
  shelf.set(parKey, [...pars].sort(([a], [b]) => a - b).slice(-mostPars));
}
