// The layouts of the rules, judged by the engine.
import { expect, test } from 'vitest';
import { nodeEngine } from '../../../engine/node';
import { carried, corner, edge, onOne, onTwo, overGap, shapes } from './examples';

const engine = await nodeEngine();

test('the tiles are those of the engine', async () => {
  const sorted = (squares: [number, number][]): string[] => squares.map(String).sort();
  const theirs = await engine.call('nmbr9.shapes', null);
  theirs.forEach((rotations, number) =>
    rotations.forEach(({ squares, width, height }, rotation) => {
      const ours = shapes[number]![rotation]!;
      expect([ours.width, ours.height, sorted(ours.squares)]).toEqual([width, height, sorted(squares)]);
    }),
  );
});

test.each(Object.entries({ edge, carried, onTwo, corner, overGap, onOne }))('%s', async (_, { tiles, refused }) => {
  const plain = tiles.map(({ number, x, y, level, rotation }) => ({ number, x, y, level, rotation }));
  for (const [i, { level, ...tile }] of plain.entries())
    expect(await engine.call('nmbr9.check', { tiles: plain.slice(0, i), ...tile })).toMatchObject({
      legal: true,
      level,
    });
  if (!refused) return;
  const { number, x, y, rotation, reason } = refused;
  expect(await engine.call('nmbr9.check', { tiles: plain, number, x, y, rotation })).toMatchObject({
    legal: false,
    reason,
  });
});
