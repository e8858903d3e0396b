// A review as the engine writes it (docs/review.md): what every game has in it. Games add what is theirs.

export const grades = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof grades)[number];

export interface SeatReview {
  name: string;
  lost: number | null;
  luck: number | null;
  grades: Record<Grade, number> | null;
  plays_like?: string | null;
}

export interface Review {
  game: string;
  version: string;
  complete: boolean;
  seats: SeatReview[];
}

/** A record as far as every game has it. */
export interface RecordText {
  game: string;
  players: string[];
  /** Turns in which a seat was shown what to choose. */
  help?: { seat: number; round: number; turn: number }[];
  /** The first turn that is not another game's. */
  from?: { round: number; turn: number };
}

/** A decision of a seat: one for every turn of the game. Null where it is not known yet. */
export interface Decision {
  /** On the time line: a number, or where it stands. */
  label: string;
  lost: number | null;
  luck: number | null;
  grade: Grade | null;
  /** The level of the bot that decided for an absent player. */
  by: string | null;
}

/** The turns that cost a seat most, dearest first; none that cost nothing. */
export function worst(decisions: readonly Decision[], count = 3): number[] {
  return decisions
    .map(({ lost, by }, at) => ({ at, lost: by === null ? (lost ?? 0) : 0 }))
    .filter(({ lost }) => lost > 0)
    .sort((a, b) => b.lost - a.lost || a.at - b.at)
    .slice(0, count)
    .map(({ at }) => at);
}

export const isMistake = ({ grade, by }: Decision): boolean =>
  by === null && (grade === 'inaccuracy' || grade === 'mistake' || grade === 'blunder');

/** The next mistake after `at`, or before it; null: there is none. */
export function mistakeFrom(decisions: readonly Decision[], at: number, step: 1 | -1): number | null {
  for (let i = at + step; i >= 0 && i < decisions.length; i += step) if (isMistake(decisions[i]!)) return i;
  return null;
}
