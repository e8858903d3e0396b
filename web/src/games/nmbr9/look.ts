// How a tile is drawn. Lengths are in parts of a square; a drawing has `unit` to a square.
import { outline } from './outline';

export type Squares = readonly (readonly [number, number])[];

export const look = { inset: 0.015, convex: 0.13, concave: 0.08, lift: 0.11, held: 0.4 } as const;
export const unit = 60;
/** Squares smaller than this (in pixels) have no engraving and no level. */
export const smallSquare = 22;

/** The face of a tile as a path; `more` is added to the inset. */
export function face(squares: Squares, more = 0): string {
  return outline(squares, unit, { inset: look.inset + more, convex: look.convex, concave: look.concave });
}

/** Short engraved lines between neighbouring squares. */
export function engraving(squares: Squares): string {
  const filled = new Set(squares.map(([x, y]) => `${x},${y}`));
  const short = 0.6 * unit;
  let path = '';
  for (const [x, y] of squares) {
    if (filled.has(`${x + 1},${y}`)) path += `M${(x + 1) * unit} ${(y + 0.2) * unit}v${short}`;
    if (filled.has(`${x},${y + 1}`)) path += `M${(x + 0.2) * unit} ${(y + 1) * unit}h${short}`;
  }
  return path;
}
