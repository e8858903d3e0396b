import { expect, test } from 'vitest';
import type { JudgedGame } from '../../game';
import { figuresOf, runningMeans } from './figures';

const game = (deck: number[], levels: number[]): JudgedGame => ({
  record: {
    game: 'nmbr9',
    players: ['Ana'],
    deck,
    placements: levels.map((level) => [{ x: 0, y: 0, level, rotation: 0 }]),
  } as never,
  verdict: {
    scores: [deck.reduce((sum, tile, i) => sum + tile * (levels[i] ?? 0), 0)],
    levels: [
      Array.from({ length: 1 + Math.max(...levels) }, (_, level) =>
        deck.reduce((sum, tile, i) => sum + (levels[i] === level ? tile * level : 0), 0),
      ),
    ],
  },
  seat: 0,
});

test('points by level in a hundred, those above the fourth together; points of a tile', () => {
  const figures = figuresOf([game([9, 5, 4, 2, 1], [0, 1, 2, 3, 5]), game([9, 9], [0, 0])]);
  expect(figures.scores).toEqual([5 + 8 + 6 + 5, 0]);
  expect(figures.levels.map(Math.round)).toEqual([21, 33, 25, 21]);
  expect(figures.tiles[9]).toBe(0);
  expect(figures.tiles[4]).toBe(8);
  expect(figures.tiles[7]).toBeNull();
});

test('running means begin when there are enough values, and with few there is one', () => {
  expect(runningMeans([1, 3, 5, 7], 2)).toEqual([2, 4, 6]);
  expect(runningMeans([2, 4], 10)).toEqual([3]);
});
