import { expect, test } from 'vitest';
import type { MyTable } from '../../house/me.svelte';
import type { GameInfo } from '../../table/logs';
import { yourTables } from './tables';

const local = (table: string, phase: GameInfo['phase'], yourTurn: boolean): GameInfo => ({
  table,
  game: 'nmbr9',
  phase,
  seats: [{ name: 'Ana' }, { name: 'Ada', bot: 'easy' }],
  you: 0,
  yourTurn,
  round: 0,
  turn: 0,
  scores: [],
  winners: [],
  events: 1,
  touched: 1,
});
const there = (code: string, phase: MyTable['phase'], waits_for: string[]): MyTable => ({
  table: code,
  code,
  game: 'the-number',
  phase,
  public: false,
  seats: ['Ana', 'Ben'],
  max_seats: 5,
  clock: { kind: 'none' },
  you: 0,
  waits_for,
  yourTurn: waits_for.includes('Ana'),
});

test('tables that wait for you come first, then all in the order of the house; finished ones are gone', () => {
  const tables = yourTables(
    [local('x', 'playing', false), local('y', 'playing', true), local('z', 'finished', false)],
    [
      there('A', 'open', []),
      there('B', 'playing', ['Ben']),
      there('C', 'playing', ['Ana', 'Ben']),
      there('D', 'finished', []),
    ],
  );
  expect(tables.map(({ href }) => href)).toEqual(['/t/C', '/play/y', '/t/A', '/t/B', '/play/x']);
  expect(tables[0]?.others).toEqual(['Ben']);
  expect(tables[1]?.others).toEqual(['Ada']);
  expect(tables[3]?.waitsFor).toEqual(['Ben']);
  expect(tables[2]?.status).toBe('open');
});

test('a device that goes from hand to hand names all, and who is next', () => {
  const seats = [{ name: 'Ana' }, { name: 'Ben' }, { name: 'Ada', bot: 'easy' }];
  const handed = { ...local('x', 'playing', true), seats };
  const names = ['Ana', 'Ben', 'Ada'];
  expect(yourTables([{ ...handed, next: 1 }], [])).toMatchObject([
    { others: names, status: 'others', waitsFor: ['Ben'] },
  ]);
  expect(yourTables([handed], [])).toMatchObject([{ others: names, status: 'others', waitsFor: [] }]); // for the bot
});
