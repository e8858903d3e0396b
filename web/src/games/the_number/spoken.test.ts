import { beforeAll, describe, expect, it } from 'vitest';
import type { Check } from './story';
import { use } from '../../i18n/i18n.svelte';
import '../index'; // its words
import type { Seat } from '../../table/protocol';
import type { TableView } from '../../table/session';
import { doing, othersOf } from './seats';
import { checkText, news, seatText } from './spoken';
import type { Told } from './story';

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const check: Check = {
  round: 0,
  turn: 0,
  steps: [
    {
      seat: 1,
      number: '761',
      status: 'eliminated',
      cause: { seats: [0], number: '513', digits: [1] },
      first: 0,
      bonus: 0,
      points: 0,
      crossed: [],
    },
    { seat: 0, number: '513', status: 'approved', first: 5, bonus: 2, points: 7, crossed: [1, 3, 5] },
  ],
};
function told(
  seats: Seat[],
  more: { checks?: Check[]; available?: number[][] } = {},
  phase: TableView['state']['phase'] = 'playing',
): Told {
  const view: TableView = {
    table: 't',
    version: 1,
    now: 0,
    clockOffset: 0,
    here: [0, 1],
    watchers: 0,
    turns: [],
    you: null,
    state: { code: '', phase, settings: { game: 'the-number' }, seats, round: 0, turn: 1 },
  };
  const sheets = seats.map((_, i) => ({ rounds: [], total: i === 0 ? 7 : 1 }));
  return {
    view,
    story: { checks: more.checks ?? [], sheets },
    available: more.available ?? seats.map(() => digits),
    worth: { bonus: 3, times: 1 },
  };
}
const ines: Seat = { name: 'Ines', must_act: true };
const bruno: Seat = { name: 'Bruno', must_act: true };
const chose: Seat = { name: 'Bruno', must_act: false, sha256: 'x' };

describe('the table in words', () => {
  beforeAll(async () => {
    Object.assign(globalThis, { document: { documentElement: {} } });
    await use('en');
  });

  it('says points, state and digits of a seat', () => {
    const now = told([ines, chose], { available: [digits, digits.filter((digit) => digit !== 5 && digit !== 6)] });
    expect(seatText(now, 0, 0)).toBe('Ines (you): 7 points, is thinking. No digit crossed out.');
    expect(seatText(now, 1, 0)).toBe('Bruno: 1 point, has chosen. Crossed out: 5 and 6.');
    expect(seatText(told([ines], {}, 'finished'), 0, null)).toBe('Ines: 7 points.');
  });
  it('says in words who has deleted themselves', () => {
    const gone: Seat = { name: '—', must_act: true, left: true, stand_in: 'hard' };
    expect(seatText(told([ines, gone]), 1, 0)).toBe('Someone who left: 1 point, is thinking. No digit crossed out.');
    expect(news(told([ines, gone]), told([ines, { ...gone, must_act: false, sha256: 'x' }]), 0)).toBe(
      'Someone who left has chosen.',
    );
    expect(checkText(told([ines, gone]), check)).toMatch(/^The check of turn 1\. Someone who left: 761 /);
  });
  it('reads the whole check in its order', () => {
    expect(checkText(told([ines, bruno]), check)).toBe(
      'The check of turn 1. Bruno: 761 eliminated: 513 has a 1 too. 0 points. Ines: 513 approved, highest. 7 points.',
    );
  });
  it('says what happens, and only that', () => {
    const before = told([ines, bruno]);
    expect(news(null, before, 0)).toBe('Round 1, turn 2. The highest approved number takes +3.');
    expect(news(before, told([ines, chose]), 0)).toBe('Bruno has chosen.');
    expect(news(before, told([ines, chose]), 1)).toBe('');
    expect(news(before, before, 0)).toBe('');
    expect(news(before, told([ines, bruno], { checks: [check] }), 0)).toMatch(
      /^The check of turn 1\..*Round 1, turn 2\./,
    );
    expect(news(before, told([ines, bruno], { checks: [check] }, 'finished'), 0)).toMatch(/The game is over\.$/);
  });
});

describe('what a seat is doing', () => {
  const at = (seat: Partial<Seat>, available = digits, here = [0]): string => {
    const { view } = told([ines, { ...bruno, ...seat }]);
    return doing({ ...view, here }, [digits, available], 1);
  };
  it('comes from the state of the table', () => {
    expect(at({}, digits, [0, 1])).toBe('thinking');
    expect(at({})).toBe('away');
    expect(at({ bot: 'easy' })).toBe('thinking');
    expect(at({ left: true })).toBe('left');
    expect(at({ left: true, stand_in: 'easy' })).toBe('thinking');
    expect(at({ sha256: 'x', must_act: false })).toBe('chosen');
    expect(at({ must_act: false })).toBe('missed');
    expect(at({ must_act: false }, [])).toBe('out');
  });
  it('the others follow in the order of the table', () => {
    const { view } = told([ines, bruno, ines, bruno]);
    expect(othersOf(view, 2)).toEqual([3, 0, 1]);
    expect(othersOf(view, null)).toEqual([0, 1, 2, 3]);
  });
});
