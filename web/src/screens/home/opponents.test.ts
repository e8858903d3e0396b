import { expect, test } from 'vitest';
import type { Game } from '../../engine/api';
import { opponentsOf } from './opponents';

const game = (min_seats: number, max_seats: number, levels: string[]): Game => ({
  game: 'x', min_seats, max_seats, bots: levels.map((level) => ({ level })), options: {},
});

test('whom one plays against', () => {
  const number = game(2, 5, ['random', 'easy', 'hard']);
  expect(opponentsOf(number, 'the-number')).toEqual(['easy', 'easy', 'easy']);
  expect(opponentsOf(number, 'the-number', { levels: ['hard'] })).toEqual(['hard']);
  expect(opponentsOf(number, 'the-number', { levels: ['gone', 'hard'] })).toEqual(['easy', 'hard']);
  expect(opponentsOf(number, 'the-number', { levels: [] })).toEqual(['easy']); // nobody plays The Number alone
  expect(opponentsOf(number, 'the-number', { levels: Array(9).fill('easy') })).toHaveLength(4);
  expect(opponentsOf(game(1, 4, ['easy']), 'nmbr9', { levels: [] })).toEqual([]);
  expect(opponentsOf(game(2, 5, ['only']), 'the-number')).toEqual(['only', 'only', 'only']);
  expect(opponentsOf(null, 'nmbr9')).toEqual(['easy']);
});
