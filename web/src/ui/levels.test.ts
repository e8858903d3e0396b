import { beforeAll, expect, test } from 'vitest';
import { use } from '../i18n/i18n.svelte';
import { inGroups } from './levels';

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await use('en');
});

test('strengths and characters have a heading each, in the order of the engine', () => {
  const given = ['random', 'easy', 'bold', 'blocker', 'medium', 'hard'];
  expect(inGroups(given, 'the-number')).toEqual([
    { heading: 'Level', levels: ['random', 'easy', 'medium', 'hard'] },
    { heading: 'Style', levels: ['bold', 'blocker'] },
  ]);
});

test('a game without characters has one heading', () => {
  expect(inGroups(['random', 'easy'], 'nmbr9')).toEqual([{ heading: 'Level', levels: ['random', 'easy'] }]);
});
