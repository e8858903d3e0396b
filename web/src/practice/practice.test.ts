import { expect, test, vi } from 'vitest';
import { nodeEngine } from '../engine/node';
import type { PracticePart, Weighed } from '../games/game';
import { games, reviewOf } from '../games/index';
import type { RecordText } from '../review/review';
import type { Shelf } from '../settings/kept';
import { playBots } from './bots';
import { pauses, schedule, type Position } from './kept';
import { makeQuestion, Practice, type Means } from './practice.svelte';
import { difficultyOf, Ratings, wantedGap } from './rating';

vi.stubGlobal('document', { documentElement: { lang: '' } });
const node = await nodeEngine();
vi.mock('../engine/engine', () => ({
  engine: () => node,
  reviewer: () => node,
  background: () => node,
  thinkers: () => [node],
  seekers: () => [node],
}));

const day = 86_400_000;

test('a kept position comes back after 1, 3, 7 and 21 days, the next day when it was wrong', () => {
  expect(pauses).toEqual([1, 3, 7, 21]);
  let step = 0;
  const days: number[] = [];
  for (;;) {
    const next = schedule(step, true, 0);
    if (!next) break;
    days.push(next.due / day);
    ({ step } = next);
  }
  expect(days).toEqual([3, 7, 21]); // the first day was waited for when it was kept
  expect(schedule(3, false, 5)).toEqual({ step: 0, due: 5 + day });
});

test('right answers lead to smaller differences, wrong ones to larger', () => {
  const kept: Record<string, unknown> = {};
  const shelf: Shelf = { get: (key) => kept[key], set: (key, value) => ((kept[key] = value), true) };
  const ratings = new Ratings(shelf);
  const first = ratings.of('x');
  for (let i = 0; i < 10; ++i) ratings.answered('x', true);
  const better = ratings.of('x');
  expect(better).toBeGreaterThan(first);
  expect(wantedGap(better)).toBeLessThan(wantedGap(first));
  expect(ratings.of('y')).toBe(first);
  for (let i = 0; i < 100; ++i) ratings.answered('x', true);
  expect(ratings.of('x')).toBeLessThanOrEqual(1);
  expect(difficultyOf(ratings.of('x'))).toBe(5);
  for (let i = 0; i < 100; ++i) ratings.answered('x', false);
  expect(difficultyOf(ratings.of('x'))).toBe(1);
  kept['practice'] = { x: 'much', y: 7, constructor: 3 };
  expect([ratings.of('x'), ratings.of('y'), ratings.of('toString')]).toEqual([first, first, first]);
  kept['practice'] = [1];
  expect(ratings.of('x')).toBe(first);
});

const weighed = (lost: number): Weighed => ({ judged: { right: lost < 1, lost }, review: {} as Weighed['review'] });
const record = JSON.stringify({ game: 'x', players: ['1'] });
/** Choices are what they cost. */
const part: PracticePart = {
  ask: 'shell.play',
  seats: [1],
  weigh: (_: RecordText, __: number, ___: number, choice) =>
    choice === 'away' ? Promise.reject(new Error('away')) : Promise.resolve(weighed(Number(choice ?? 9))),
  Answer: (() => {}) as unknown as PracticePart['Answer'],
};
function means(over: Partial<Means> = {}): Means & { rated: boolean[]; told: [Position, boolean][] } {
  const rated: boolean[] = [];
  const told: [Position, boolean][] = [];
  return {
    rated,
    told,
    play: () => Promise.resolve({ record, firstIdeas: ['0', '9', null, '2', '0.5'] }),
    due: () => Promise.resolve([]),
    answered: (position, isRight) => (told.push([position, isRight]), Promise.resolve(isRight ? 3 : 1)),
    rating: () => 0,
    rate: (isRight) => void rated.push(isRight),
    random: () => 0.5,
    ...over,
  };
}

test('a position is asked in which the first idea costs about as much as is wanted', async () => {
  expect((await makeQuestion(part, 'x', means())).position.turn).toBe(1); // 9 of 10 points
  expect((await makeQuestion(part, 'x', means({ rating: () => 0.9 }))).position.turn).toBe(3); // 2 of 1.3
  const none = means({ play: () => Promise.resolve({ record, firstIdeas: ['0', null] }) });
  await expect(makeQuestion(part, 'x', none)).rejects.toBeDefined();
});

test('questions without end; the answer counts once', async () => {
  const given = means();
  const practice = new Practice(part, 'x', given);
  await practice.begin();
  expect(practice.state).toBe('asking');
  await expect(practice.answer('away')).rejects.toBeDefined();
  expect([practice.state, practice.asked]).toEqual(['asking', 0]);
  await practice.answer('0.3');
  await practice.answer('9'); // too late
  expect([practice.state, practice.right, practice.asked, given.rated]).toEqual(['answered', 1, 1, [true]]);
  await practice.next();
  await practice.answer(null);
  expect([practice.right, practice.asked, given.rated]).toEqual([1, 2, [true, false]]);
  expect([given.told, practice.count]).toEqual([[], 2]);
});

test('kept positions that are due come first, and are put off; they do not change the rating', async () => {
  const kept = [3, 4].map((turn) => ({ game: 'x', record, seat: 0, turn }));
  const given = means({ due: () => Promise.resolve([...kept]) });
  const practice = new Practice(part, 'x', given);
  await practice.begin();
  expect([practice.question?.isKept, practice.question?.position.turn]).toEqual([true, 3]);
  await practice.answer('0');
  expect(practice.comesBack).toBe(3);
  await practice.next();
  await practice.answer('5');
  expect([practice.comesBack, given.rated]).toEqual([1, []]);
  expect(given.told).toEqual([
    [kept[0], true],
    [kept[1], false],
  ]);
  await practice.next();
  expect(practice.question?.isKept).toBe(false);
});

const real = await Promise.all(games.map(async ({ id }) => ({ id, part: await reviewOf(id) })));
const tables = real.flatMap(({ id, part }) =>
  [Math.min(...part!.practice.seats), Math.max(...part!.practice.seats)].map((seats) => ({ id, part, seats })),
);
test.each(tables)(
  '$id of $seats: bots play, a turn is asked, and the engine judges',
  { timeout: 60_000 },
  async (one) => {
    const { id, part, seats } = one;
    const { practice, learn } = part!;
    const names = ['Ana', 'Ben', 'Cem', 'Dora', 'Eli'].slice(0, seats);
    const game = await playBots(node, id, names);
    expect((await node.call('referee', { record: game.record })).valid).toBe(true);
    const given = means({
      play: () => playBots(node, id, names),
      random: Math.random,
      rating: () => 0.3,
    });
    const { record, position } = await makeQuestion(practice, id, given);
    const view = await learn.view({ record, review: null, seat: 0, at: position.turn });
    expect(view.state.seats[0]?.must_act).toBe(true);
    expect(view.turns).toHaveLength(position.turn);
    const shown = await practice.weigh(record, 0, position.turn, null);
    expect(shown.judged.lost).toBeGreaterThanOrEqual(0);
    expect(shown.review.seats).toHaveLength(seats);
  },
);
