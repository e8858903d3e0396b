import { expect, test } from 'vitest';
import type { Engine, Thinker } from '../../../engine/api';
import type { Shelf } from '../../../settings/kept';
import { Par, parGames, parOf } from './par.svelte';

const deck = [0, 1, 2];

function shelf(): Shelf & { all: Map<string, unknown> } {
  const all = new Map<string, unknown>();
  return { all, get: (key) => all.get(key), set: (key, value) => (all.set(key, value), true) };
}

/** Three calls a game; game i scores 100 + i. */
function engine(calls: number[] = []): Thinker & { stopped: number } {
  let done = 0;
  const one = {
    stopped: 0,
    call: ((_: string, { game }: { game: number }) => {
      calls.push(game);
      done = (done + 1) % 3;
      return Promise.resolve(done === 0 ? { progress: 1, score: 100 + game } : { progress: done / 3, score: null });
    }) as unknown as Engine['call'],
    stop() {
      ++one.stopped;
    },
  };
  return one;
}

const until = async (ready: () => boolean) => {
  for (let i = 0; i < 1000 && !ready(); ++i) await Promise.resolve();
  expect(ready()).toBe(true);
};
const noRest = () => Promise.resolve();

test('mean and standard error; one game says nothing', () => {
  expect(parOf([])).toBeNull();
  expect(parOf([90])).toBeNull();
  expect(parOf([90, 110])).toEqual({ mean: 100, error: 10, games: 2 });
});

test('games are played one after another and kept by shuffle', async () => {
  const kept = shelf();
  const worker = engine();
  const par = new Par(deck, undefined, worker, kept, noRest);
  par.start();
  await until(() => par.isDone && !par.isWorking);
  expect(par.scores).toEqual(Array.from({ length: parGames }, (_, i) => 100 + i));
  expect(par.figure?.mean).toBeCloseTo(103.5);
  expect(par.progress).toBe(1);
  expect(worker.stopped).toBe(1); // its memory is given back
  const calls: number[] = [];
  const again = new Par(deck, undefined, engine(calls), kept, noRest);
  expect(again.figure?.games).toBe(parGames);
  again.start();
  expect([again.isWorking, calls]).toEqual([false, []]);
  expect(new Par([2, 1, 0], undefined, engine(), kept, noRest).figure).toBeNull();
  expect(new Par(deck, 'U-2-1-3', engine(), kept, noRest).figure).toBeNull();
});

test('it can be stopped and goes on with the game it was at', async () => {
  const kept = shelf();
  const calls: number[] = [];
  const worker = engine(calls);
  const par = new Par(deck, undefined, worker, kept, noRest);
  par.start();
  await until(() => par.scores.length === 2);
  par.stop();
  expect([par.isWorking, worker.stopped]).toEqual([false, 1]);
  const { length } = calls;
  await Promise.resolve();
  expect(calls.length).toBe(length);
  par.start();
  await until(() => par.isDone);
  expect(calls[length]).toBe(2);
});

test('what is kept may be anything', () => {
  const kept = shelf();
  for (const value of [null, 7, 'x', [[':0,1,2', ['a']]], [[':0,1,2']], [null], { a: 1 }]) {
    kept.all.set('nmbr9.par', value);
    expect(new Par(deck, undefined, engine(), kept, noRest).scores).toEqual([]);
  }
});
