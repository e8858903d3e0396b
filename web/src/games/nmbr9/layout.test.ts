import { expect, test } from 'vitest';
import type { Tile } from './engine';
import { nodeEngine } from '../../engine/node';
import type { TableView } from '../../table/session';
import {
  boundsOf,
  cardOf,
  choiceText,
  chosenTile,
  deckOf,
  layoutOf,
  paintOrder,
  readChoice,
  restsOn,
  tops,
} from './layout';

const shapes = await (await nodeEngine()).call('nmbr9.shapes', null);
const tile = (number: number, x: number, y: number, level = 0, rotation = 0): Tile => ({
  number,
  x,
  y,
  level,
  rotation,
});
// ######   two nines, and an 8 over both
// ######
// ##.##.
// ##.##.
const tiles = [tile(9, 0, 0), tile(9, 3, 0), tile(8, 1, 0, 1, 1)];

function view(turns: [number, ...Tile[]][], more: Partial<TableView['state']> = {}, choice?: string): TableView {
  return {
    table: 't',
    version: 1,
    now: 0,
    here: [],
    watchers: 0,
    clockOffset: 0,
    turns: turns.map(([number, ...placements], turn) => ({
      round: 0,
      turn,
      version: turn,
      choices: [],
      outcome: { number, placements },
    })),
    state: {
      code: '',
      phase: 'playing',
      settings: { game: 'nmbr9' },
      seats: [],
      game: { cards: [9, 9, 8], scores: [] },
      ...more,
    },
    you: { seat: 0, ...(choice === undefined ? {} : { choice }) },
  };
}

test('a layout is what a seat placed in every turn', () => {
  const here = view([
    [9, tile(9, 0, 0), tile(9, 5, 5)],
    [9, tile(9, 3, 0), tile(9, 8, 5)],
  ]);
  expect(layoutOf(here, 1)).toEqual([
    { ...tile(9, 5, 5), turn: 0 },
    { ...tile(9, 8, 5), turn: 1 },
  ]);
  expect(cardOf(here)).toBe(8);
});

test('a view cut at a turn shows the card of that turn, a finished game none', () => {
  expect(cardOf(view([[9, tile(9, 0, 0)]]))).toBe(9);
  expect(cardOf(view([[9, tile(9, 0, 0)]], { phase: 'finished' }))).toBeNull();
  expect(
    cardOf(
      view([
        [9, tile(9, 0, 0)],
        [9, tile(9, 0, 0)],
        [8, tile(8, 0, 0)],
      ]),
    ),
  ).toBeNull();
});

test('a choice is a text and back', () => {
  const place = { x: -2, y: 0, level: 1, rotation: 3 };
  expect(choiceText(place)).toBe('-2,0,1,3');
  expect(readChoice('-2,0,1,3')).toEqual(place);
  expect(readChoice('761')).toBeNull();
  expect(chosenTile(view([[9, tile(9, 0, 0)]], {}, '-2,0,1,3'))).toEqual({ number: 9, ...place, turn: 1 });
  expect(chosenTile(view([]))).toBeNull();
});

test('the deck comes from the variant', () => {
  expect(deckOf(view([]).state)).toEqual({ numbers: 10, copies: 2, cards: 20 });
  expect(deckOf(view([], { settings: { game: 'nmbr9', options: { variant: 'U-6-3-15' } } }).state)).toEqual({
    numbers: 7,
    copies: 3,
    cards: 15,
  });
});

test('bounds, tops and what a tile rests on', () => {
  expect(boundsOf(shapes, tiles)).toEqual({ left: 0, top: 0, right: 6, bottom: 4 });
  expect(boundsOf(shapes, [])).toBeNull();
  expect(tops(shapes, tiles).get('2,0')?.number).toBe(8);
  expect(tops(shapes, tiles).get('0,3')?.number).toBe(9);
  expect(tops(shapes, tiles).has('2,3')).toBe(false);
  expect(restsOn(shapes, tiles, tiles[2]!)).toEqual([tiles[0], tiles[1]]);
  expect(restsOn(shapes, tiles, tiles[0]!)).toEqual([]);
});

test('levels are painted upwards, rows downwards', () => {
  const order = paintOrder([tile(8, 0, 0, 1), tile(1, 0, 5), tile(2, 0, -3)]);
  expect(order.map(({ level, tiles }) => [level, tiles.map(({ number }) => number)])).toEqual([
    [0, [2, 1]],
    [1, [8]],
  ]);
});
