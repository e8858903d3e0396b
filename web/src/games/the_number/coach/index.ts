// The coach of a first game of The Number: a line about what has just happened to you, and what to do about it.
import type { Coach } from '../../game';
import { list, t } from '../../../i18n/i18n.svelte';
import { digit } from '../sentences';
import { tell, type Step, type Told } from '../story';

/** Digits that a seat still has and nobody else. */
function onlyOf(seat: number, available: readonly number[][]): number[] {
  return (available[seat] ?? []).filter((one) => available.every((digits, i) => i === seat || !digits.includes(one)));
}

function eliminated(told: Told, seat: number, { number, cause }: Step): string {
  const reason = {
    number: number ?? '',
    cause: cause?.number ?? '',
    digits: list((cause?.digits ?? []).map(digit)),
  };
  const safe = onlyOf(seat, told.available);
  if (safe.length === 0) return t('the_number.coach.eliminated', reason);
  return t('the_number.coach.eliminatedSafe', { ...reason, safe: list(safe.map(String)) });
}

function approved({ number, points, first, bonus, crossed }: Step): string {
  const values = { number: number ?? '', crossed: list(crossed.map(String)) };
  if (bonus > 0) return t('the_number.coach.highest', { ...values, first, bonus });
  return t('the_number.coach.approved', { ...values, n: points });
}

/** What came of the last turn. */
function after(told: Told, seat: number, step: Step): string {
  switch (step.status) {
    case 'eliminated':
      return eliminated(told, seat, step);
    case 'approved':
      return approved(step);
    case 'void':
      return t('the_number.coach.void', { number: step.number ?? '' });
    default:
      return t('the_number.coach.missed');
  }
}

const coach: Coach = (view, seat, shown) => {
  const told = tell(view);
  const { checks, sheets } = told.story;
  if (shown >= 0 && shown < checks.length) return t('the_number.coach.check');
  const last = checks.at(-1);
  if (told.worth === null) return ''; // over
  if ((told.available[seat] ?? []).length === 0) return t('the_number.coach.out');
  if (last === undefined)
    return view.you?.choice === undefined
      ? t('the_number.coach.write')
      : t('the_number.coach.chosen', { number: view.you.choice });
  const round = sheets[seat]?.rounds[last.round];
  if (last.round < (view.state.round ?? 0) && round)
    return t('the_number.coach.round', { points: t('shell.points', { n: round.sum }), n: round.digits });
  if (told.worth.times > 1) return t('the_number.coach.last', { bonus: told.worth.bonus });
  const step = last.steps.find((one) => one.seat === seat);
  return step === undefined ? '' : after(told, seat, step);
};
export default coach;
