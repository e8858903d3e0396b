import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Engine } from '../../engine/api';
import { nodeEngine } from '../../engine/node';
import { Possible } from './possible.svelte';

const deck = [3, 9, 1, 0, 7, 7, 2, 8, 5, 6, 4, 4, 1, 9, 0, 5, 8, 3, 6, 2];
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
};

test('the engine finds a layout for the whole deck that scores what it says, and goes on', async () => {
  const engine = await nodeEngine();
  const first = await engine.call('nmbr9.best', { deck, seed: 1, work: 200_000 });
  expect(first.tiles?.map(({ number }) => number)).toEqual(deck);
  expect((await engine.call('nmbr9.score', { tiles: first.tiles! })).total).toBe(first.score);
  const more = await engine.call('nmbr9.best', { deck, seed: 1, work: 200_000 });
  expect(more.nodes).toBeGreaterThan(first.nodes);
  expect(more.score).toBeGreaterThanOrEqual(first.score!);
  const again = await (await nodeEngine()).call('nmbr9.best', { deck, seed: 1, work: 200_000 });
  expect(again).toEqual(first);
});

// What the engine of the server and the terminal answers too (tests/methods/engine_test.cpp).
test('the same work has the same answer in every engine', { timeout: 120_000 }, async () => {
  const {
    deck: cards,
    work,
    answer,
  } = JSON.parse(await readFile(new URL('../../../../tests/methods/nmbr9_best.json', import.meta.url), 'utf8'));
  const engine = await nodeEngine();
  let found: unknown;
  for (const some of work) found = await engine.call('nmbr9.best', { deck: cards, seed: 1, work: some });
  expect(found).toEqual(answer);
});

test('no layout has more than the bound', async () => {
  const engine = await nodeEngine();
  const { score } = await engine.call('nmbr9.best', { deck, seed: 1, work: 200_000 });
  const { bound } = await engine.call('nmbr9.bound', { deck, score: score! });
  expect(bound).toBeGreaterThanOrEqual(score!);
  expect(bound).toBeLessThan(2 * score!);
  await expect(engine.call('nmbr9.bound', { deck: [1, 1, 1], score: 0 })).rejects.toMatchObject({
    code: 'bad_input',
    at: 'deck',
  });
});

test('a deck that is none is refused', async () => {
  const engine = await nodeEngine();
  for (const bad of [[], [10], ['1'], Array(40).fill(1)]) {
    await expect(engine.call('nmbr9.best', { deck: bad as number[], seed: 0, work: 1 })).rejects.toMatchObject({
      code: 'bad_input',
      at: 'deck',
    });
  }
});

test('what is possible at most is asked once, and the search does without it', async () => {
  let asked = 0;
  const engine = (bound: () => unknown): Engine => ({
    call: (async (method: string) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (method !== 'nmbr9.bound') return { score: 90, tiles: [], nodes: 1 };
      ++asked;
      return bound();
    }) as unknown as Engine['call'],
  });
  const possible = new Possible(deck, () => [engine(() => ({ bound: 170 }))]);
  possible.start();
  await until(() => possible.most !== null);
  possible.stop();
  possible.start();
  await new Promise((resolve) => setTimeout(resolve, 5));
  possible.stop();
  expect([possible.most, asked]).toEqual([170, 1]);
  const without = new Possible(deck, () => [engine(() => Promise.reject(new Error('no file')))]);
  without.start();
  await until(() => asked === 2 && without.best !== null);
  expect([without.most, without.isSearching]).toEqual([null, true]);
  without.stop();
});

test('the best of all seekers is kept, and nobody is asked after the end', async () => {
  let asked = 0;
  const scores = [
    [90, 95, 95],
    [80, 100, 99],
  ];
  const seeker = (mine: number[]): Engine => ({
    call: (async () => {
      ++asked;
      await new Promise((resolve) => setTimeout(resolve, 1));
      return { score: mine.shift() ?? 0, tiles: [], nodes: 1 };
    }) as unknown as Engine['call'],
  });
  const engines = scores.map((mine) => seeker([...mine]));
  const possible = new Possible(deck, () => engines);
  possible.start();
  await until(() => possible.best?.score === 100);
  possible.stop();
  expect(possible.isSearching).toBe(false);
  const before = asked;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toBe(before);
});

test('an engine that is away ends the search', async () => {
  const possible = new Possible(deck, () => [{ call: () => Promise.reject(new Error('away')) } as unknown as Engine]);
  possible.start();
  await until(() => !possible.isSearching);
  expect(possible.best).toBe(null);
});
