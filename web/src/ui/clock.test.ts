import { expect, test } from 'vitest';
import { left } from './clock';

test('what is left of a clock', () => {
  expect(left(42_000)).toEqual({ unit: 'clock', text: '0:42' });
  expect(left(41_001)).toEqual({ unit: 'clock', text: '0:42' }); // zero is shown when it is over, not before
  expect(left(61_000)).toEqual({ unit: 'clock', text: '1:01' });
  expect(left(-5)).toEqual({ unit: 'clock', text: '0:00' });
  expect(left(3_600_000)).toEqual({ unit: 'hours', n: 1 });
  expect(left(47.5 * 3_600_000)).toEqual({ unit: 'hours', n: 47 });
  expect(left(72 * 3_600_000)).toEqual({ unit: 'days', n: 3 });
});
