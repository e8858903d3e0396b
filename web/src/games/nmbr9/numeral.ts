// The numeral and the level on a tile: on a square that no higher tile covers.
import type { Shape, Tile } from './engine';
import { shapeOf, type Shapes } from './layout';
import { look } from './look';

/** Column and row from the tile's corner, and how far up (in squares) it is moved so that nothing overlaps it. */
export interface Spot {
  column: number;
  row: number;
  up: number;
}
export interface Spots {
  numeral: Spot | null; // null: nothing of the tile can be seen
  level: Spot | null;
}

/** The square of the numeral on each tile as it is printed. */
const first: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, 1],
  [1, 1],
  [2, 2],
  [1, 2],
  [1, 1],
  [1, 2],
  [1, 1],
  [1, 1],
  [1, 1],
];

/** That square after quarter turns clockwise. */
export function firstChoice(printed: Shape, number: number, rotation: number): [number, number] {
  let [column, row] = first[number] ?? [0, 0];
  let { width, height } = printed;
  for (let turn = 0; turn < rotation; ++turn) {
    [column, row] = [height - 1 - row, column];
    [width, height] = [height, width];
  }
  return [column, row];
}

/** `top`: the level on top of a square of the table, or -1. */
export function spotsOf(shapes: Shapes, tile: Tile, top: (x: number, y: number) => number): Spots {
  const shape = shapeOf(shapes, tile);
  const above = (column: number, row: number): number => Math.max(0, top(tile.x + column, tile.y + row) - tile.level);
  const free = shape.squares.filter(([column, row]) => above(column, row) === 0);
  const [column, row] = firstChoice(shapes[tile.number]![0]!, tile.number, tile.rotation);
  const cost = ([c, r]: readonly [number, number]): number =>
    (c - column) ** 2 + (r - row) ** 2 + (above(c, r + 1) > 0 ? 1.5 : 0);
  const best = free.reduce<[number, number] | null>((a, b) => (a === null || cost(b) < cost(a) ? b : a), null);
  if (best === null) return { numeral: null, level: null };
  const wanted = free.find(([c, r]) => c === column && r === row) ?? best;
  const spot = (c: number, r: number): Spot => ({ column: c, row: r, up: (above(c, r + 1) * look.lift) / 2 });
  const beside = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ]
    .map(([dx, dy]) => [wanted[0] + dx!, wanted[1] + dy!] as const)
    .find(([c, r]) => free.some((square) => square[0] === c && square[1] === r));
  // None beside it: another one, or the tile would not say how high it lies.
  const other = beside ?? free.find(([c, r]) => c !== wanted[0] || r !== wanted[1]);
  return { numeral: spot(...wanted), level: other ? spot(...other) : null };
}
