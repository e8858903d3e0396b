import { expect, test } from 'vitest';
import { openCards } from './opening';

test('only cards are shown, whatever a server says', () => {
  expect(openCards({ cards: [9], scores: [0] })).toEqual([9]);
  expect(openCards(null)).toEqual([]);
  for (const cards of [undefined, 9, ['9'], [10], [-1], [1.5], {}]) expect(openCards({ cards })).toEqual([]);
});
