import { expect, test } from 'vitest';
import { bestTile, levelsOf } from './tale';

const low = {
  levels: [
    { level: 0, numbers: [4, 5], points: 0 },
    { level: 1, numbers: [9, 2], points: 11 },
  ],
  total: 11,
};
const high = {
  levels: [
    { level: 0, numbers: [8], points: 0 },
    { level: 1, numbers: [3], points: 3 },
    { level: 2, numbers: [0, 6], points: 12 },
  ],
  total: 15,
};

test('the tile that brought the most, of one and of all', () => {
  expect(bestTile([{ seat: 0, score: low }])).toEqual({ seat: 0, number: 9, level: 1, points: 9 });
  expect(
    bestTile([
      { seat: 0, score: low },
      { seat: 1, score: high },
    ]),
  ).toEqual({ seat: 1, number: 6, level: 2, points: 12 });
  expect(bestTile([{ seat: 0, score: null }])).toBeNull();
});

test('levels that brought points', () => {
  expect(levelsOf([low, null, high])).toEqual([1, 2]);
});
