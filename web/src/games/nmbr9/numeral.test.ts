import { expect, test } from 'vitest';
import type { Tile } from './engine';
import { nodeEngine } from '../../engine/node';
import { firstChoice, spotsOf } from './numeral';

const shapes = await (await nodeEngine()).call('nmbr9.shapes', null);
const six: Tile = { number: 6, x: 0, y: 0, level: 0, rotation: 0 };
const bare = (): number => -1;

test('the square of the numeral turns with the tile', () => {
  expect(firstChoice(shapes[6]![0]!, 6, 0)).toEqual([1, 2]);
  expect(firstChoice(shapes[6]![0]!, 6, 1)).toEqual([1, 1]);
  expect(firstChoice(shapes[6]![0]!, 6, 2)).toEqual([1, 1]);
  expect(firstChoice(shapes[6]![0]!, 6, 3)).toEqual([2, 1]);
});

test('every first choice is a square of its tile, in every rotation', () => {
  shapes.forEach((rotations, number) =>
    rotations.forEach((shape, rotation) =>
      expect(shape.squares).toContainEqual(firstChoice(rotations[0]!, number, rotation)),
    ),
  );
});

test('the level stands beside the numeral', () => {
  expect(spotsOf(shapes, six, bare)).toEqual({
    numeral: { column: 1, row: 2, up: 0 },
    level: { column: 2, row: 2, up: 0 },
  });
});

test('a covered square is left for the nearest free one, and overlap from below moves it up', () => {
  const covered = (x: number, y: number): number => (x >= 1 && y >= 2 ? 1 : 0);
  const { numeral, level } = spotsOf(shapes, six, covered);
  expect(numeral).toEqual({ column: 0, row: 2, up: 0 });
  expect(level).toEqual({ column: 0, row: 3, up: 0 });
  const below = (_: number, y: number): number => (y === 3 ? 2 : 0);
  expect(spotsOf(shapes, six, below).numeral).toEqual({ column: 1, row: 2, up: 0.11 });
});

test('a level that has no room beside the numeral stands elsewhere on the tile', () => {
  // Seen of the 6: its numeral's square and one far from it.
  const seen = ['1,2', '0,0'];
  const top = (x: number, y: number): number => (seen.includes(`${x},${y}`) ? 0 : 1);
  expect(shapes[6]![0]!.squares).toContainEqual([0, 0]);
  expect(spotsOf(shapes, six, top).level).toMatchObject({ column: 0, row: 0 });
});

test('nothing stands on a tile that cannot be seen', () => {
  expect(spotsOf(shapes, six, () => 1)).toEqual({ numeral: null, level: null });
});
