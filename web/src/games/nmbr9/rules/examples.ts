// The layouts in the pictures of the rules, each with a place that is legal or with the reason why it is not. The page
// draws them without the engine; examples.test.ts asks it whether all of this is true.
import type { PlaceCheck, Shape, Tile } from '../engine';
import type { Laid, Shapes } from '../layout';

/** The ten tiles as they are printed. */
const printed = [
  ['###', '#.#', '#.#', '###'],
  ['##', '.#', '.#', '.#'],
  ['.##', '.##', '##.', '###'],
  ['###', '..#', '.##', '###'],
  ['.##', '.#.', '###', '.##'],
  ['###', '###', '..#', '###'],
  ['##.', '#..', '###', '###'],
  ['###', '.#.', '##.', '#..'],
  ['.##', '.##', '##.', '##.'],
  ['###', '###', '##.', '##.'],
];

function shape(rows: readonly string[]): Shape {
  const squares = rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === '#' ? [[x, y] as [number, number]] : [])),
  );
  return { squares, width: rows[0]?.length ?? 0, height: rows.length };
}

/** A quarter turn clockwise. */
function turned({ squares, width, height }: Shape): Shape {
  const next = squares.map(([x, y]) => [height - 1 - y, x] as [number, number]);
  return { squares: next.sort((a, b) => a[1] - b[1] || a[0] - b[0]), width: height, height: width };
}

export const shapes: Shapes = printed.map((rows) => {
  const rotations = [shape(rows)];
  while (rotations.length < 4) rotations.push(turned(rotations.at(-1)!));
  return rotations;
});

export interface Example {
  tiles: readonly Laid[];
  /** A place where the next tile may not lie. */
  refused?: Tile & { reason: PlaceCheck['reason'] };
}

const tile = (number: number, x: number, level = 0, rotation = 0, y = 0): Tile => ({ number, x, y, level, rotation });
const laid = (...tiles: Tile[]): Laid[] => tiles.map((one, turn) => ({ ...one, turn }));

export const edge: Example = { tiles: laid(tile(4, 0), tile(4, 3)) };
export const corner: Example = { tiles: laid(tile(4, 0)), refused: { ...tile(4, 3, 0, 0, -1), reason: 'apart' } };
export const carried: Example = { tiles: laid(tile(0, 0), tile(6, 3), tile(1, 0, 1, 3)) };
export const overGap: Example = {
  tiles: laid(tile(0, 0), tile(6, 3)),
  refused: { ...tile(1, 1, 1, 3), reason: 'gap' },
};
export const onTwo: Example = { tiles: laid(tile(4, 0), tile(9, 3), tile(7, 2, 1)) };
export const onOne: Example = {
  tiles: laid(tile(4, 0), tile(9, 3)),
  refused: { ...tile(7, 3, 1), reason: 'one_tile' },
};

/** One tile alone, as it is turned and on the level on which it is thought to lie. */
export const single = (number: number, rotation = 0, level = 0): Example => ({
  tiles: laid(tile(number, 0, level, rotation)),
});
