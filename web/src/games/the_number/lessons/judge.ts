// What an answer in a lesson of The Number is worth: the engine checks the turn, here it gets words.
import type { Engine } from '../../../engine/api';
import { percent, t } from '../../../i18n/i18n.svelte';
import type { Answered } from '../../../lessons/lesson';
import { points as inPoints, signed } from '../../../screens/review/figures';
import type { NumberTurns } from '../engine';
import { because, faultText, verdict } from '../sentences';
import { checkOf, type Check, type Step } from '../story';
import type { Choose, NumberStep, StepOf, Write } from './steps';

/** A turn and the state before it: the seats write these; in the turns before, the first seat wrote `before`, all else
 *  nothing. */
async function turnOf(
  engine: Engine,
  numbers: readonly (string | null)[],
  turn = 0,
  before: readonly string[] = [],
): Promise<NumberTurns['turns'][number]> {
  const earlier = Array.from({ length: turn }, (_, i) =>
    numbers.map((__, seat) => (seat === 0 ? (before[i] ?? null) : null)),
  );
  const players = numbers.map((_, seat) => `P${seat}`);
  const record = JSON.stringify({ game: 'the-number', players, rounds: [[...earlier, numbers]] });
  return (await engine.call('the-number.turns', { record })).turns[turn]!;
}

async function checkNumbers(
  engine: Engine,
  numbers: readonly string[],
  turn?: number,
  before?: readonly string[],
): Promise<Check> {
  return checkOf(await turnOf(engine, numbers, turn, before));
}

/** The digits that you have left. */
export async function digitsLeft(engine: Engine, { others, turn, before }: Write): Promise<number[]> {
  const { game } = await turnOf(engine, [null, ...others.map(() => null)], turn, before);
  return [...(game as unknown as { available: string[] }).available[0]!].map(Number);
}

export const ofSeat = (steps: readonly Step[], seat: number): Step => steps.find((step) => step.seat === seat)!;

/** The turn of a step, with what is written in it. */
export function checkOfStep(engine: Engine, step: NumberStep, written: string | null): Promise<Check> | null {
  switch (step.kind) {
    case 'digit':
    case 'cross':
      return checkNumbers(engine, step.numbers);
    case 'who':
    case 'count':
      return checkNumbers(engine, step.numbers, step.turn);
    case 'write':
      return written === null ? null : checkNumbers(engine, [written, ...step.others], step.turn, step.before);
    case 'order':
    case 'choose':
      return null;
  }
}

const both = (step: Step, check: Check) => () => `${verdict(step, check)}. ${because(step, check)}`;
const done = (): Answered => ({ right: true, done: true, said: () => '' });
const refused = (said: () => string): Answered => ({ right: false, done: false, said });
const found = (said: () => string, isLast: boolean): Answered => ({
  right: true,
  done: isLast,
  said: isLast ? () => '' : said,
});

function judgeOrder({ numbers }: StepOf<'order'>, answer: string, given: readonly string[]): Answered {
  const left = numbers.filter((number) => !given.includes(number));
  const lowest = left.toSorted()[0]!;
  if (answer !== lowest) return refused(() => t('the_number.lessons.wrong.order', { number: answer, lower: lowest }));
  return found(() => t('the_number.lessons.next'), left.length === 1);
}

function judgeDigit({ numbers, of }: StepOf<'digit'>, check: Check, answer: string): Answered {
  const [row, box] = answer.split(',').map(Number) as [number, number];
  const number = numbers[row]!;
  const digit = Number(number[box]);
  const { cause } = ofSeat(check.steps, numbers.indexOf(of));
  if (number === cause?.number && cause.digits.includes(digit)) return done();
  if (number === of && cause?.digits.includes(digit))
    return refused(() => t('the_number.lessons.wrong.wayRound', { digit, number: of }));
  if (number === of) return refused(() => t('the_number.lessons.wrong.noLower', { digit }));
  if (number > of) return refused(() => t('the_number.lessons.wrong.higher', { number, of }));
  return refused(() => t('the_number.lessons.wrong.notShared', { digit, number, of }));
}

