import type { Shape } from './engine';
import type { Spots } from './numeral';

// The layout on the card of NMBR 9: a legal one, thirteen tiles on four levels. Each tile is drawn as it lies; tiles of
// a level stand in the order in which they are painted. The numeral stands on the square of the digit, its factor on x.
interface Piece {
  number: number;
  level: number;
  x: number;
  y: number;
  rows: string[];
  up?: number; // so that the tile below does not overlap the numeral
}

export const pieces: Piece[] = [
  { number: 1, level: 0, x: 3, y: -1, rows: ['1x##', '#...'] },
  { number: 1, level: 0, x: -1, y: -1, rows: ['#1x#', '#...'] },
  { number: 3, level: 0, x: 0, y: 0, rows: ['###', '##.', '3..', 'x##'] },
  { number: 4, level: 0, x: 4, y: 0, rows: ['##.', '##4', '.#.', '##.'] },
  { number: 4, level: 0, x: 2, y: 1, up: 0.17, rows: ['#4.', '###', '.#.', '##.'] },
  { number: 8, level: 0, x: 0, y: 4, rows: ['##..', '####', '..##'] },
  { number: 5, level: 0, x: 4, y: 4, rows: ['####', '#5.#', '#x.#'] },
  { number: 6, level: 1, x: 0, y: 0, rows: ['###', 'x6#', '..#', '.##'] },
  { number: 9, level: 1, x: 3, y: 0, rows: ['.##', '.##', '###', '##9'] },
  { number: 9, level: 1, x: 0, y: 4, rows: ['####', 'x9##', '..##'] },
  { number: 6, level: 2, x: 2, y: 0, rows: ['..##', 'x.##', '###6'] },
  { number: 7, level: 2, x: 2, y: 3, rows: ['###', '.7.', '#x.', '#..'] },
  { number: 8, level: 3, x: 3, y: 0, rows: ['.##', '.##', '#8.', '#x.'] },
];

export const levels = [0, 1, 2, 3];

export function shape({ rows }: Piece): Shape {
  const squares = rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === '.' ? [] : [[x, y] as [number, number]])),
  );
  return { squares, width: rows[0]?.length ?? 0, height: rows.length };
}

/** Where a sign stands in the drawing, if it does. */
function find({ rows, up = 0 }: Piece, sign: RegExp): { column: number; row: number; up: number } | null {
  const row = rows.findIndex((one) => sign.test(one));
  return row < 0 ? null : { column: (rows[row] as string).search(sign), row, up };
}

export function spots(piece: Piece): Spots {
  return { numeral: find(piece, /\d/), level: find(piece, /x/) };
}
