import { expect, test } from 'vitest';
import type { TableView } from '../../table/session';
import { before, type Handing, lookedAtFirst, stageOf } from './stage';

/** Three people and a bot. `chosen`: seats that have. */
function view(turns: number, chosen: number[], phase = 'playing'): TableView {
  const seats = ['Ana', 'Ben', 'Cem', 'Dot'].map((name, seat) => ({
    name,
    must_act: phase === 'playing' && !chosen.includes(seat),
    ...(chosen.includes(seat) ? { sha256: 'abc' } : {}),
    ...(seat === 3 ? { bot: 'easy' } : {}),
  }));
  return { turns: Array(turns).fill({}), state: { phase, seats } } as unknown as TableView;
}
const handing = (of: TableView, more: Partial<Handing> = {}): Handing => ({
  view: of,
  holder: null,
  looked: of.turns.length,
  isLooking: false,
  wanted: null,
  looksEveryTurn: true,
  ...more,
});

test('a cover for each who has still to choose, in the order of the seats', () => {
  expect(stageOf(handing(view(0, [])))).toEqual({ at: 'over', seat: 0 });
  expect(stageOf(handing(view(0, [3, 0])))).toEqual({ at: 'over', seat: 1 });
  expect(stageOf(handing(view(0, [0, 2])))).toEqual({ at: 'over', seat: 1 });
  expect(stageOf(handing(view(0, [0, 1, 2])))).toEqual({ at: 'wait' }); // for the bot
});

test('who holds it sees their own', () => {
  expect(stageOf(handing(view(1, [0]), { holder: 1, looked: 0 }))).toEqual({ at: 'private', seat: 1 });
});

test('after the last choice everybody looks, once they say so, then the next cover comes', () => {
  const resolved = view(2, [3]);
  expect(stageOf(handing(resolved, { looked: 1 }))).toEqual({ at: 'look' });
  expect(stageOf(handing(resolved, { looked: 1, isLooking: true }))).toEqual({ at: 'open' });
  expect(stageOf(handing(resolved))).toEqual({ at: 'over', seat: 0 });
});

test('a game may be looked at only at its end', () => {
  const more = { looked: 0, looksEveryTurn: false };
  expect(stageOf(handing(view(2, []), more))).toEqual({ at: 'over', seat: 0 });
  expect(stageOf(handing(view(3, [], 'finished'), more))).toEqual({ at: 'look' });
  expect(stageOf(handing(view(3, [], 'finished')))).toEqual({ at: 'open' });
});

test('who has chosen may go back to it until the turn is over', () => {
  expect(stageOf(handing(view(0, [0]), { wanted: 0 }))).toEqual({ at: 'over', seat: 0 });
  expect(stageOf(handing(view(1, []), { wanted: 0 }))).toEqual({ at: 'over', seat: 0 }); // everybody's first
  expect(stageOf(handing(view(1, [0]), { wanted: 2 }))).toEqual({ at: 'over', seat: 1 }); // has nothing to go back to
  const two = view(0, [0, 1]);
  expect(before(two, { at: 'over', seat: 2 })).toBe(1);
  expect(before(two, { at: 'over', seat: 1 })).toBe(0);
  expect(before(two, { at: 'over', seat: 0 })).toBeNull();
  expect(before(view(0, [0, 1, 2]), { at: 'wait' })).toBe(2);
  expect(before(view(0, [3]), { at: 'over', seat: 0 })).toBeNull(); // a bot changes nothing
});

test('a game that is opened anew shows the last turn again if nobody has chosen since', () => {
  expect(lookedAtFirst(view(0, []))).toBe(0);
  expect(lookedAtFirst(view(2, [3]))).toBe(1); // a bot has not looked
  expect(lookedAtFirst(view(2, [0]))).toBe(2);
  expect(lookedAtFirst(view(5, [], 'finished'))).toBe(5);
});