function judgeWho({ want, numbers }: StepOf<'who'>, check: Check, answer: string, given: readonly string[]): Answered {
  const step = ofSeat(check.steps, Number(answer));
  const most = Math.max(...check.steps.map(({ points }) => points));
  const highest = check.steps.find(({ status }) => status === 'approved')!;
  const isWanted = (one: Step): boolean => {
    if (want === 'bonus') return one.bonus > 0;
    return want === 'most' ? one.points === most : one.status === want;
  };
  if (isWanted(step)) {
    const left = numbers.filter((_, seat) => isWanted(ofSeat(check.steps, seat)) && !given.includes(String(seat)));
    return found(both(step, check), left.length <= 1);
  }
  const number = step.number ?? '';
  if (step.status === 'approved' && want === 'bonus')
    return refused(() => t('the_number.lessons.wrong.notHighest', { number, highest: highest.number ?? '' }));
  if (step.status === 'approved' && want === 'most')
    return refused(() => t('the_number.lessons.wrong.fewer', { number, n: step.points }));
  return refused(both(step, check));
}

async function judgeWrite(engine: Engine, { others, goal, turn, before }: Write, answer: string): Promise<Answered> {
  let check: Check;
  try {
    check = await checkNumbers(engine, [answer, ...others], turn, before);
  } catch (fault) {
    return refused(() => faultText(fault));
  }
  const step = ofSeat(check.steps, 0);
  if (step.status !== 'approved') return refused(both(step, check));
  const highest = check.steps.find(({ status }) => status === 'approved')?.number ?? '';
  if (goal.bonus && step.bonus === 0)
    return refused(() => t('the_number.lessons.wrong.notHighest', { number: answer, highest }));
  const safe = goal.eliminates?.find((number) =>
    check.steps.some((one) => one.number === number && one.status === 'approved'),
  );
  if (safe !== undefined) return refused(() => t('the_number.lessons.wrong.safe', { number: answer, safe }));
  if (step.points < (goal.points ?? 0))
    return refused(() => t('the_number.lessons.wrong.fewer', { number: answer, n: step.points }));
  return done();
}

function judgeCross({ numbers }: StepOf<'cross'>, check: Check, answer: string, given: readonly string[]): Answered {
  const { crossed } = ofSeat(check.steps, 0);
  const digit = Number(answer);
  if (!crossed.includes(digit))
    return refused(() => t('the_number.lessons.wrong.notIn', { digit, number: numbers[0] ?? '' }));
  return found(
    () => t('the_number.lessons.next'),
    crossed.every((one) => one === digit || given.includes(String(one))),
  );
}

function judgeCount({ what }: StepOf<'count'>, check: Check, answer: string): Answered {
  const step = ofSeat(check.steps, 0);
  const { number, points, first, bonus, crossed, status } = step;
  if (Number(answer) === (what === 'points' ? points : crossed.length)) return done();
  if (status !== 'approved') return refused(both(step, check));
  if (what === 'crossed')
    return refused(() => t('the_number.lessons.wrong.different', { number: number ?? '', n: crossed.length }));
  return refused(() => t('the_number.lessons.wrong.sum', { number: number ?? '', first, bonus }));
}

type Option = Choose['options'][number];
export const optionName = ({ by }: Choose, { number, players, turn }: Option): string => {
  if (by === 'number') return number;
  return by === 'players' ? t('the_number.lessons.players', { n: players }) : t('the_number.turn', { turn: turn + 1 });
};
export const figureText = ({ what }: Choose, { figure }: Option): string => {
  if (what === 'approved') return percent(figure);
  return what === 'ahead' ? signed(figure) : inPoints(figure);
};

function judgeChoose(step: StepOf<'choose'>, answer: string): Answered {
  const option = step.options[Number(answer)]!;
  if (step.options.every(({ figure }) => figure <= option.figure)) return done();
  return refused(() =>
    t('the_number.lessons.wrong.figure', { option: optionName(step, option), figure: figureText(step, option) }),
  );
}

export async function judge(
  engine: Engine,
  step: NumberStep,
  answer: string,
  given: readonly string[],
): Promise<Answered> {
  if (step.kind === 'order') return judgeOrder(step, answer, given);
  if (step.kind === 'choose') return judgeChoose(step, answer);
  if (step.kind === 'write') return judgeWrite(engine, step, answer);
  const check = (await checkOfStep(engine, step, null))!;
  if (step.kind === 'digit') return judgeDigit(step, check, answer);
  if (step.kind === 'who') return judgeWho(step, check, answer, given);
  if (step.kind === 'cross') return judgeCross(step, check, answer, given);
  return judgeCount(step, check, answer);
}
