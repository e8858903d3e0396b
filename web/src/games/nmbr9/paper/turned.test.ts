import { expect, test } from 'vitest';
import { linkOf, newSeed, opened, readSeed, readTurned } from './turned';

test('a link holds the shuffle, and nothing of how far it is turned', () => {
  const seed = newSeed();
  expect(readSeed(new URL(`https://x${linkOf(seed)}`).hash)).toBe(seed);
  expect(opened({ seed, count: 7 }, seed)).toEqual({ seed, count: 7 });
  expect(opened({ seed: 'other', count: 7 }, seed)).toEqual({ seed, count: 0 });
  expect(opened(null, seed)).toEqual({ seed, count: 0 });
  expect(opened({ seed, count: 7 }, null)).toEqual({ seed, count: 7 });
  expect(opened(null, null)).toMatchObject({ count: 0 });
});

test('what is no shuffle is not taken for one', () => {
  for (const hash of ['', '#', '#seed=', '#seed=a b', `#seed=${'x'.repeat(41)}`, '#seed=%3Cb%3E', '#x=1'])
    expect(readSeed(hash), hash).toBeNull();
  for (const kept of [undefined, null, 3, {}, { seed: 'a' }, { seed: 'a', count: 21 }, { seed: 'a', count: 0.5 }])
    expect(readTurned(kept)).toBeNull();
  expect(readTurned({ seed: 'a', count: 20 })).toEqual({ seed: 'a', count: 20 });
});
