// The coach's lines, at tables as the server sends them.
import { beforeAll, expect, test } from 'vitest';
import { use } from '../../../i18n/i18n.svelte';
import type { TableView } from '../../../table/session';
import type { Place } from '../engine';
import { coachOf } from '../../index';
import coach from './index';

/** A table with your placements so far: number and level. The next card is `card`. */
function view(placed: [number, number][], card = 5, choice?: string): TableView {
  const place = (level: number): Place => ({ x: 0, y: 0, level, rotation: 0 });
  return {
    table: 't',
    version: 1,
    now: 0,
    clockOffset: 0,
    here: [0],
    watchers: 0,
    turns: placed.map(([number, level], turn) => ({
      round: turn,
      turn: 0,
      version: turn,
      choices: [],
      outcome: { number, placements: [place(level)] },
    })),
    you: { seat: 0, ...(choice === undefined ? {} : { choice }) },
    state: {
      code: '',
      phase: 'playing',
      settings: { game: 'nmbr9' },
      seats: [{ name: 'Ana' }],
      game: { scores: [0], cards: [...placed.map(([number]) => number), card] },
    },
  };
}
const say = (placed: [number, number][], card?: number, choice?: string): string =>
  coach(view(placed, card, choice), 0, placed.length);
const filler = (count: number): [number, number][] => Array.from({ length: count }, () => [3, 0]);

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await use('en');
  expect(await coachOf('nmbr9')).toBe(coach);
});

test('the first tile is yours to place', () => {
  expect(say([])).toMatch(/^Drag your first tile anywhere/);
  expect(say([], 4, '0,0,0,0')).toMatch(/^Your 4 lies on the table: no points there\./);
  expect(say([[4, 0]])).toMatch(/^Your 4 lies on the table/);
});

test('as long as all lies on the table, it tells how to build upwards', () => {
  expect(
    say([
      [4, 0],
      [9, 0],
    ]),
  ).toMatch(/^All your tiles lie on the table/);
});

test('a tile higher up: what it scores, and what the next level needs', () => {
  expect(
    say([
      [4, 0],
      [9, 0],
      [7, 1],
    ]),
  ).toBe('Your 7 on level 1 scores 7 points. Put a second tile beside it, and level 2 can begin.');
  expect(
    say([
      [4, 0],
      [9, 0],
      [1, 1],
    ]),
  ).toContain('scores 1 point.');
});

test('a high number on the table, a low one, and the 0', () => {
  const base: [number, number][] = [
    [4, 0],
    [9, 0],
    [7, 1],
  ];
  expect(say([...base, [8, 0]])).toMatch(/^Your 8 lies on the table and scores nothing\./);
  expect(say([...base, [2, 0]])).toMatch(/^Your 2 on the table costs you little/);
  expect(say([...base, [0, 1]])).toMatch(/^A 0 scores nothing/);
});

test('towards the end', () => {
  expect(say(filler(16))).toMatch(/^3 more cards after this one\./);
  expect(say(filler(18))).toMatch(/^One more card after this one\./);
  expect(say(filler(19))).toMatch(/^The last card/);
  expect(say(filler(15))).toMatch(/^All your tiles/);
});

test('nothing is said after the end', () => {
  const over = view(filler(20));
  expect(coach({ ...over, state: { ...over.state, phase: 'finished' } }, 0, 20)).toBe('');
});
