import { expect, test } from 'vitest';
import { outline } from './outline';

const plain = { inset: 0, convex: 0, concave: 0 };
const corners = (path: string) => path.replace(/A0 0 0 0 [01] [-\d.]+ [-\d.]+/g, '');

test('the outline goes around the squares, clockwise', () => {
  expect(corners(outline([[0, 0]], 10, plain))).toBe('M0 0L10 0L10 10L0 10Z');
  // ##
  // .#
  expect(
    corners(
      outline(
        [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
        1,
        plain,
      ),
    ),
  ).toBe('M0 0L2 0L2 2L1 2L1 1L0 1Z');
});

test('a hole has a line of its own', () => {
  const ring = [0, 1, 2]
    .flatMap((y) => [0, 1, 2].map((x) => [x, y] as [number, number]))
    .filter(([x, y]) => x !== 1 || y !== 1);
  expect(outline(ring, 1, plain).match(/M/g)).toHaveLength(2);
});

test('corners turn outwards and inwards, and the line keeps away from the edge', () => {
  const path = outline(
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
    100,
    { inset: 0.01, convex: 0.1, concave: 0.05 },
  );
  expect(path.match(/A10 10 0 0 1/g)).toHaveLength(5);
  expect(path.match(/A5 5 0 0 0/g)).toHaveLength(1);
  expect(path.startsWith('M1 11A10 10 0 0 1 11 1')).toBe(true);
});
