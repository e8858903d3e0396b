// Tiles by level, layouts that are rebuilt, and the cards of a seed; against the real engine.
import { describe, expect, it } from 'vitest';
import { nodeEngine } from '../../../engine/node';
import type { Tile } from '../engine';
import {
  addLevel,
  begin,
  doubtsOf,
  finish,
  isOver,
  leftOf,
  levelsOf,
  mostLevels,
  nextCard,
  nextSeat,
  numbersOf,
  open,
  place,
  pointsOf,
  put,
  readSheet,
  recordOf,
  scoreOf,
  takeBack,
  takeOff,
  winnersOf,
  type Sheet,
} from './sheet';
import { deckOf } from './shuffle';

const engine = await nodeEngine();
const shapes = await engine.call('nmbr9.shapes', null);
const fresh = (way: Sheet['way'] = 'levels', names = ['Bruno', 'Ines']) => begin(names, way, 'x', 1);
const fill = (sheet: Sheet, levels: number[][]): Sheet =>
  levels.reduce((now, on, level) => on.reduce((then, number) => put(then, level, number), now), sheet);

/** Tile after tile at the first of the highest places. */
async function built(numbers: number[]): Promise<Tile[]> {
  const tiles: Tile[] = [];
  for (const number of numbers) {
    const places = await engine.call('nmbr9.places', { tiles, number });
    const best = places.toSorted(
      (a, b) => b.level - a.level || Math.abs(a.x) + Math.abs(a.y) - Math.abs(b.x) - Math.abs(b.y),
    );
    tiles.push({ number, ...best[0]! });
  }
  return tiles;
}

describe('tiles by level', () => {
  it('are counted by level, each number twice at most', () => {
    let sheet = fill(fresh(), [[], [3, 5, 6], [2, 3, 7, 7], [4, 8]]);
    expect(pointsOf(sheet.seats[0]!.levels)).toEqual([0, 14, 38, 36]);
    expect(scoreOf(sheet, sheet.seats[0]!)).toBe(88);
    expect(put(sheet, 3, 7)).toEqual(sheet); // both are in
    expect(put(sheet, 9, 1)).toEqual(sheet); // no such level
    expect(leftOf(numbersOf(sheet, sheet.seats[0]!), 7)).toBe(0);
    sheet = takeOff(sheet, 2, 3);
    expect(leftOf(numbersOf(sheet, sheet.seats[0]!), 7)).toBe(1);
    for (let i = 0; i < 20; ++i) sheet = addLevel(sheet);
    expect(sheet.seats[0]!.levels).toHaveLength(mostLevels);
  });

  it('have the points that the engine counts for a layout', async () => {
    const tiles = await built([9, 1, 8, 3, 0, 7, 5, 2, 6, 4, 9, 8]);
    const { levels, total } = await engine.call('nmbr9.score', { tiles });
    expect(levels.length).toBeGreaterThan(2);
    expect(pointsOf(levelsOf(tiles))).toEqual(levels.map(({ points }) => points));
    expect(scoreOf({ way: 'rebuild' }, { levels: [], tiles })).toBe(total);
    expect(doubtsOf(levelsOf(tiles), shapes)).toEqual([]); // it lies there
  });

  it('are doubted where nothing could carry them', () => {
    // 2, 3, 7, 7 have 31 squares, and 3, 5, 6 fewer.
    const squares = (on: number[]) => on.reduce((sum, n) => sum + shapes[n]![0]!.squares.length, 0);
    expect(doubtsOf([[], [3, 5, 6], [2, 3, 7, 7], [4, 8]], shapes)).toEqual([
      { kind: 'squares', level: 2, squares: squares([2, 3, 7, 7]), below: squares([3, 5, 6]) },
    ]);
    expect(doubtsOf([[], [], [], [8]], shapes)).toEqual([{ kind: 'two', level: 3 }]);
    expect(doubtsOf([[], [], [8], [4]], shapes)).toEqual([
      { kind: 'two', level: 2 },
      { kind: 'two', level: 3 },
    ]);
    // What is not in may lie on the table, but not when all is in.
    expect(doubtsOf([[], [3, 5]], shapes)).toEqual([]);
    const all = Array.from({ length: 20 }, (_, i) => i >> 1);
    expect(doubtsOf([[], all], shapes)).toEqual([{ kind: 'two', level: 1 }]);
    expect(doubtsOf([[1, 1], all.filter((n) => n !== 1)], shapes)).toMatchObject([{ kind: 'squares', level: 1 }]);
  });
});

