// A number of a recorded game, asked again.
import type { Judged } from '../../../review/learn.svelte';
import type { ReviewProps } from '../../game';
import type { NumberMap } from '../engine';
import { turnOf } from './game';
import { maps } from './map.svelte';

export interface JudgedNumber extends Judged {
  value: number;
}

const shown = 8;

interface Worth {
  number: string;
  value: number;
}

/** The numbers that are worth most: first the one that the review calls the best; of those that are worth the same, as
 *  it is written, the more frequent of the equilibrium. */
export function bestOf(map: NumberMap, best: Worth): Worth[] {
  const parts = new Map(map.mix.map(({ number, part }) => [number, part]));
  const part = (number: string) => parts.get(number) ?? 0;
  const others = map.numbers
    .map((number, i) => ({ number, value: map.values[i]!, rank: Math.round(10 * map.values[i]!) }))
    .sort((a, b) => b.rank - a.rank || part(b.number) - part(a.number) || b.value - a.value)
    .map(({ number, value }) => ({ number, value }))
    .filter(({ number }) => number !== best.number);
  return [best, ...others].slice(0, shown);
}

/** `best`: what the review says the best number is worth. */
export function judgeNumber(map: NumberMap, best: number, number: string): JudgedNumber {
  const at = map.numbers.indexOf(number);
  if (at < 0) throw new Error(`${number} cannot be written here`);
  const value = map.values[at]!;
  const lost = Math.max(0, best - value);
  return { right: lost < map.tolerance, lost, value };
}

export async function judge({ record, review, seat, at }: ReviewProps, number: string): Promise<JudgedNumber> {
  const found = turnOf(review, seat, at);
  if (!found?.best) throw new Error('this turn is not reviewed');
  const map = await maps.ask(record, found.round, found.turn, seat);
  return judgeNumber(map, found.best.value, number);
}
