import { beforeAll, expect, test } from 'vitest';
import { nodeEngine } from '../../../engine/node';
import { addWords, use } from '../../../i18n/i18n.svelte';
import '../../index'; // its words
import type { Tile } from '../engine';
import { nmbr9 } from '../index';
import { isSamePlace, viewOf } from './learn';
import { contact, reasons, type Placed } from './why';

const engine = await nodeEngine();
const shapes = await engine.call('nmbr9.shapes', null);

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  addWords(nmbr9.review!.words);
  await use('en');
});

// Two nines side by side.
const nines: Tile[] = [
  { number: 9, x: 0, y: 0, level: 0, rotation: 0 },
  { number: 9, x: 3, y: 0, level: 0, rotation: 0 },
];
const one = (x: number, y: number, level: number, rotation = 0): Tile => ({ number: 8, x, y, level, rotation });
const placed = (best: Tile, more: Partial<Placed> = {}): Placed => ({
  number: 8,
  lost: 2,
  best,
  holes: [],
  best_holes: [],
  above: 0,
  best_above: 0,
  ...more,
});

test('edges that a tile shares with its level', () => {
  expect(contact(shapes, nines.slice(0, 1), nines[1]!)).toBe(4 - [...emptySides()].length);
  expect(contact(shapes, nines, one(20, 0, 0))).toBe(0);
  expect(contact(shapes, nines, one(1, 0, 1, 1))).toBe(0); // another level
});
/** Rows in which the two nines do not touch. */
function* emptySides(): Generator<number> {
  const at = (tile: Tile) => shapes[tile.number]![tile.rotation]!.squares.map(([x, y]) => `${x + tile.x},${y}`);
  const [left, right] = [new Set(at(nines[0]!)), new Set(at(nines[1]!))];
  for (let y = 0; y < 4; ++y) if (!left.has(`2,${y}`) || !right.has(`3,${y}`)) yield y;
}

test('a level that was given away, and what lies below it', () => {
  expect(reasons(shapes, nines, one(6, 0, 0), placed(one(1, 0, 1, 1)))).toEqual([
    'Level 0 gave 0. Level 1 would give 8: the dashed place lies across 9 and 9.',
  ]);
  expect(reasons(shapes, nines, one(1, 0, 1, 1), placed(one(6, 0, 0)))[0]).toMatch(/^Level 1 gave 8, level 0/);
});

test('holes and places above', () => {
  const said = reasons(
    shapes,
    nines,
    one(20, 0, 0),
    placed(one(20, 8, 0), {
      holes: [
        [1, 1],
        [1, 2],
      ],
      above: 3,
      best_above: 12,
    }),
  );
  expect(said[0]).toContain('a hole of 2 squares on level 0');
  expect(said[1]).toBe('The best place closes none.');
  expect(said[2]).toBe('After it the cards to come have 3 places on level 1, after the best place 12.');
});

test('nothing was lost: nothing to say; nothing to see: that is said', () => {
  expect(reasons(shapes, nines, one(20, 0, 0), placed(one(20, 8, 0), { lost: 0 }))).toEqual([]);
  expect(reasons(shapes, nines, one(20, 0, 0), placed(one(20, 8, 0)))).toEqual([
    'The layout doesn’t show it: the difference is what the cards to come bring there on average.',
  ]);
});

test('the same squares are the same place', () => {
  const zero = { x: 0, y: 0, level: 0 };
  expect(isSamePlace(shapes, 0, { ...zero, rotation: 0 }, { ...zero, rotation: 2 })).toBe(true);
  expect(isSamePlace(shapes, 0, { ...zero, rotation: 0 }, { ...zero, rotation: 1 })).toBe(false);
  expect(isSamePlace(shapes, 0, { ...zero, rotation: 0 }, { ...zero, level: 1, rotation: 0 })).toBe(false);
});

test('the table as it was before the tile was placed', () => {
  const record = {
    game: 'nmbr9',
    players: ['Ana', 'Bruno'],
    deck: [9, 9, 8],
    placements: nines.map((tile) => [tile, tile]),
  };
  const view = viewOf(record, 1, 1);
  expect(view.turns.length).toBe(1);
  expect(view.state.game).toEqual({ cards: [9, 9], scores: [0, 0] });
  expect(view.state.seats.map(({ must_act }) => must_act)).toEqual([false, true]);
});
