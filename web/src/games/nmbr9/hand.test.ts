import { expect, test } from 'vitest';
import type { Tile } from './engine';
import { nodeEngine } from '../../engine/node';
import { Hand } from './hand.svelte';

const engine = await nodeEngine();
const shapes = await engine.call('nmbr9.shapes', null);
const tiles: Tile[] = [
  { number: 9, x: 0, y: 0, level: 0, rotation: 0 },
  { number: 9, x: 3, y: 0, level: 0, rotation: 0 },
];
const rest = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

async function begun(number = 8, on = tiles): Promise<Hand> {
  const hand = new Hand(engine, shapes, on, number);
  await hand.begin();
  await rest();
  return hand;
}

test('a tile begins where it fits on the highest level', async () => {
  const hand = await begun();
  expect(hand.level).toBe(1);
  expect(hand.choice).toEqual({ ...hand.at, level: 1 });
  expect(hand.check).toMatchObject({ legal: true, points: 8, rests_on: 2 });
});

test('a place that is not listed is asked about', async () => {
  const hand = await begun();
  hand.put({ x: 20, y: 20, rotation: 0 });
  expect(hand.legal).toBeNull();
  expect(hand.choice).toBeNull();
  await rest();
  expect(hand.legal).toBe(false);
  expect(hand.check?.reason).toBe('apart');
});

test('the first tile may lie anywhere, though only one place is listed', async () => {
  const hand = await begun(5, []);
  hand.move(7, -3);
  await rest();
  expect(hand.choice).toMatchObject({ x: hand.at.x, y: hand.at.y, level: 0 });
});

test('four quarter turns bring it back', async () => {
  const hand = await begun(7);
  hand.put({ x: 10, y: 10, rotation: 0 });
  const before = hand.at;
  for (let i = 0; i < 4; ++i) hand.turn(1);
  expect(hand.at).toEqual(before);
  for (let i = 0; i < 4; ++i) hand.turn(-1);
  expect(hand.at).toEqual(before);
});

test('dragging is free between squares, dropping is not', async () => {
  const hand = await begun();
  hand.drag(9.4, 9.3);
  expect(hand.free).toEqual({ x: 9.4, y: 9.3 });
  expect(hand.at).toMatchObject({ x: 9, y: 9 });
  hand.drop();
  expect(hand.free).toBeNull();
  hand.reset();
  expect(hand.level).toBe(1);
});
