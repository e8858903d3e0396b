import { expect, test } from 'vitest';
import { aTable, aTurn } from './fake_house';
import { merge, mergeTurns } from './merge';

const [a, b, c] = [aTurn(0, 0, 5), aTurn(0, 1, 8), aTurn(1, 0, 11)];

test('turns are appended, each once and in order', () => {
  expect(mergeTurns([a], [b, c])).toEqual([a, b, c]);
  expect(mergeTurns([a, b], [b, c])).toEqual([a, b, c]);
  expect(mergeTurns([a, c], [b])).toEqual([a, b, c]);
  expect(mergeTurns([], [c, a, b])).toEqual([a, b, c]);
});

test('nothing new: the very same list', () => {
  const known = [a, b];
  expect(mergeTurns(known, [])).toBe(known);
  expect(mergeTurns(known, [a])).toBe(known);
});

test('the newest state counts, with all turns', () => {
  const before = merge(null, aTable(5, [a]), 10);
  const after = merge(before, aTable(8, [b], { phase: 'finished' }), 20);
  expect(after?.turns).toEqual([a, b]);
  expect(after?.state.phase).toBe('finished');
  expect(after?.clockOffset).toBe(20);
  expect(after).not.toHaveProperty('type');
});

test('what is older is not taken, the same version is: somebody came or went', () => {
  const view = merge(null, aTable(5, [a]), 0);
  expect(merge(view, aTable(4), 0)).toBeNull();
  expect(merge(view, { ...aTable(5), here: [0, 1] }, 0)?.here).toEqual([0, 1]);
});
