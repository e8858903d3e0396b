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

test('a place that the engine refuses to look at is not legal, and the next one is', async () => {
  const hand = await begun();
  hand.put({ x: 2000, y: 0, rotation: 0 });
  await rest();
  expect(hand.legal).toBeNull();
  expect(hand.choice).toBeNull();
  hand.reset();
  await rest();
  expect(hand.legal).toBe(true);
});

test('the first tile may lie anywhere, though only one place is listed', async () => {
  const hand = await begun(5, []);
  hand.turn(1);
  hand.move(7, -3);
  await rest();
  expect(hand.choice).toMatchObject({ x: hand.at.x, y: hand.at.y, level: 0 });
});

test('the first tile waits beside the table until it is put there', async () => {
  const hand = await begun(5, []);
  expect(hand.waits).toBe(true);
  expect(hand.choice).toBeNull();
  hand.turn(1);
  expect(hand.waits).toBe(true);
  hand.toMiddle();
  await rest();
  expect(hand.choice).toEqual({ x: 0, y: 0, level: 0, rotation: 1 });
  hand.reset();
  expect(hand.choice).toBeNull();
  for (const put of [() => hand.move(0, -1), () => hand.tap(3, 3), () => hand.step(1)]) {
    hand.reset();
    put();
    await rest();
    expect(hand.choice).not.toBeNull();
  }
});

test('dragged a little and meant as a tap, it is where it was', async () => {
  const first = await begun(5, []);
  first.drag(first.at.x + 0.3, first.at.y + 0.6);
  expect(first.waits).toBe(false);
  first.putBack();
  expect(first.waits).toBe(true);
  const hand = await begun();
  const before = hand.at;
  hand.drag(before.x + 0.7, before.y);
  hand.drag(before.x + 0.8, before.y);
  hand.putBack();
  expect(hand.at).toEqual(before);
  expect(hand.free).toBeNull();
});

test('the nearest square is meant, though a place where it fits is near', async () => {
  const hand = await begun();
  const { x, y, rotation } = hand.at;
  expect(hand.places!.at(x, y - 1, rotation)).toBeNull();
  hand.drag(x, y - 0.6);
  expect(hand.at).toEqual({ x, y: y - 1, rotation });
  hand.drag(x, y - 0.4);
  expect(hand.at).toEqual({ x, y, rotation });
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
  expect(hand.free).toEqual({ x: 9.4, y: 9.3, level: 1 }); // as high as it was taken
  expect(hand.at).toMatchObject({ x: 9, y: 9 });
  hand.drag(9.6, 9.7);
  expect(hand.free).toEqual({ x: 9.6, y: 9.7, level: 1 });
  expect(hand.at).toMatchObject({ x: 10, y: 10 });
  hand.drop();
  expect(hand.free).toBeNull();
  hand.reset();
  expect(hand.level).toBe(1);
});
