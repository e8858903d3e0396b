// The layouts and figures in the lessons, as the engine has them.
import { expect, test } from 'vitest';
import { nodeEngine } from '../../../engine/node';
import { lessons } from './lessons';

const engine = await nodeEngine();
const steps = lessons.flatMap(({ id, steps }) => steps.map((step, i) => ({ id, i, step })));

test.each(steps)('$id, step $i: the layout can be built', async ({ step: { tiles } }) => {
  for (const [i, { number, x, y, level, rotation }] of tiles.entries())
    expect(await engine.call('nmbr9.check', { tiles: tiles.slice(0, i), number, x, y, rotation })).toMatchObject({
      legal: true,
      level,
    });
});

test.each(steps)('$id, step $i: places are right and wrong as they should be', async ({ step }) => {
  const check = (at: { x: number; y: number; rotation: number }) =>
    engine.call('nmbr9.check', {
      tiles: [...step.tiles],
      number: 'number' in step ? step.number : 0,
      x: at.x,
      y: at.y,
      rotation: at.rotation,
    });
  if (step.kind === 'refuse')
    expect((await Promise.all(step.places.map(check))).filter(({ legal }) => !legal)).toHaveLength(1);
  if (step.kind === 'why') expect(step.options).toContain((await check(step.place)).reason);
  if (step.kind === 'place') {
    const start = await check(step.start);
    expect(start.legal && start.level === step.level).toBe(false);
  }
});

const places = steps.flatMap(({ id, step }) =>
  step.kind === 'better' ? step.places.map((place) => ({ id, step, place })) : [],
);
test.each(places)('$id: a place is worth $place.expected', { timeout: 60_000 }, async ({ step, place }) => {
  const { x, y, level, rotation, expected } = place;
  const judged = await engine.call('nmbr9.judge', {
    tiles: [...step.tiles],
    number: step.number,
    x,
    y,
    level,
    rotation,
  });
  expect(Math.abs(judged.expected - expected)).toBeLessThan(0.75);
  expect(judged.right).toBe(step.places.every((other) => other.expected <= expected));
  if (id(step.ask) === 'holes') expect(judged.holes.length > 0).toBe(!judged.right);
});
const id = (key: string): string => (key.includes('.holes.') || key.includes('askBetter') ? 'holes' : '');

test('what is said about single squares and corners is so', async () => {
  const of = (lesson: string, at: number) => lessons.find(({ id }) => id === lesson)!.steps[at]!;
  const check = (step: ReturnType<typeof of>, { x, y, rotation }: { x: number; y: number; rotation: number }) =>
    engine.call('nmbr9.check', { tiles: [...step.tiles], number: 'number' in step ? step.number : 0, x, y, rotation });
  const [gap, why, corner] = [of('gap', 0), of('gap', 1), of('edge', 2)];
  if (gap.kind !== 'refuse' || why.kind !== 'why' || corner.kind !== 'why') throw new Error('other steps');
  expect((await check(gap, gap.places[0]!)).squares).toEqual([[1, 1]]); // in the middle of the 0
  expect((await check(why, why.place)).squares).toHaveLength(1);
  // One square further to the left it would touch: only a corner is there.
  expect((await check(corner, corner.place)).reason).toBe('apart');
  expect((await check(corner, { ...corner.place, x: corner.place.x - 1 })).legal).toBe(true);
});
