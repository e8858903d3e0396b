// Layouts that lessons and their pictures share. lessons.test.ts asks the engine whether they can be built.
import type { Tile } from '../engine';

export const tile = (number: number, x: number, y = 0, level = 0, rotation = 0): Tile => ({
  number,
  x,
  y,
  level,
  rotation,
});

/** Five tiles on the table. */
export const base = [tile(4, 0), tile(9, 3), tile(6, 6), tile(3, 1, 4, 0, 1), tile(2, 5, 4, 0, 1)];
/** With two on them that carry a third level. */
export const tower = [...base, tile(7, 2, 0, 1), tile(0, 4, 1, 1)];
export const fives = [tile(5, -2, -2), tile(5, -3, 0, 0, 2), tile(1, -5, 0)];
/** A 2 has closed a hole of one square. */
export const closed = [...fives, tile(2, -6, 4, 0, 3)];
