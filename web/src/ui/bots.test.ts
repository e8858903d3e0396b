import { expect, test } from 'vitest';
import { botNames } from './bots';

test('bots have different names, and none that is taken', () => {
  expect(botNames(2, ['Ines'])).toEqual(['Ada', 'Emmy']);
  expect(botNames(2, [' ada', 'EMMY'])).toEqual(['Carl', 'Sofia']);
  expect(new Set(botNames(20, [])).size).toBe(20);
});
