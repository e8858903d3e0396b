// Why a turn came out as it did: what became of one's number, and who eliminated whom by which digit.
import { list, t } from '../../../i18n/i18n.svelte';
import { because, digit } from '../sentences';
import type { Check } from '../story';

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
