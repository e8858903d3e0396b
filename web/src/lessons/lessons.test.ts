// Every lesson of every game, played to its end by the engine in every language: right answers are taken, wrong ones
// refused with a reason, and nothing is said that has no words.
import { describe, expect, test, vi } from 'vitest';
import { nodeEngine } from '../engine/node';
import { games, lessonsOf } from '../games/index';
import { languages, t, use, type Language } from '../i18n/i18n.svelte';
import type { LessonStep } from './lesson';
import { LessonRun } from './run.svelte';

vi.stubGlobal('document', { documentElement: { lang: '' } });
const engine = await nodeEngine();
type Answers = (step: LessonStep) => string[];
const files: Record<string, { default: Answers }> = import.meta.glob('../games/*/lessons/answers.ts', { eager: true });
const answersOf = (folder: string): Answers => files[`../games/${folder}/lessons/answers.ts`]!.default;
const folders: Record<string, string> = Object.fromEntries(games.map(({ id }) => [id, id.replaceAll('-', '_')]));

const withLessons = await Promise.all(
  games.map(async ({ id, lessons }) => ({ id, lessons, part: await lessonsOf(id) })),
);
const all = withLessons.flatMap(({ id, part }) => (part ? part.lessons.map((lesson) => ({ id, part, lesson })) : []));

test('there are at least six a game, and as many as its module says', () => {
  expect(all.length).toBeGreaterThanOrEqual(12);
  for (const { lessons, part } of withLessons) {
    expect(part?.lessons.length).toBe(lessons?.count);
    expect(part?.lessons.length).toBeGreaterThanOrEqual(6);
    expect(new Set(part?.lessons.map(({ id }) => id)).size).toBe(part?.lessons.length);
  }
});

/** A text with all its placeholders filled. */
const isWhole = (text: string): boolean => text.trim() !== '' && !/[{}]|undefined|NaN/.test(text);

describe.each(Object.keys(languages) as Language[])('%s', (language) => {
  test.each(all)('$id: $lesson.id', async ({ id, part, lesson }) => {
    await use(language);
    expect(
      [lesson.title, lesson.about, lesson.rule, lesson.learned].map((key) => t(key)).filter((s) => !isWhole(s)),
    ).toEqual([]);
    expect(lesson.minutes).toBeGreaterThan(0);
    expect(lesson.minutes).toBeLessThan(5);
    const run = new LessonRun(lesson, part.judge, () => engine);
    for (const step of lesson.steps) {
      expect(run.step).toBe(step);
      for (const key of [step.ask, step.how, step.right]) expect(isWhole(t(key, step.values)), key).toBe(true);
      run.next(); // not before it is done
      expect(run.step).toBe(step);
      const refusals: string[] = [];
      for (const answer of answersOf(folders[id]!)(step)) {
        await run.give(answer, true); // a trial changes nothing
        expect([run.fault, run.done]).toEqual([null, false]);
        if (!run.answered?.right) refusals.push(run.answered?.said() ?? '');
      }
      expect(refusals.length, t(step.ask, step.values)).toBeGreaterThan(0);
      expect(refusals.filter((said) => !isWhole(said))).toEqual([]);
      // One right answer after another; what was refused before may be right now.
      for (let tries = 0; tries < 12 && !run.done; ++tries) {
        const before = run.given.length;
        for (const answer of answersOf(folders[id]!)(step)) {
          if (run.done || run.given.length > before) break;
          if (!run.given.includes(answer)) await run.give(answer);
        }
        if (!run.done) expect(isWhole(run.answered?.said() ?? '')).toBe(true);
      }
      expect(run.done, t(step.ask, step.values)).toBe(true);
      run.next();
    }
    expect(run.isOver).toBe(true);
  });
});

test('the numbers that a text names are those of its step', async () => {
  for (const language of Object.keys(languages) as Language[]) {
    await use(language);
    for (const { lesson } of all)
      for (const step of lesson.steps) {
        const shown = JSON.stringify(step);
        const told = [step.ask, step.right].flatMap((key) => t(key, step.values).match(/\b\d{3}\b/g) ?? []);
        expect(
          told.filter((number) => !shown.includes(number)),
          `${language}: ${t(step.ask)}`,
        ).toEqual([]);
      }
  }
});
