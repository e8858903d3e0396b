import { expect, test } from 'vitest';
import type { JudgedGame } from '../../game';
import { figuresOf, mixed, standsOut } from './figures';

/** Turns as [yours, the other's], with who is eliminated by the rules. */
function game(rounds: [string, string][][]): JudgedGame {
  const status = (own: string, other: string) =>
    other < own && [...other].some((digit) => own.includes(digit)) ? 'eliminated' : 'approved';
  const turns = rounds.flat().map(([a, b]) => [
    { number: a, status: status(a, b) },
    { number: b, status: status(b, a) },
  ]);
  return { record: { game: 'the-number', players: ['Ana', 'Ben'], rounds } as never, verdict: { turns }, seat: 0 };
}

test('first digits, eliminations and the digits that caused them', () => {
  const figures = figuresOf([
    game([
      [
        ['842', '385'],
        ['842', '111'],
      ],
    ]),
    game([[['907', '070']]]),
  ]);
  expect(figures.written).toBe(3);
  expect(figures.firstDigits).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 2, 1]);
  expect(figures.eliminated).toEqual({ count: 2, of: 3 });
  expect(figures.fatalDigits).toEqual([1, 0, 0, 0, 0, 0, 0, 1, 1, 0]);
  expect([...figures.players]).toEqual([[2, 3]]);
});

test('numbers that are not there count for nothing', () => {
  const nothing: JudgedGame = {
    record: { game: 'the-number', players: ['Ana', 'Ben'], rounds: [[[null, '385']]] } as never,
    verdict: {
      turns: [
        [
          { number: null, status: 'none' },
          { number: '385', status: 'approved' },
        ],
      ],
    },
    seat: 0,
  };
  expect(figuresOf([nothing])).toMatchObject({ written: 0, rounds: 0 });
});

test('who remembers guesses the most frequent beginning, once there is something to remember', () => {
  const same = Array.from({ length: 10 }, (): [string, string][] => [['700', '555']]);
  expect(figuresOf([game(same)]).guessed).toEqual({ count: 6, of: 6 });
  const other = Array.from({ length: 10 }, (_, i): [string, string][] => [[`${i}11`, '555']]);
  expect(figuresOf([game(other)]).guessed).toEqual({ count: 0, of: 6 });
  expect(figuresOf([game(same)]).beginnings).toEqual([{ number: '700', count: 10 }]);
});

test('a measure for the tables one played at', () => {
  const by = { 2: [10, 90], 3: [50, 50] };
  const players = new Map([
    [2, 1],
    [3, 3],
    [4, 9], // no figures of it
  ]);
  expect(mixed(by, players).slice(0, 2)).toEqual([40, 60]);
});

test('only what chance does not explain stands out', () => {
  const measure = [50, 50];
  expect(standsOut([6, 4], 10, measure, 1)).toBeNull();
  expect(standsOut([600, 400], 1000, measure, 1)).toBe(0);
  expect(standsOut([600, 400], 1000, measure, -1)).toBe(1);
  expect(standsOut([5200, 4800], 10_000, measure, 1)).toBeNull(); // true, but little
});
