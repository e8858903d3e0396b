import { expect, test } from 'vitest';
import { mistakeFrom, worst, type Decision, type Grade } from './review';

const decision = (lost: number | null, grade: Grade | null = null, by: string | null = null): Decision => ({
  label: '',
  lost,
  luck: 0,
  grade,
  by,
});

test('the dearest come first, of equals the earlier; what cost nothing is not among them', () => {
  expect(worst([decision(1), decision(0), decision(3), decision(null), decision(3)], 3)).toEqual([2, 4, 0]);
  expect(worst([decision(0), decision(null)])).toEqual([]);
});

test('what a bot decided for somebody is not their mistake', () => {
  expect(worst([decision(9, 'blunder', 'hard'), decision(1, 'mistake')])).toEqual([1]);
});

test('the next and the previous mistake', () => {
  const all = [decision(1, 'mistake'), decision(0, 'best'), decision(2, 'inaccuracy'), decision(0, 'good')];
  expect(mistakeFrom(all, 0, 1)).toBe(2);
  expect(mistakeFrom(all, 2, 1)).toBeNull();
  expect(mistakeFrom(all, 3, -1)).toBe(2);
  expect(mistakeFrom(all, 0, -1)).toBeNull();
});
