import { beforeAll, describe, expect, test } from 'vitest';
import type { PlaceCheck, Tile } from './engine';
import { nodeEngine } from '../../engine/node';
import { languages, t, use, type Language } from '../../i18n/i18n.svelte';
import '../index'; // its words
import type { Seat } from '../../table/protocol';
import type { TableView } from '../../table/session';
import { Hand } from './hand.svelte';
import type { Laid } from './layout';
import {
  cardsLeft,
  describe as tell,
  heard,
  isLastCard,
  reason,
  standingOf,
  stateOf,
  verdict,
  waitedFor,
} from './sentences';

const engine = await nodeEngine();
const shapes = await engine.call('nmbr9.shapes', null);
const laid = (number: number, x: number, level: number, turn: number, rotation = 0): Laid => ({
  number,
  x,
  y: 0,
  level,
  rotation,
  turn,
});
const tiles: Laid[] = [laid(9, 0, 0, 0), laid(9, 3, 0, 1), laid(8, 1, 1, 2, 1)];
const refused = (why: PlaceCheck['reason'], squares: number): PlaceCheck => ({
  legal: false,
  level: 1,
  points: 0,
  rests_on: 0,
  squares: Array.from({ length: squares }, () => [0, 0]),
  ...(why ? { reason: why } : {}),
});

function view(seats: Seat[], turns = 12): TableView {
  return {
    table: 't',
    version: 1,
    now: 0,
    here: [0, 1],
    watchers: 0,
    clockOffset: 0,
    you: null,
    turns: Array.from({ length: turns }, (_, turn) => ({
      round: 0,
      turn,
      version: turn,
      choices: [],
      outcome: { number: 1, placements: [] },
    })),
    state: {
      code: '',
      phase: 'playing',
      settings: { game: 'nmbr9' },
      seats,
      game: { cards: Array<number>(turns + 1).fill(8), scores: [] },
    },
  };
}

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await use('en');
});

describe('in English', () => {
  test('reasons', () => {
    expect(reason(refused('gap', 1))).toBe('One square hangs over a gap.');
    expect(reason(refused('gap', 3))).toBe('3 squares hang over a gap.');
    expect(reason(refused('apart', 0))).toBe('It must touch a tile on level 1 along an edge.');
    expect(reason(refused('full', 0))).toBe('This layout has no room for more tiles.');
  });

  test('a tile says where it is and what it rests on', () => {
    expect(tell(shapes, tiles, tiles[1]!)).toBe('9: columns 4 to 6, rows 1 to 4.');
    expect(tell(shapes, tiles, tiles[2]!)).toBe('8: columns 2 to 5, rows 1 to 3, rotated by 90°, on 9 and 9.');
  });

  test('the tile in hand says whether it fits, and what it is worth', async () => {
    const hand = new Hand(engine, shapes, tiles.slice(0, 2) as Tile[], 8);
    await hand.begin();
    await new Promise((done) => setTimeout(done, 5));
    expect(verdict(hand, false, false)).toBe('Fits on level 1. It rests on 2 tiles: 8 points.');
    hand.put({ x: 20, y: 0, rotation: 0 });
    await new Promise((done) => setTimeout(done, 5));
    expect(heard(shapes, tiles.slice(0, 2), hand, false)).toBe(
      'Doesn’t fit. It must touch a tile on level 0 along an edge. Now at columns 21 to 23, rows 1 to 4.',
    );
  });

  test('a base for more is not said of the last card', async () => {
    const hand = new Hand(engine, shapes, tiles.slice(0, 2) as Tile[], 8);
    await hand.begin();
    hand.step(1, 0);
    await new Promise((done) => setTimeout(done, 5));
    expect(verdict(hand, false, false)).toBe(t('nmbr9.fits.table'));
    expect(verdict(hand, false, true)).toBe('Fits on level 0: no points.');
    expect(heard(shapes, tiles.slice(0, 2), hand, true)).toContain('Fits on level 0: no points.');
    expect([view([], 18), view([], 19)].map(isLastCard)).toEqual([false, true]);
  });

  test('the first tile asks to be put somewhere', async () => {
    const hand = new Hand(engine, shapes, [], 8);
    await hand.begin();
    expect(heard(shapes, [], hand, false)).toBe(t('nmbr9.first.ask'));
    hand.toMiddle();
    await new Promise((done) => setTimeout(done, 5));
    expect(heard(shapes, [], hand, false)).toBe(t('nmbr9.fits.first'));
  });

  test('how the others stand', () => {
    const here = view([
      { name: 'Ana' },
      { name: 'Bruno', must_act: true },
      { name: 'Marta', must_act: true },
      { name: 'Theo', bot: 'easy', must_act: true },
    ]);
    expect(here.state.seats.map((_, seat) => stateOf(here, seat).sign)).toEqual([
      'placed',
      'thinking',
      'away',
      'thinking',
    ]);
    expect(waitedFor(here, 1)).toEqual([2, 3]);
    expect(standingOf(here, 0, 8)).toBe('Ana has placed the 8.');
    expect(standingOf(view([{ name: '—', must_act: false, left: true, stand_in: 'hard' }]), 0, 8)).toBe(
      'Someone who left has placed the 8.',
    );
    expect(cardsLeft(here)).toBe('Card 13 of 20. 7 to come.');
    expect(cardsLeft(view([], 19))).toBe('Card 20 of 20. The last one.');
  });
});

test('every language has a sentence for every reason, and fills in its figures', async () => {
  for (const language of Object.keys(languages) as Language[]) {
    await use(language);
    for (const why of ['overlaps', 'gap', 'apart', 'one_tile', 'full'] as const) {
      for (const squares of [1, 2])
        expect(reason(refused(why, squares)), `${language} ${why}`).toMatch(/^\p{L}.*[.]$|^2 .*[.]$/u);
    }
  }
});
