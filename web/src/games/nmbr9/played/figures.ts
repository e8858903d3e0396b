// What one's games of NMBR 9 show, in figures: points by level and by number, scores one after the other. Read from
// records and the referee's verdicts.
import type { JudgedGame } from '../../game';
import type { Nmbr9Record } from '../review/game';

interface Verdict {
  scores: number[];
  levels: number[][]; // [seat][level]
}

export interface Figures {
  games: number;
  scores: number[]; // oldest first
  pars: (number | null)[]; // of games of a day
  /** Of a hundred points: on levels 1, 2, 3, and 4 or higher. */
  levels: number[];
  /** Points of a tile on average, by its number; null: never laid. */
  tiles: (number | null)[];
}

export const shownLevels = 4;

export function figuresOf(games: readonly JudgedGame[]): Figures {
  const scores: number[] = [];
  const levels = Array<number>(shownLevels).fill(0);
  const points = Array<number>(10).fill(0);
  const laid = Array<number>(10).fill(0);
  for (const { record, verdict, seat } of games) {
    const { deck, placements } = record as Nmbr9Record;
    const judged = verdict as Verdict;
    scores.push(judged.scores[seat] ?? 0);
    for (const [level, sum] of (judged.levels[seat] ?? []).entries()) {
      if (level > 0) levels[Math.min(level, shownLevels) - 1]! += sum;
    }
    for (const [round, places] of placements.entries()) {
      const tile = deck[round];
      const place = places[seat];
      if (tile === undefined || !place) continue;
      ++laid[tile]!;
      points[tile]! += tile * place.level;
    }
  }
  const all = levels.reduce((sum, each) => sum + each, 0);
  return {
    games: scores.length,
    scores,
    pars: games.map(({ par }) => par ?? null),
    levels: levels.map((each) => (100 * each) / Math.max(1, all)),
    tiles: points.map((sum, tile) => (laid[tile] ? sum / laid[tile]! : null)),
  };
}

/** Means of the last `count` values, from the first moment on at which there are so many. */
export function runningMeans(values: readonly number[], count = 10): number[] {
  const span = Math.min(count, values.length);
  return values.slice(span - 1).map((_, i) => mean(values.slice(i, i + span)));
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
