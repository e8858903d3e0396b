import { expect, test } from 'vitest';
import { betterThan, columnsOf } from './scores';

test('scores stand in columns of equal width, yours marked', () => {
  expect(columnsOf([], 3)).toEqual([]);
  expect(columnsOf([[104, 3]], 104)).toEqual([{ low: 104, high: 104, tries: 3, isYours: true }]);
  const columns = columnsOf(
    [
      [-3, 1],
      [0, 2],
      [61, 3],
      [64, 1],
      [99, 5],
    ],
    64,
  );
  expect(columns.length).toBeLessThanOrEqual(24);
  expect(columns.reduce((sum, { tries }) => sum + tries, 0)).toBe(12);
  const mine = columns.filter(({ isYours }) => isYours);
  expect(mine).toEqual([{ low: 60, high: 64, tries: 4, isYours: true }]);
});

test('what a score would have been among the others', () => {
  const bars: [number, number][] = [[80, 1], [90, 2], [100, 1]]; // prettier-ignore
  expect([79, 80, 90, 95, 200].map((score) => betterThan(bars, score))).toEqual([0, 0, 25, 75, 100]);
  expect(betterThan([], 5)).toBe(0);
});
