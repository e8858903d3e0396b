import { expect, test } from 'vitest';
import { ordinal } from './ordinal';

test('places in five languages', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22].map((n) => ordinal('en', n))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
  ]);
  expect((['es', 'de', 'it', 'fr'] as const).map((language) => ordinal(language, 4))).toEqual([
    '4.º',
    '4.',
    '4º',
    '4e',
  ]);
  expect(ordinal('fr', 1)).toBe('1er');
});
