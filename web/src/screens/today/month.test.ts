import { expect, test } from 'vitest';
import { dateOf, monthOf } from './month';

test('days are dates of UTC from the first of January 2026 on', () => {
  expect(dateOf(0).toISOString().slice(0, 10)).toBe('2026-01-01');
  expect(dateOf(321).toISOString().slice(0, 10)).toBe('2026-11-18');
  expect(dateOf(365).toISOString().slice(0, 10)).toBe('2027-01-01');
});

test('a month begins on its weekday, and months before and after are its neighbours', () => {
  const november = monthOf(321);
  expect(november).toEqual({ first: 304, last: 333, before: 6 }); // a Sunday
  expect(monthOf(321, -1).last).toBe(303);
  expect(monthOf(321, 1)).toEqual({ first: 334, last: 364, before: 1 });
  expect(monthOf(321, 2).first).toBe(365);
});
