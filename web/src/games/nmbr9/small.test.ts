// Rows of the score, the climb, keys, forms, engraved lines.
import { expect, test } from 'vitest';
import { climbOf } from './climb';
import { keyAction } from './keys';
import { engraving, look, rim, unit } from './look';
import { scoreRows } from './score';
import { formOf } from './space.svelte';

test('the tile in hand adds a row where its level has none', () => {
  const score = {
    levels: [
      { level: 0, numbers: [3, 4], points: 0 },
      { level: 1, numbers: [6], points: 6 },
    ],
    total: 6,
  };
  expect(scoreRows(score, null).map(({ level }) => level)).toEqual([1, 0]);
  const rows = scoreRows(score, { number: 8, level: 2, preview: { levels: [], total: 22 } });
  expect(rows[0]).toEqual({ level: 2, numbers: [], points: 0, tried: 8, more: 16 });
  const same = scoreRows(score, { number: 8, level: 1, preview: { levels: [], total: 14 } });
  expect(same[0]).toEqual({ level: 1, numbers: [6], points: 6, tried: 8, more: 8 });
});

test('an empty layout has a level 0', () => {
  expect(scoreRows({ levels: [], total: 0 }, null)).toEqual([
    { level: 0, numbers: [], points: 0, tried: null, more: null },
  ]);
});

test('the climb goes up card by card, and its scale holds goal and score', () => {
  const { path, end, ticks } = climbOf([0, 115], 4, 100);
  expect(ticks).toEqual([0, 50, 100]);
  expect(path.match(/H/g)).toHaveLength(2);
  expect(end.x).toBe(0.5);
  expect(end.y).toBeGreaterThan(0);
  expect(climbOf([160], 20, 100).ticks).toContain(150);
});

test('keys', () => {
  const press = (key: string, more = {}) =>
    keyAction({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });
  expect(press('ArrowLeft')).toEqual({ do: 'move', dx: -1, dy: 0 });
  expect(press('r')).toEqual({ do: 'turn', by: 1 });
  expect(press('R', { shiftKey: true })).toEqual({ do: 'turn', by: -1 });
  expect(press('r', { ctrlKey: true })).toBeNull(); // reloads the page
  expect(press('p')).toEqual({ do: 'step', by: -1 });
  expect(press('x')).toBeNull();
});

test('forms of the screen', () => {
  expect(formOf(1280, 800)).toBe('wide');
  expect(formOf(390, 844)).toBe('tall');
  expect(formOf(844, 390)).toBe('low');
  expect(formOf(768, 1024)).toBe('tall');
  expect(formOf(1024, 500)).toBe('low');
});

test('engraved lines are between squares only', () => {
  expect(
    engraving([
      [0, 0],
      [1, 0],
    ]),
  ).toBe(`M${unit} ${0.2 * unit}v${0.6 * unit}`);
  expect(
    engraving([
      [0, 0],
      [1, 1],
    ]),
  ).toBe('');
});

test('the side of a tile is seen below squares with nothing below them', () => {
  const lines = rim([
    [0, 0],
    [1, 0],
    [0, 1],
  ]);
  expect(lines.match(/M/g)).toHaveLength(2);
  expect(lines).toContain(`v${look.lift * unit}`);
});
