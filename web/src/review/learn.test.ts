import { expect, test } from 'vitest';
import { Learning, turnsToLearn } from './learn.svelte';
import type { Decision, Grade } from './review';

const decision = (lost: number, grade: Grade, by: string | null = null): Decision => ({
  label: '',
  lost,
  luck: 0,
  grade,
  by,
});

test('the mistakes in their order, of many the dearest, none of a bot', () => {
  expect(
    turnsToLearn([
      decision(0, 'best'),
      decision(2, 'inaccuracy'),
      decision(0.4, 'good'),
      decision(9, 'blunder', 'hard'),
      decision(5, 'blunder'),
    ]),
  ).toEqual([1, 4]);
  const many = Array.from({ length: 12 }, (_, i) => decision(1 + i, 'mistake'));
  expect(turnsToLearn(many)).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
  expect(turnsToLearn([decision(0, 'best')])).toEqual([]);
});

const judge = (_: number, answer: string) =>
  answer === 'away'
    ? Promise.reject(Object.assign(new Error('away'), { code: 'engine_away' }))
    : Promise.resolve({ right: answer === 'good', lost: answer === 'good' ? 0 : 3 });

test('a wrong answer is tried again, a right one leads on', async () => {
  const learning = new Learning([3, 7], judge);
  expect(learning.now).toEqual({ turn: 3, tries: 0, end: null });
  await learning.try('bad');
  expect([learning.state, learning.judged?.lost, learning.answer]).toEqual(['wrong', 3, 'bad']);
  learning.next(); // not yet
  expect(learning.at).toBe(0);
  const { board } = learning;
  learning.again();
  expect([learning.state, learning.board]).toEqual(['asking', board + 1]);
  await learning.try('good');
  expect([learning.state, learning.now]).toEqual(['done', { turn: 3, tries: 2, end: 'right' }]);
  await learning.try('bad'); // it is over for this one
  expect(learning.now?.tries).toBe(2);
  learning.next();
  expect([learning.now?.turn, learning.judged, learning.isOver]).toEqual([7, null, false]);
  learning.show();
  expect(learning.now).toEqual({ turn: 7, tries: 0, end: 'shown' });
  learning.next();
  expect([learning.isOver, learning.now]).toEqual([true, null]);
});

test('an answer that could not be judged does not count', async () => {
  const learning = new Learning([3], judge);
  await expect(learning.try('away')).rejects.toBeDefined();
  expect([learning.state, learning.now?.tries, learning.fault?.code]).toEqual(['asking', 0, 'engine_away']);
});

test('an answer that comes after the answer was shown is forgotten', async () => {
  let tell: (judged: { right: boolean; lost: number }) => void = () => {};
  const learning = new Learning([3], () => new Promise((resolve) => (tell = resolve)));
  const given = learning.try('x');
  learning.show();
  tell({ right: true, lost: 0 });
  await given;
  expect([learning.state, learning.now?.end, learning.now?.tries]).toEqual(['done', 'shown', 0]);
});
