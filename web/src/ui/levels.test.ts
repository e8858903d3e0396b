import { beforeAll, expect, test } from 'vitest';
import type { Game } from '../engine/api';
import { use } from '../i18n/i18n.svelte';
import { inGroups, levelDetail } from './levels';

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

test('without characters there is one heading', () => {
  expect(inGroups(['random', 'easy'], 'nmbr9')).toEqual([{ heading: 'Level', levels: ['random', 'easy'] }]);
});

test('a level says what it reaches, how it plays, or both', () => {
  const game = (name: string, points: Record<string, number>): Game => ({ game: name, points }) as unknown as Game;
  const nmbr9 = game('nmbr9', { easy: 54, vertigo: 72 });
  expect(levelDetail('easy', nmbr9)).toBe('about 54 points');
  expect(levelDetail('vertigo', nmbr9)).toBe('about 72 points, never builds above level 2: go higher');
  expect(levelDetail('bold', game('the-number', {}))).toBe('always wants the bonus');
});
