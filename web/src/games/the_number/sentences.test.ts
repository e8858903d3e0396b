import { beforeAll, describe, expect, it } from 'vitest';
import type { Check, Step } from './story';
import { use } from '../../i18n/i18n.svelte';
import '../index'; // its words
import { because, faultText, madeOf, nextBegun, stake, verdict } from './sentences';

function step(seat: number, number: string | null, more: Partial<Step>): Step {
  return { seat, number, status: 'approved', first: 0, bonus: 0, points: 0, crossed: [], ...more };
}
// An example: 842, 385, 111, 111, 070.
const steps = [
  step(0, '842', { status: 'eliminated', cause: { seats: [1], number: '385', digits: [8] } }),
  step(1, '385', { first: 3, bonus: 2, points: 5, crossed: [3, 5, 8] }),
  step(2, '111', { first: 1, points: 1, crossed: [1] }),
  step(3, '111', { first: 1, points: 1, crossed: [1] }),
  step(4, '070', { first: 0, points: 0, crossed: [0, 7] }),
];
const check: Check = { round: 0, turn: 0, steps };
const say = (i: number): string => verdict(steps[i] as Step, check);
const why = (i: number): string => because(steps[i] as Step, check);

describe('what is said of a check', () => {
  beforeAll(async () => {
    Object.assign(globalThis, { document: { documentElement: {} } });
    await use('en');
  });

  it('names number, verb and cause', () => {
    expect(say(0)).toBe('842 eliminated: 385 has an 8 too');
    expect(say(1)).toBe('385 approved, highest');
    expect(say(2)).toBe('111 approved');
  });
  it('names all the digits they share', () => {
    const two = step(0, '871', { status: 'eliminated', cause: { seats: [1], number: '817', digits: [1, 7, 8] } });
    expect(verdict(two, { ...check, steps: [two] })).toBe('871 eliminated: 817 has a 1, a 7 and an 8 too');
  });
  it('gives every digit its article', async () => {
    const all = step(0, '810', { status: 'eliminated', cause: { seats: [1], number: '108', digits: [0, 1, 8] } });
    expect(verdict(all, { ...check, steps: [all] })).toBe('810 eliminated: 108 has a 0, a 1 and an 8 too');
    await use('it');
    expect(verdict(all, { ...check, steps: [all] })).toBe('810 eliminato: anche 108 ha uno 0, un 1 e un 8');
    await use('en');
  });
  it('says why a number was approved', () => {
    expect(why(1)).toBe('No lower number has a 3, an 8 or a 5.');
    expect(why(2)).toBe('Equal numbers never eliminate each other.');
    expect(why(3)).toBe('No lower number has a 1.');
    expect(why(4)).toBe('The lowest is always approved.');
  });
  it('calls all who wrote the highest the highest', () => {
    const both = [step(0, '111', {}), step(1, '111', {})];
    expect(both.map((one) => verdict(one, { ...check, steps: both }))).toEqual([
      '111 approved, highest',
      '111 approved, highest',
    ]);
  });
  it('speaks of who wrote nothing that counts', () => {
    const status = (one: Step['status'], number: string | null): string =>
      verdict(step(0, number, { status: one }), check);
    expect([status('void', '742'), status('none', null), status('out', null)]).toEqual([
      '742 is void',
      'No number',
      'Out of digits',
    ]);
  });
  it('says what points are made of', () => {
    expect(madeOf(steps[1] as Step)).toBe('3 + 2 bonus');
    expect(madeOf(steps[2] as Step)).toBe('first digit');
    expect(madeOf(step(0, '742', { first: 14, bonus: 8, points: 22 }))).toBe('2 × 7 + 8 bonus');
    expect(madeOf(step(0, '742', { first: 14, points: 14 }))).toBe('2 × 7');
    expect(madeOf(step(0, '000', { bonus: 8, points: 8 }))).toBe('0 + 8 bonus');
  });
  it('says what is at stake', () => {
    expect(stake(4, 1)).toBe('The highest approved number takes +4.');
    expect(stake(8, 2)).toBe('The highest approved number takes +8. First digits count double.');
    expect(stake(0, 1)).toBe('No bonus this turn.');
  });
  it('has a sentence for every refusal', () => {
    expect(faultText({ code: 'not_now' })).toContain('too late');
    expect(faultText({ code: 'game_over' })).toContain('game is over');
    expect(faultText({ code: 'something_new' })).toContain('again');
    expect(faultText(null)).toContain('again');
  });
  it('names the bonus of what has begun, if there is one', () => {
    expect(nextBegun(false, { round: 1, turn: 2, bonus: 3 })).toBe('Turn 2 has begun: +3 for the highest.');
    expect(nextBegun(false, { round: 1, turn: 2, bonus: 0 })).toBe('Turn 2 has begun.');
    expect(nextBegun(true, { round: 2, turn: 1, bonus: 2 })).toBe('Round 2 has begun: +2 for the highest.');
    expect(nextBegun(true, { round: 2, turn: 1, bonus: 0 })).toBe('Round 2 has begun.');
  });
});
