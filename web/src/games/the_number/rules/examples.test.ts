// The examples of the rules, judged by the engine.
import { expect, test } from 'vitest';
import { nodeEngine } from '../../../engine/node';
import { bonuses, chain, equal, pair, points } from './examples';
import en from './words/en';

const engine = await nodeEngine();

interface Judged {
  number: string;
  status: string;
  points: number;
  bonus: number;
  crossed: number[];
}

/** What comes of these numbers on a turn before which nobody wrote a digit of them. */
async function judge(numbers: string[], turn = 0): Promise<Judged[]> {
  const players = numbers.map((_, i) => `P${i}`);
  const before = Array.from({ length: turn }, () => numbers.map(() => null));
  const record = JSON.stringify({ game: 'the-number', players, rounds: [[...before, numbers]] });
  const { valid, verdict } = await engine.call('referee', { record });
  expect(valid).toBe(true);
  return (JSON.parse(verdict) as { turns: Judged[][] }).turns[turn] as Judged[];
}
const statuses = async (numbers: string[]): Promise<string[]> => (await judge(numbers)).map(({ status }) => status);

test('a lower number eliminates, also one that is eliminated itself', async () => {
  expect(await statuses(pair)).toEqual(['eliminated', 'approved']);
  expect(await statuses(chain)).toEqual(['eliminated', 'eliminated', 'approved']);
  expect(await statuses([chain[0] as string, chain[2] as string])).toEqual(['approved', 'approved']); // it is 385 that does it
});

test('equal numbers do not eliminate each other', async () => {
  expect(await statuses(equal)).toEqual(['approved', 'approved']);
});

test('first digit, bonus and crossed-out digits', async () => {
  const { number, turn, first, bonus, total, crossed } = points;
  expect(bonuses[turn]).toBe(bonus);
  expect((await judge([number, '000'], turn))[0]).toEqual({
    number,
    status: 'approved',
    points: total,
    bonus,
    crossed,
  });
  expect(total).toBe(first + bonus);
});

test('the words are about the same numbers', async () => {
  for (const number of pair) expect(en['the_number.rules.lowerText']).toContain(number);
  for (const number of chain) expect(en['the_number.rules.chainText']).toContain(number);
  const told = en['the_number.rules.all.check3'].match(/\d{3}/g)?.slice(0, 4) ?? [];
  expect(await statuses(told)).toEqual(['eliminated', 'eliminated', 'approved', 'approved']);
});
