import { expect, test } from 'vitest';
import type { Seat, TableState } from '../../table/protocol';
import type { TableView } from '../../table/session';
import { hasAsked, mayAskFor, mayHurry, presenceOf, standings } from './people';

function view(
  seats: Seat[],
  state: Partial<TableState> = {},
  here: number[] = [0, 1],
  you: number | null = 0,
): TableView {
  return {
    table: 't',
    version: 1,
    now: 0,
    clockOffset: 0,
    here,
    watchers: 0,
    turns: [],
    you: you === null ? null : { seat: you },
    state: { code: 'K7M4QX', phase: 'playing', settings: { game: 'the-number' }, seats, ...state },
  };
}

test('who is there', () => {
  const table = view([
    { name: 'A' },
    { name: 'B' },
    { name: 'C' },
    { name: 'D', bot: 'easy' },
    { name: 'E', left: true },
  ]);
  expect([0, 1, 2, 3, 4].map((at) => presenceOf(table, at))).toEqual(['you', 'here', 'away', 'bot', 'left']);
  expect([0, 1, 2, 3, 4].map((at) => mayAskFor(table, at))).toEqual([false, false, true, false, true]);
  expect(presenceOf(view([{ name: 'A', left: true, stand_in: 'easy' }]), 0)).toBe('standIn');
  expect(mayAskFor(view([{ name: 'A' }, { name: 'B' }], {}, [], null), 1)).toBe(false); // spectators do not ask
  expect(hasAsked(view([{ name: 'A' }, { name: 'B', wishes: [0] }]), 1)).toBe(true);
  expect(hasAsked(view([{ name: 'A' }, { name: 'B', wishes: [2] }]), 1)).toBe(false);
});

test('over days only the clock decides: no bot is offered', () => {
  const seats = [{ name: 'A' }, { name: 'B' }, { name: 'C', left: true }];
  const at = (kind: 'seconds' | 'days') =>
    view(seats, { settings: { game: 'nmbr9', clock: { kind, amount: 2 } } }, [0]);
  expect([1, 2].map((seat) => mayAskFor(at('days'), seat))).toEqual([false, false]);
  expect([1, 2].map((seat) => mayAskFor(at('seconds'), seat))).toEqual([true, true]);
});

test('who has acted may hurry the others', () => {
  const acted = [
    { name: 'A', must_act: false },
    { name: 'B', must_act: true },
  ];
  expect(mayHurry(view(acted), 0)).toBe(true);
  expect(
    mayHurry(
      view([
        { name: 'A', must_act: true },
        { name: 'B', must_act: true },
      ]),
      0,
    ),
  ).toBe(false);
  expect(mayHurry(view([{ name: 'A' }, { name: 'B', must_act: true, bot: 'easy' }]), 0)).toBe(false);
  expect(mayHurry(view(acted, { deadline: 50_000 }), 0)).toBe(false); // they are hurrying
  expect(mayHurry(view(acted, { deadline: 90_000 }), 0)).toBe(true);
  expect(mayHurry(view(acted, { settings: { game: 'nmbr9', clock: { kind: 'days', amount: 1 } } }), 0)).toBe(false);
  expect(mayHurry(view(acted, {}, [], null), 0)).toBe(false);
});

test('equal points share a place', () => {
  const table = view([{ name: 'A' }, { name: 'B' }, { name: 'C' }], { game: { cards: [], scores: [10, 30, 30] } });
  expect(standings(table).map(({ name, rank }) => [name, rank])).toEqual([
    ['B', 1],
    ['C', 1],
    ['A', 3],
  ]);
});
