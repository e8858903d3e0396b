// Sentences about a check, in the order number, verb, cause. What happened comes from the engine; here it gets words.
import type { Fault } from '../../engine/api';
import type { Check, Step } from './story';
import { either, list, t, type Key } from '../../i18n/i18n.svelte';

/** With its article, which changes before a vowel ("an 8") and in Italian before a z ("uno 0"). */
export function digit(value: number): string {
  if (value === 0) return t('the_number.digitZero', { digit: value });
  return value === 8 ? t('the_number.digitAn', { digit: value }) : t('the_number.digitA', { digit: value });
}

function digitsOf(number: string): number[] {
  return [...new Set(number)].map(Number);
}

const inCheck = (step: Step): boolean => step.status === 'approved' || step.status === 'eliminated';

/** The highest approved number, which takes the bonus. */
function isHighest(step: Step, check: Check): boolean {
  return step.status === 'approved' && check.steps.find((other) => other.status === 'approved')?.number === step.number;
}

/** "842 eliminated: 385 has an 8 too". */
export function verdict(step: Step, check: Check): string {
  const number = step.number ?? '';
  switch (step.status) {
    case 'approved':
      return isHighest(step, check)
        ? t('the_number.approvedHighest', { number })
        : t('the_number.approved', { number });
    case 'eliminated':
      return t('the_number.falls', {
        number,
        cause: step.cause?.number ?? '',
        digits: list((step.cause?.digits ?? []).map(digit)),
      });
    case 'void':
      return t('the_number.void', { number });
    case 'none':
      return t('the_number.none');
    case 'out':
      return t('the_number.outTurn');
  }
}

/** The second sentence: why it was approved, or what being eliminated means. */
export function because(step: Step, check: Check): string {
  const numbers = check.steps.filter(inCheck);
  switch (step.status) {
    case 'approved': {
      const equals = numbers.filter((other) => other.number === step.number);
      if (equals.length > 1 && equals.at(-1) !== step) return t('the_number.whyEqual');
      if (numbers.at(-1)?.number === step.number) return t('the_number.whyLowest');
      return t('the_number.whyNoLower', { digits: either(digitsOf(step.number ?? '').map(digit)) });
    }
    case 'eliminated':
      return t('the_number.whyNothing');
    case 'void':
      return t('the_number.whyVoid');
    case 'none':
      return t('the_number.whyNothing');
    case 'out':
      return t('the_number.whyOut');
  }
}

const noPoints: Partial<Record<Step['status'], Key>> = {
  eliminated: 'the_number.labelEliminated',
  void: 'the_number.labelVoid',
  none: 'the_number.labelNone',
  out: 'the_number.labelOut',
};

/** What the points are made of: "5 + 2 bonus", "2 × 7 + 8 bonus", "first digit". */
export function madeOf(step: Step): string {
  const without = noPoints[step.status];
  if (without !== undefined) return t(without);
  const written = Number(step.number?.[0] ?? 0);
  const times = written > 0 ? step.first / written : 1;
  const first = times === 1 ? String(step.first) : t('the_number.labelTimes', { times, digit: written });
  if (step.bonus > 0) return t('the_number.labelBonus', { first, bonus: step.bonus });
  return times === 1 ? t('the_number.labelFirst') : first;
}

/** What is at stake in a turn: the bonus, and by how much first digits count. */
export function stake(bonus: number, times: number): string {
  const parts = [bonus > 0 ? t('the_number.stake', { bonus }) : t('the_number.stakeNone')];
  if (times === 2) parts.push(t('the_number.stakeDouble'));
  else if (times > 1) parts.push(t('the_number.stakeTimes', { times }));
  return parts.join(' ');
}

/** What comes after a check has begun: "Turn 2 has begun: +3 for the highest." A bonus of nothing is not named. */
export function nextBegun(isRound: boolean, values: { round: number; turn: number; bonus: number }): string {
  if (values.bonus === 0) return isRound ? t('the_number.begunRound', values) : t('the_number.begun', values);
  return isRound ? t('the_number.nextBegunRound', values) : t('the_number.nextBegun', values);
}

const faults: Record<string, Key> = {
  unavailable_digit: 'the_number.faultDigit',
  bad_number: 'the_number.faultOther',
  player_is_out: 'the_number.faultOut',
  not_now: 'the_number.faultLate',
  too_late: 'the_number.faultLate',
  game_over: 'shell.error.gameOver',
};

/** Why a choice was not taken, and what to do. */
export function faultText(fault: unknown): string {
  const code = (fault as Partial<Fault> | null)?.code ?? '';
  return t(faults[code] ?? 'the_number.faultOther');
}
