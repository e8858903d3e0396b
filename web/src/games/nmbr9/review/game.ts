// A recorded game of NMBR 9 and its review, as the review's screen reads them (docs/records.md, docs/review.md).
import type { Decision, Grade, RecordText, Review, SeatReview } from '../../../review/review';
import type { Place } from '../engine';
import type { Laid } from '../layout';

export interface Nmbr9Record extends RecordText {
  variant?: string;
  deck: number[];
  placements: Place[][]; // [round][seat]
}

export interface Nmbr9Placement {
  round: number;
  number: number;
  expected: number | null;
  stderr: number | null;
  best: (Place & { expected: number }) | null;
  lost: number | null;
  luck: number | null;
  grade: Grade | null;
  by?: string;
  /** Squares that the placement, or the best one, closed in: too few for any tile. */
  holes?: [number, number][] | null;
  best_holes?: [number, number][] | null;
  /** Places that the cards to come would have on the level above it, and above the best one. */
  above?: number | null;
  best_above?: number | null;
}

export interface Nmbr9Review extends Review {
  start: number | null;
  par: number | null;
  par_stderr: number | null;
  best: { score: number; upper_bound: number | null; record: Nmbr9Record } | null;
  seats: (SeatReview & { score: number; placements: Nmbr9Placement[] })[];
}

const isPlace = (place: unknown): place is Place => {
  if (typeof place !== 'object' || place === null) return false;
  const { x, y, level, rotation } = place as Record<string, unknown>;
  const isIn = (value: unknown, low: number, high: number) =>
    Number.isInteger(value) && (value as number) >= low && (value as number) <= high;
  return isIn(x, -1000, 1000) && isIn(y, -1000, 1000) && isIn(level, 0, 100) && isIn(rotation, 0, 3);
};

/** The tiles of a seat after turn `at`. The record may be anything until the engine has refused it: what is no tile is
 *  left out. */
export function tilesOf(record: RecordText, seat: number, at: number): Laid[] {
  const { deck, placements } = record as Partial<Nmbr9Record>;
  if (!Array.isArray(deck) || !Array.isArray(placements)) return [];
  return placements.slice(0, at + 1).flatMap((round, turn) => {
    const place: unknown = Array.isArray(round) ? round[seat] : undefined;
    const number: unknown = deck[turn];
    if (!isPlace(place) || !Number.isInteger(number) || (number as number) < 0 || (number as number) > 9) return [];
    const { x, y, level, rotation } = place;
    return [{ number: number as number, x, y, level, rotation, turn }];
  });
}

/** Whether all cards of the game are known, also those that were not placed. */
export function isWholeDeck(record: RecordText): boolean {
  const { deck, variant = 'U-9-2-20' } = record as Partial<Nmbr9Record>;
  return Array.isArray(deck) && deck.length === Number(/^U-\d-\d-(\d+)$/.exec(variant)?.[1]);
}

export const scoreOf = (tiles: readonly Laid[]): number =>
  tiles.reduce((sum, { number, level }) => sum + number * level, 0);

export function placementOf(review: Review | null, seat: number, at: number): Nmbr9Placement | null {
  return (review as Nmbr9Review | null)?.seats?.[seat]?.placements?.[at] ?? null;
}

export const turnsOf = (record: RecordText): number =>
  Math.min(100, (record as Partial<Nmbr9Record>).placements?.length ?? 0);

export function decisionsOf(record: RecordText, review: Review | null, seat: number): Decision[] {
  return Array.from({ length: turnsOf(record) }, (_, at) => {
    const found = placementOf(review, seat, at);
    return {
      label: String((record as Partial<Nmbr9Record>).deck?.[at] ?? ''),
      lost: found?.lost ?? null,
      luck: found?.luck ?? null,
      grade: found?.grade ?? null,
      by: found?.by ?? null,
    };
  });
}

/** Points by level, highest first, of two layouts side by side. Level 0 is worth nothing. */
export function levelRows(
  yours: readonly Laid[],
  best: readonly Laid[],
): { level: number; yours: number; best: number }[] {
  const top = Math.max(0, ...yours.map(({ level }) => level), ...best.map(({ level }) => level));
  const on = (tiles: readonly Laid[], level: number) => scoreOf(tiles.filter((tile) => tile.level === level));
  return Array.from({ length: top }, (_, i) => top - i).map((level) => ({
    level,
    yours: on(yours, level),
    best: on(best, level),
  }));
}
