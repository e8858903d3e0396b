// A recorded game of The Number and its review, as the review's screen reads them (docs/records.md, docs/review.md).
import type { Decision, Grade, RecordText, Review, SeatReview } from '../../../review/review';

export interface NumberRecord extends RecordText {
  rounds: (string | null)[][][]; // [round][turn][seat]
}

export interface NumberTurn {
  round: number;
  turn: number;
  number: string | null;
  points: number;
  value: number | null;
  best: { number: string; value: number } | null;
  lost: number | null;
  luck: number | null;
  given?: number | null; // two players: what the other gave away
  chance?: number | null; // and the rest
  win?: { before: number | null; after: number | null }; // two players: the chance of winning the game
  grade: Grade | null;
  hindsight: { number: string; points: number } | null;
  by?: string;
}

export interface NumberReview extends Review {
  solving?: unknown;
  seats: (SeatReview & { final: number; turns: NumberTurn[] })[];
}

/** Where the turns stand, in their order. The record may be anything until the engine has refused it. */
export function momentsOf(record: RecordText): { round: number; turn: number }[] {
  const { rounds } = record as Partial<NumberRecord>;
  if (!Array.isArray(rounds)) return [];
  return rounds
    .slice(0, 100)
    .flatMap((turns, round) => (Array.isArray(turns) ? turns.slice(0, 5).map((_, turn) => ({ round, turn })) : []));
}

export function turnOf(review: Review | null, seat: number, at: number): NumberTurn | null {
  return (review as NumberReview | null)?.seats?.[seat]?.turns?.[at] ?? null;
}

export function decisionsOf(record: RecordText, review: Review | null, seat: number): Decision[] {
  return momentsOf(record).map(({ round, turn }, at) => {
    const found = turnOf(review, seat, at);
    return {
      label: `${round + 1}.${turn + 1}`,
      lost: found?.lost ?? null,
      luck: found?.luck ?? null,
      grade: found?.grade ?? null,
      by: found?.by ?? null,
    };
  });
}

/** Shades from the least (0) to the most. */
export function shades(values: readonly number[], count = 7): number[] {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const low = sorted[0] ?? 0;
  const high = sorted.at(-1) ?? 0;
  if (high <= low) return values.map(() => count - 1);
  return values.map((value) => Math.min(count - 1, Math.floor((count * (value - low)) / (high - low))));
}