describe('one after the other', () => {
  it('goes on to who is not done, and has winners in the end', () => {
    let sheet = fill(fresh(), [[], [9]]);
    expect(nextSeat(sheet)).toBe(1);
    sheet = finish(sheet);
    expect(sheet).toMatchObject({ seat: 1, done: [true, false] });
    expect(winnersOf(sheet)).toEqual([]);
    sheet = fill(sheet, [[], [4, 5]]);
    expect(nextSeat(sheet)).toBeNull();
    sheet = finish(sheet);
    expect(isOver(sheet)).toBe(true);
    expect(winnersOf(sheet)).toEqual([0, 1]);
    sheet = open(sheet, 0);
    expect(isOver(sheet)).toBe(false);
    expect(winnersOf(finish(fill(sheet, [[], [9]])))).toEqual([0]);
  });
});

describe('a layout that is rebuilt', () => {
  it('is a record if all have the same cards in the same order', async () => {
    const order = [9, 1, 8, 3];
    const tiles = await built(order);
    let sheet = tiles.reduce((now, { number, ...at }) => place(now, number, at), fresh('rebuild'));
    expect(nextCard(sheet)).toBeNull(); // the first says the order
    sheet = finish(sheet);
    expect(recordOf(sheet)).toBeNull();
    for (const { number, ...at } of tiles) {
      expect(nextCard(sheet)).toBe(number);
      sheet = place(sheet, number, at);
    }
    const record = recordOf(sheet)!;
    expect(await engine.call('referee', { record })).toMatchObject({ valid: true });
    expect(JSON.parse(record)).toMatchObject({ players: ['Bruno', 'Ines'], deck: order });
    sheet = place(takeBack(sheet), 5, { x: 90, y: 0, level: 0, rotation: 0 });
    expect(recordOf(sheet)).toBeNull(); // another card
    expect(nextCard(takeBack(sheet))).toBe(3);
    expect(nextCard(sheet)).toBeNull();
    expect(recordOf(fresh('rebuild'))).toBeNull();
  });
});

it('is read back from what is kept, and only if it can be one', async () => {
  const tiles = await built([9, 1]);
  const sheet = { ...fill(fresh(), [[], [3, 5]]), you: 1 };
  const full = { ...sheet, seats: sheet.seats.with(1, { levels: [[]], tiles }) };
  expect(readSheet(JSON.parse(JSON.stringify(full)))).toEqual(full);
  for (const wrong of [
    null,
    7,
    {},
    { ...sheet, way: 'other' },
    { ...sheet, names: [] },
    { ...sheet, names: ['a', 'b', 'c', 'd', 'e'] },
    { ...sheet, seat: 2 },
    { ...sheet, seats: [sheet.seats[0]] },
    { ...sheet, seats: [{ levels: [[10]], tiles: [] }, sheet.seats[1]] },
    { ...sheet, seats: [{ levels: [[]], tiles: [{ number: 1 }] }, sheet.seats[1]] },
  ])
    expect(readSheet(wrong)).toBeNull();
});

describe('the cards of a seed', () => {
  const dealt = async (seed: string) => deckOf(await engine.call('sha256', { text: seed }), 10, 2);

  it('are those of docs/random.md', async () => {
    expect((await dealt('1')).join()).toBe('6,9,5,4,8,6,5,7,4,2,0,3,3,7,0,2,1,8,1,9');
  });
  it('are those that a table with this seed deals', async () => {
    for (const seed of ['paper', 'ü 9', '']) {
      const settings = { game: 'nmbr9' };
      const about = { table: `t${seed.length}`, settings, you: { player: 'p', name: 'Ana' }, bots: [], seed };
      await engine.call('table.begin', { ...about, salt: '0'.repeat(64), now: 1 });
      const { state } = await engine.call('table.message', { table: about.table, player: 'p', version: 0, now: 1 });
      expect((state.game as unknown as { cards: number[] }).cards[0], seed).toBe((await dealt(seed))[0]);
    }
  });
});
