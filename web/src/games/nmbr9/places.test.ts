import { expect, test } from 'vitest';
import type { Tile } from './engine';
import { nodeEngine } from '../../engine/node';
import { boundsOf } from './layout';
import { areasOf, Places } from './places';

const engine = await nodeEngine();
const shapes = await engine.call('nmbr9.shapes', null);
const tiles: Tile[] = [
  { number: 9, x: 0, y: 0, level: 0, rotation: 0 },
  { number: 9, x: 3, y: 0, level: 0, rotation: 0 },
];
const listed = await engine.call('nmbr9.places', { tiles, number: 8 });
const places = new Places(listed, shapes[8]!, boundsOf(shapes, tiles));

test('all places, the highest level first', () => {
  expect(places.order).toHaveLength(listed.length);
  expect(places.levels.map(({ level }) => level)).toEqual([1, 0]);
  expect(places.levels.flatMap((group) => group.places)).toEqual(places.order);
});

test('what is listed is found, also turned by a half, and nothing else', () => {
  const place = places.order[0]!;
  expect(places.at(place.x, place.y, place.rotation)).toBe(place);
  expect(places.at(place.x, place.y, place.rotation + 2)).toBe(place); // an 8 looks the same
  expect(places.at(40, 40, 0)).toBeNull();
});

test('stepping goes around, on one level or through all', () => {
  const top = places.levels[0]!.places;
  let at = top[0]!;
  for (let i = 0; i < top.length; ++i) at = places.step(at, 1, 1)!;
  expect(at).toBe(top[0]);
  expect(places.step(places.order[0]!, -1)).toBe(places.order.at(-1));
  expect(places.step({ x: 40, y: 40, rotation: 0 }, 1)).toBe(places.order[0]);
  expect(places.step(top[0]!, 1, 7)).toBeNull();
});

test('a place nearby draws the tile, one farther away does not', () => {
  const place = places.order[0]!;
  expect(places.near(place.x + 0.3, place.y - 0.3, place.rotation, 0.8)).toBe(place);
  expect(places.near(40, 40, 0, 0.8)).toBeNull();
});

test('a tapped square is covered, as the tile is turned if that is possible', () => {
  for (const rotation of [0, 1]) {
    const place = places.covering(-1, 0, rotation)!;
    expect(place.rotation % 2).toBe(rotation);
    expect(shapes[8]![place.rotation]!.squares.map(([x, y]) => [place.x + x, place.y + y])).toContainEqual([-1, 0]);
  }
  expect(places.covering(40, 40, 0)).toBeNull();
});

test('the squares within reach say whether the tile must be turned first', () => {
  const dots = places.reach(1, places.order[0]!.rotation);
  expect(dots.some(({ now }) => now)).toBe(true);
  const squares = new Set(
    places.levels[0]!.places.flatMap((place) =>
      shapes[8]![place.rotation]!.squares.map(([x, y]) => `${place.x + x},${place.y + y}`),
    ),
  );
  expect(new Set(dots.map(({ x, y }) => `${x},${y}`))).toEqual(squares);
});

test('areas are squares that share an edge; the upper left one comes first', () => {
  //  . # . #
  //  # # . .
  //  . . # .
  const areas = areasOf([
    [2, 2],
    [0, 1],
    [1, 1],
    [1, 0],
    [3, 0],
  ]);
  expect(areas.map((area) => area.length).sort()).toEqual([1, 1, 3]);
  expect(areas.map(([first]) => first)).toEqual([
    [1, 0],
    [3, 0],
    [2, 2],
  ]);
  expect(areasOf([])).toEqual([]);
});
