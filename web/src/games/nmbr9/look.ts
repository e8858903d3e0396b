// The look of a tile: its lines as paths. Lengths are in parts of a square; a drawing has `unit` to a square.
import { outline } from './outline';

export type Squares = readonly (readonly [number, number])[];

export const look = { inset: 0.015, convex: 0.13, concave: 0.08, lift: 0.11, held: 0.4 } as const;
export const unit = 60;
/** Squares smaller than this (in pixels) have no engraving. */
export const smallSquare = 22;
/** On squares smaller than this no factor can be read. */
export const bareSquare = 10;

/** The face of a tile as a path; `more` is added to the inset. */
export function face(squares: Squares, more = 0): string {
  return outline(squares, unit, { inset: look.inset + more, convex: look.convex, concave: look.concave });
}

/** What is seen of the side of a tile below its face. */
export function rim(squares: Squares): string {
  const filled = new Set(squares.map(([x, y]) => `${x},${y}`));
  const short = (value: number): number => Math.round(value * unit * 100) / 100;
  return squares
    .filter(([x, y]) => !filled.has(`${x},${y + 1}`))
    .map(([x, y]) => {
      const from = x + (filled.has(`${x - 1},${y}`) && !filled.has(`${x - 1},${y + 1}`) ? 0 : look.inset);
      const to = x + 1 - (filled.has(`${x + 1},${y}`) && !filled.has(`${x + 1},${y + 1}`) ? 0 : look.inset);
      return `M${short(from)} ${short(y + 1 - look.inset)}H${short(to)}v${short(look.lift)}H${short(from)}Z`;
    })
    .join('');
}

/** Around squares that need not be a tile. */
export function area(squares: Squares): string {
  return outline(squares, unit, { inset: 0.035, convex: look.convex, concave: look.concave });
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
