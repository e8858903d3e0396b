import { expect, test } from 'vitest';
import { fitting, keepSetup, readSetup, sameName, type Shelf, shownNames } from './setup';

function shelfWith(kept?: unknown): Shelf {
  let value = kept;
  return {
    get: () => value,
    set: (_, next) => {
      value = structuredClone(next);
      return true;
    },
  };
}

test('the first time: one’s own name and a place for another', () => {
  expect(readSetup(shelfWith(), ['a', 'b'], 'Ana')).toEqual({ game: 'a', names: ['Ana', ''], bots: [], options: {} });
});

test('what was chosen is there the next time', () => {
  const shelf = shelfWith();
  const chosen = { game: 'b', names: ['Ana', 'Ben', 'Cem'], bots: ['hard'], options: { b: { rounds: 1 } } };
  keepSetup(shelf, chosen);
  expect(readSetup(shelf, ['a', 'b'], 'Zoe')).toEqual(chosen);
});

test.each([7, null, 'x', [], { game: 'gone', names: 'Ana', bots: [1], options: [] }, { names: ['W'.repeat(99)] }])(
  'nonsense that was kept does no harm: %j',
  (kept) => {
    const { game, names, bots, options } = readSetup(shelfWith(kept), ['a'], '');
    expect([game, names.length, bots, options]).toEqual(['a', 2, [], {}]);
    expect(names.every((name) => name.length <= 24)).toBe(true);
  },
);

test('another game has fewer seats and other bots', () => {
  const setup = { game: 'b', names: ['A', 'B', 'C'], bots: ['bold', 'hard', 'easy'], options: {} };
  expect(fitting(setup, { max_seats: 4, bots: ['easy', 'hard'] })).toMatchObject({
    names: ['A', 'B', 'C'],
    bots: ['easy'],
  });
  expect(fitting(setup, { max_seats: 2, bots: ['easy'] })).toMatchObject({ names: ['A', 'B'], bots: [] });
});

test('who gives no name has one; nobody has that of another', () => {
  const unnamed = (n: number) => `Player ${n}`;
  expect(shownNames([' Ana ', '', '  '], unnamed)).toEqual(['Ana', 'Player 2', 'Player 3']);
  expect(sameName(['Ana', 'Ben', 'ANA'])).toBe(2);
  expect(sameName(['Zoe\u0301', 'Zo\u00e9'])).toBe(1);
  expect(sameName(['Ana', 'A\u200bna'])).toBe(1);
  expect(sameName(shownNames(['Player 2', ''], unnamed))).toBe(1);
  expect(sameName(['Ana', 'Ben'])).toBeNull();
});
