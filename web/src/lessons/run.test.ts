import { expect, test } from 'vitest';
import type { Engine } from '../engine/api';
import type { Shelf } from '../settings/kept';
import type { Answered, Lesson } from './lesson';
import { Progress } from './progress.svelte';
import { LessonRun } from './run.svelte';

const step = { ask: 'shell.play', how: 'shell.play', right: 'shell.play' } as const;
const lesson: Lesson = {
  id: 'x',
  title: 'shell.play',
  about: 'shell.play',
  rule: 'shell.play',
  learned: 'shell.play',
  minutes: 1,
  Picture: (() => {}) as unknown as Lesson['Picture'],
  steps: [step, step],
};
const engine = (): Engine => ({ call: () => Promise.reject(new Error('nobody asks')) });
const judge = (_: Engine, __: unknown, answer: string, given: readonly string[]): Promise<Answered> => {
  if (answer === 'away') return Promise.reject(Object.assign(new Error('away'), { code: 'engine_away' }));
  const right = answer === 'a' || (answer === 'b' && given.includes('a'));
  return Promise.resolve({ right, done: answer === 'b' && right, said: () => answer });
};

test('a wrong answer stays and says why, right ones lead to the next step', async () => {
  const run = new LessonRun(lesson, judge, engine);
  await run.give('b');
  expect([run.refused, run.answered?.said(), run.done, run.given]).toEqual(['b', 'b', false, []]);
  await run.give('a', true);
  expect([run.refused, run.given]).toEqual([null, []]);
  await run.give('a');
  expect([run.given, run.done]).toEqual([['a'], false]);
  run.next();
  expect(run.at).toBe(0);
  await run.give('b');
  expect(run.done).toBe(true);
  await run.give('x'); // it is over
  expect(run.refused).toBeNull();
  run.next();
  expect([run.at, run.given, run.done, run.isOver]).toEqual([1, [], false, false]);
  await run.give('a');
  run.again();
  expect([run.at, run.given]).toEqual([1, []]);
  await run.give('a');
  await run.give('b');
  run.next();
  expect([run.isOver, run.step]).toEqual([true, null]);
  run.restart();
  expect([run.at, run.isOver]).toEqual([0, false]);
});

test('an answer that could not be judged says so, and the next one can', async () => {
  const run = new LessonRun(lesson, judge, engine);
  await run.give('away');
  expect(run.fault?.code).toBe('engine_away');
  await run.give('a');
  expect([run.fault, run.given]).toEqual([null, ['a']]);
});

test('of two answers under way the last one counts', async () => {
  const tell: ((answered: Answered) => void)[] = [];
  const run = new LessonRun(lesson, () => new Promise((resolve) => tell.push(resolve)), engine);
  const both = [run.give('first'), run.give('second')];
  tell[1]!({ right: false, done: false, said: () => 'no' });
  tell[0]!({ right: true, done: true, said: () => '' });
  await Promise.all(both);
  expect([run.refused, run.done]).toEqual(['second', false]);
});

function memory(kept: Record<string, unknown> = {}): Shelf & { kept: Record<string, unknown> } {
  return { kept, get: (key) => kept[key], set: (key, value) => ((kept[key] = value), true) };
}

test('progress is kept by game, also what another tab has added', () => {
  const shelf = memory();
  const one = new Progress(shelf);
  const other = new Progress(shelf);
  one.add('x', 'edge');
  one.add('x', 'edge');
  other.add('x', 'two');
  other.add('xy', 'two');
  expect(shelf.kept['lessons']).toEqual(['x/edge', 'x/two', 'xy/two']);
  one.heard('lessons');
  expect([one.count('x'), one.count('xy'), one.has('x', 'two'), one.has('x', 'three')]).toEqual([2, 1, true, false]);
});

test.each([null, 7, 'x', [1], {}])('what is kept and makes no sense is nothing: %j', (kept) => {
  expect(new Progress(memory({ lessons: kept })).count('x')).toBe(0);
});
