// Why a turn came out as it did: what became of one's number, and who eliminated whom by which digit.
import { list, number as figure, t } from '../../../i18n/i18n.svelte';
import type { NumberMap } from '../engine';
import { because, digit } from '../sentences';
import type { Check } from '../story';
import type { NumberTurn } from './game';

/** How often the number that was written is approved, and the best one. None where nothing was lost. */
export function chances(map: NumberMap, turn: NumberTurn): string[] {
  const of = (number: string | null | undefined) =>
    number === null || number === undefined ? undefined : map.approved[map.numbers.indexOf(number)];
  const here = of(turn.number);
  const there = of(turn.best?.number);
  if (!(turn.lost! > 0) || here === undefined || there === undefined) return [];
  const percent = (part: number) => figure(Math.round(100 * part));
  return [
    t('the_number.why.chances', {
      number: turn.number!,
      here: percent(here),
      best: turn.best!.number,
      there: percent(there),
    }),
  ];
}

/** `names` by seat. The own number first, then those that fell, from the highest down. */
export function reasons(check: Check, seat: number, names: readonly string[]): string[] {
  const own = check.steps.find((step) => step.seat === seat);
  const falls = check.steps
    .filter((step) => step.status === 'eliminated' && step.cause)
    .sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat))
    .map(({ seat: other, number, cause }) =>
      t('the_number.why.eliminated', {
        number: number ?? '',
        name: names[other] ?? '',
        cause: cause!.number,
        by: list(cause!.seats.map((one) => names[one] ?? '')),
        digits: list(cause!.digits.map(digit)),
      }),
    );
  if (own?.status !== 'approved') return falls;
  const number = own.number ?? '';
  return [`${t('the_number.why.approved', { number })} ${because(own, check)}`, ...falls];
}
