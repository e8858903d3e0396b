// The view over the turns of a game.
import { beforeEach, expect, test, vi } from 'vitest';
import { Camera } from './camera.svelte';
import { fit, holds } from './port';

const inner = { left: 20, top: 80, width: 700, height: 500 };
const small = { left: 0, top: 0, right: 8, bottom: 7 };
const large = { left: -4, top: -3, right: 12, bottom: 11 };
const tile = { left: 9, top: 9, right: 12, bottom: 11 };
let camera: Camera;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true })); // no motion
  vi.stubGlobal('cancelAnimationFrame', () => {});
  camera = new Camera();
  camera.reset(small, inner);
});

test('a layout that grows stays in sight', () => {
  expect(camera.port).toEqual(fit(small, inner));
  camera.follow(large, tile);
  expect(camera.port).toEqual(fit(large, inner));
});

test('who zooms keeps that view for the turn; the next card fits again', () => {
  camera.zoom(1.17, 300, 300);
  const own = camera.port;
  camera.follow(small, { left: 3, top: 3, right: 5, bottom: 5 });
  expect(camera.port).toEqual(own);
  camera.nextTurn();
  camera.follow(large, tile);
  expect(camera.port).toEqual(fit(large, inner));
});

test('zoomed out for a turn, the next card is as large as it can be', () => {
  camera.zoom(0.5, 300, 300);
  camera.nextTurn();
  camera.follow(small, null);
  expect(camera.port).toEqual(fit(small, inner));
});

test('in a view of one’s own the tile in hand stays in sight', () => {
  camera.zoom(1.3, 300, 300);
  const { square } = camera.port;
  camera.follow(large, tile);
  expect(camera.port.square).toBe(square);
  expect(holds(camera.port, tile, inner)).toBe(true);
});

test('a table that moved along with a dragged tile is no view of one’s own', () => {
  camera.shift(-400, 0);
  camera.follow(large, tile);
  expect(camera.port).toEqual(fit(large, inner));
});

test('nothing moves with a new card that changes little', () => {
  const before = camera.port;
  camera.nextTurn();
  camera.follow({ ...small, bottom: 6.8 }, null);
  expect(camera.port).toEqual(before);
});
