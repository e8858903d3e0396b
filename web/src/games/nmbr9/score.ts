// The rows of the score: what lies on a level, and what the tile in hand would add there.
import type { LayoutScore } from './engine';

export interface ScoreRow {
  level: number;
  numbers: number[];
  points: number;
  tried: number | null; // the number in hand
  more: number | null; // the points it would add
}

/** From the highest level down. `preview` is the score with the tile in hand, on `level`. */
export function scoreRows(
  score: LayoutScore,
  hand: { number: number; level: number; preview: LayoutScore } | null,
): ScoreRow[] {
  const rows: ScoreRow[] = score.levels.map(({ level, numbers, points }) => ({
    level,
    numbers,
    points,
    tried: null,
    more: null,
  }));
  if (hand) {
    let row = rows.find(({ level }) => level === hand.level);
    if (!row) rows.push((row = { level: hand.level, numbers: [], points: 0, tried: null, more: null }));
    row.tried = hand.number;
    row.more = hand.preview.total - score.total;
  }
  // An empty table has a level 0 all the same: nothing jumps when the first tile is put there.
  if (rows.length === 0) rows.push({ level: 0, numbers: [], points: 0, tried: null, more: null });
  return rows.sort((a, b) => b.level - a.level);
}
