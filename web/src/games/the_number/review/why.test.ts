import { beforeAll, expect, test } from 'vitest';
import { nodeEngine } from '../../../engine/node';
import { addWords, use } from '../../../i18n/i18n.svelte';
import '../../index'; // its words
import type { NumberMap } from '../engine';
import { theNumber } from '../index';
import { checkOf, tell } from '../story';
import type { NumberTurn } from './game';
import { bestOf, judgeNumber } from './learn';
import { viewOf } from './turns.svelte';
import { chances, reasons } from './why';

const engine = await nodeEngine();
const record = {
  game: 'the-number',
  players: ['Ana', 'Bruno', 'Marta'],
  rounds: [
    [
      ['842', '385', '385'],
      ['900', '777', '700'],
    ],
  ],
};
const turns = await engine.call('the-number.turns', { record: JSON.stringify(record) });

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  addWords(theNumber.review!.words);
  await use('en');
});

test('who eliminated whom, and by which digit', () => {
  const first = checkOf(turns.turns[0]!);
  expect(reasons(first, 0, record.players)).toEqual([
    'The 385 of Bruno and Marta eliminated the 842 of Ana: both have an 8.',
  ]);
  expect(reasons(first, 1, record.players)[0]).toBe('385 was approved. Equal numbers never eliminate each other.');
  const second = checkOf(turns.turns[1]!);
  expect(reasons(second, 1, record.players)).toEqual([
    'The 700 of Marta eliminated the 777 of Bruno: both have a 7.',
    'The 700 of Marta eliminated the 900 of Ana: both have a 0.',
  ]);
});

test('the table as it was before the numbers', () => {
  const told = tell(viewOf(record, turns, 2, 1));
  expect(told.available).toEqual([
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    [0, 1, 2, 4, 6, 7, 9],
    [0, 1, 2, 4, 6, 7, 9],
  ]);
  expect(told.worth).toEqual({ bonus: 3, times: 1 });
  expect(told.story.checks.length).toBe(1);
  expect(told.view.state.seats.map(({ must_act }) => must_act)).toEqual([false, false, true]);
});

const map = {
  tolerance: 0.5,
  numbers: ['111', '222', '333'],
  values: [2, 1.9, 1],
  approved: [1, 0.5, 0.25],
  mix: [{ number: '222', part: 1 }],
} as unknown as NumberMap;

test('an answer is right within the tolerance', () => {
  expect(judgeNumber(map, 2, '222').right).toBe(true);
  expect(judgeNumber(map, 2, '222').lost).toBeCloseTo(0.1);
  expect(judgeNumber(map, 2, '333')).toEqual({ right: false, lost: 1, value: 1 });
  expect(() => judgeNumber(map, 2, '444')).toThrow();
  const first = { number: '333', value: 2.02 };
  expect(bestOf({ ...map, values: [2.01, 2, 2.02] }, first).map(({ number }) => number)).toEqual(['333', '222', '111']);
});

test('how often a number is approved', () => {
  const turn = { number: '333', lost: 1, best: { number: '111', value: 2 } } as NumberTurn;
  expect(chances(map, turn)).toEqual([
    'Against the equilibrium, 333 is approved in 25\u00a0% of cases, 111 in 100\u00a0%.',
  ]);
  expect(chances(map, { ...turn, lost: 0 })).toEqual([]);
  expect(chances(map, { ...turn, number: null })).toEqual([]);
});
