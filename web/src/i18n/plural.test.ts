import { expect, test } from 'vitest';
import { pluralForm } from './plural';

const numbers = [
  ...Array.from({ length: 1200 }, (_, n) => n),
  0.5,
  1.5,
  2.25,
  -1,
  -2,
  10_000,
  999_999,
  1_000_000,
  1_000_001,
  3_000_000,
];

for (const language of ['en', 'es', 'de', 'it', 'fr'] as const) {
  test(`plurals in ${language} are those of Intl`, () => {
    const rules = new Intl.PluralRules(language);
    expect(numbers.filter((n) => pluralForm(language, n) !== rules.select(n))).toEqual([]);
  });
}
