import { expect, test } from 'vitest';
import type { Game } from '../../engine/api';
import { opponentsOf } from './opponents';

const three = { usualBots: 3 };
const one = { usualBots: 1 };

const game = (min_seats: number, max_seats: number, levels: string[]): Game => ({
  game: 'x',
  min_seats,
  max_seats,
  bots: levels,
  points: {},
  options: {},
});

test('whom one plays against', () => {
  const known = game(2, 5, ['random', 'easy', 'hard']);
  expect(opponentsOf(known, three)).toEqual(['easy', 'easy', 'easy']);
  expect(opponentsOf(known, three, { levels: ['hard'] })).toEqual(['hard']);
  expect(opponentsOf(known, three, { levels: ['gone', 'hard'] })).toEqual(['easy', 'hard']);
  expect(opponentsOf(known, three, { levels: [] })).toEqual(['easy']); // nobody plays it alone
  expect(opponentsOf(known, three, { levels: Array(9).fill('easy') })).toHaveLength(4);
  expect(opponentsOf(game(1, 4, ['easy']), one, { levels: [] })).toEqual([]);
  expect(opponentsOf(game(2, 5, ['only']), three)).toEqual(['only', 'only', 'only']);
  expect(opponentsOf(null, one)).toEqual(['easy']);
});
