import { expect, test } from 'vitest';
import { inOrder } from './levels';

test('strengths come before characters, each in the order of the engine', () => {
  const given = ['random', 'easy', 'bold', 'blocker', 'medium', 'hard'];
  expect(inOrder(given, 'the-number')).toEqual(['random', 'easy', 'medium', 'hard', 'bold', 'blocker']);
  expect(given[2]).toBe('bold'); // its own list
});
