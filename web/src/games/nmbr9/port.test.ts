import { expect, test } from 'vitest';
import { bring, fit, holds, limitsOf, zoom } from './port';

const inner = { left: 20, top: 80, width: 700, height: 500 };
const bounds = { left: -3, top: -2, right: 9, bottom: 6 };

test('everything is in sight and in the middle', () => {
  const port = fit(bounds, inner);
  expect(holds(port, bounds, inner)).toBe(true);
  expect(port.x + port.square * 3).toBeCloseTo(inner.left + inner.width / 2);
  expect(port.y + port.square * 2).toBeCloseTo(inner.top + inner.height / 2);
});

test('a first tile is not absurdly large', () => {
  expect(fit({ left: 0, top: 0, right: 2, bottom: 4 }, inner).square).toBe(limitsOf(inner).most);
  expect(limitsOf({ ...inner, width: 2400, height: 1300 }).most).toBe(96);
});

test('what is out of sight is brought in by the shortest way', () => {
  const port = fit(bounds, inner);
  const tile = { left: 20, top: 0, right: 23, bottom: 4 };
  expect(holds(port, tile, inner)).toBe(false);
  const moved = bring(port, tile, inner);
  expect(holds(moved, tile, inner)).toBe(true);
  expect(moved.square).toBe(port.square);
  expect(moved.y).toBe(port.y);
  expect(bring(moved, tile, inner)).toEqual(moved);
});

test('zooming keeps the point under the finger, and has limits', () => {
  const port = fit(bounds, inner);
  const near = zoom(port, 1.3, 200, 300, inner);
  expect((200 - near.x) / near.square).toBeCloseTo((200 - port.x) / port.square);
  expect(zoom(port, 1000, 0, 0, inner).square).toBe(limitsOf(inner).most * 1.5);
  expect(zoom(port, 0.0001, 0, 0, inner).square).toBe(limitsOf(inner).least);
});
