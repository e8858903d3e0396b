import { expect, test } from 'vitest';
import { hasShuffles, whyNotNumbered } from './numbered';

test('a numbered shuffle is of the usual deck and of no rated game', () => {
  const about = { options: { variant: 'usual' } };
  const settings = { game: 'g', options: { variant: 'usual' } };
  expect(whyNotNumbered(settings, about)).toBe(null);
  expect(whyNotNumbered({ game: 'g' }, about)).toBe(null);
  expect(whyNotNumbered({ ...settings, rated: true }, about)).toBe('numbered.notRated');
  expect(whyNotNumbered({ ...settings, options: { variant: 'small' } }, about)).toBe('numbered.usual');
  expect(hasShuffles('no such game')).toBe(false);
});
