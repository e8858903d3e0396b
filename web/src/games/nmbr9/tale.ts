// The tale of finished layouts: the best tile and the levels that counted, from the scores that the engine counted.
import type { LayoutScore } from './engine';

export interface BestTile {
  seat: number;
  number: number;
  level: number;
  points: number;
}

/** Levels that brought anybody points, from the lowest up. */
export function levelsOf(scores: (LayoutScore | null)[]): number[] {
  const all = scores.flatMap(
    (score) => score?.levels.filter(({ points }) => points > 0).map(({ level }) => level) ?? [],
  );
  return [...new Set(all)].sort((a, b) => a - b);
}

/** The tile that brought the most points; the first of several. Null while nothing is known, or if none brought any. */
export function bestTile(players: { seat: number; score: LayoutScore | null }[]): BestTile | null {
  let best: BestTile | null = null;
  for (const { seat, score } of players) {
    for (const { level, numbers, points } of score?.levels ?? []) {
      const sum = numbers.reduce((all, one) => all + one, 0);
      const number = Math.max(...numbers);
      // A level is worth the same for every number on it.
      const worth = sum === 0 ? 0 : (points / sum) * number;
      if (worth > (best?.points ?? 0)) best = { seat, number, level, points: worth };
    }
  }
  return best;
}
