// Games of a day that are played on this device without a connection: the seed that the server gave out, the table, and
// whether it has been handed in. The newest day comes last.
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

/** Whether this table is the game of a day, which is played without help. */
export const isOfDay = (table: string, shelf: Shelf = localShelf): boolean =>
  offlineDays(shelf).some((one) => one.table === table);
