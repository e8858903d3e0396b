import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Thinker } from '../engine/api';
import { fault } from '../house/fault';
import type { HouseReview } from '../house/house';
import { Analysis, type Kept, type Reviewers } from './analysis.svelte';
import type { Review } from './review';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const record = JSON.stringify({ game: 'g', players: ['Ana', 'Ben'], fair: { table: 't' } });
const review = (names: string[], complete: boolean, version = '1') => ({
  game: 'g',
  version,
  complete,
  seats: names.map((name) => ({ name, lost: null, luck: null, grades: null })),
});

/** An engine that needs so many steps. */
function engine(steps: number): Thinker & { calls: string[] } {
  let left = steps;
  const calls: string[] = [];
  const call = async (method: string): Promise<unknown> => {
    calls.push(method);
    await new Promise((done) => setTimeout(done, 10));
    if (method === 'review.step') return { more: --left > 0, complete: left === 0, progress: 1 - left / steps };
    return method === 'review.read' ? review(['Ana', 'Ben'], left === 0) : null;
  };
  return { calls, call, stop: () => {} } as unknown as Thinker & { calls: string[] };
}
function shelf(): Kept & { kept: Review[] } {
  const kept: Review[] = [];
  return { kept, find: async () => null, keep: async (_, found) => void kept.push(found) };
}
/** A house that answers so, one after the other. */
function houseThat(...answers: (HouseReview | Error)[]): Reviewers & { asked: unknown[] } {
  const asked: unknown[] = [];
  const next = async (what: unknown): Promise<HouseReview> => {
    asked.push(what);
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw fault('server_away', '');
    return answer;
  };
  return { asked, askReview: next, review: next, endReview: async (id) => void asked.push(`end ${id}`) };
}

test('the house works it out: its place, how far it is, names of the record, and the device keeps it', async () => {
  const kept = shelf();
  const worker = engine(1000);
  const analysis = new Analysis(record, 0, worker, kept);
  analysis.start();
  await vi.advanceTimersByTimeAsync(100);
  const house = houseThat(
    { review: 'r', state: 'waiting', place: 2 },
    { review: 'r', state: 'working', progress: 0.5, result: review(['1', '2'], false) },
    { review: 'r', state: 'done', result: review(['1', '2'], true) },
  );
  analysis.letHouse(house);
  await vi.advanceTimersByTimeAsync(0);
  expect([analysis.state, analysis.isAtHouse, analysis.place]).toEqual(['working', true, 2]);
  expect(house.asked).toEqual([{ game: 'g', players: ['Ana', 'Ben'] }]); // without the proof
  const steps = worker.calls.length;
  await vi.advanceTimersByTimeAsync(1000);
  expect([analysis.place, analysis.progress]).toEqual([0, 0.5]);
  expect(analysis.review?.seats.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
  await vi.advanceTimersByTimeAsync(1000);
  expect([analysis.state, analysis.isAtHouse, analysis.progress]).toEqual(['done', false, 1]);
  expect(kept.kept).toEqual([review(['Ana', 'Ben'], true)]);
  expect(worker.calls.length).toBeLessThanOrEqual(steps + 1); // the device rested
});

test.each([
  ['that is away', houseThat(new Error())],
  ['that goes away', houseThat({ review: 'r', state: 'waiting', place: 1 }, new Error())],
  ['that gave up', houseThat({ review: 'r', state: 'failed', error: fault('gave_up', '') })],
  ['of another version', houseThat({ review: 'r', state: 'done', result: review(['1', '2'], true, '2') })],
])('after a house %s the device goes on where it was', async (_, house) => {
  const worker = engine(20);
  const analysis = new Analysis(record, 0, worker, shelf());
  analysis.start();
  await vi.advanceTimersByTimeAsync(100);
  analysis.letHouse(house);
  await vi.advanceTimersByTimeAsync(5000);
  expect([analysis.state, analysis.houseFailed, analysis.isAtHouse]).toEqual(['done', true, false]);
  expect(worker.calls.filter((method) => method === 'review.begin')).toHaveLength(1);
});

test('who stops it ends it at the house, too', async () => {
  const analysis = new Analysis(record, 0, engine(1000), shelf());
  analysis.start();
  await vi.advanceTimersByTimeAsync(100);
  const house = houseThat({ review: 'r', state: 'waiting', place: 1 });
  analysis.letHouse(house);
  await vi.advanceTimersByTimeAsync(10);
  analysis.pause();
  await vi.advanceTimersByTimeAsync(5000);
  expect(house.asked.at(-1)).toBe('end r');
  expect([analysis.state, analysis.isAtHouse, analysis.houseFailed]).toEqual(['paused', false, false]);
});
