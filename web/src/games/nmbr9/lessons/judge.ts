// What an answer in a lesson of NMBR 9 is worth: the engine judges places, here it gets words.
import type { Engine } from '../../../engine/api';
import { t } from '../../../i18n/i18n.svelte';
import type { Answered } from '../../../lessons/lesson';
import type { PlaceCheck } from '../engine';
import type { Held } from '../hand.svelte';
import { readChoice } from '../layout';
import { reason } from '../sentences';
import type { Nmbr9Step, Reason, StepOf } from './steps';

const done = (): Answered => ({ right: true, done: true, said: () => '' });
const refused = (said: () => string): Answered => ({ right: false, done: false, said });

const check = (engine: Engine, { tiles, number }: StepOf<'place' | 'refuse' | 'why'>, at: Held): Promise<PlaceCheck> =>
  engine.call('nmbr9.check', { tiles: [...tiles], number, x: at.x, y: at.y, rotation: at.rotation });

async function judgePlace(engine: Engine, step: StepOf<'place'>, answer: string): Promise<Answered> {
  const place = readChoice(answer);
  if (!place) throw new Error('no place');
  const found = await check(engine, step, place);
  if (!found.legal) return refused(() => reason(found));
  if (found.level !== step.level)
    return refused(() => t('nmbr9.lessons.wrong.level', { level: found.level, wanted: step.level }));
  return { right: true, done: true, said: () => t('nmbr9.fits.level', { level: found.level }) };
}

async function judgeRefuse(engine: Engine, step: StepOf<'refuse'>, answer: string): Promise<Answered> {
  const found = await check(engine, step, step.places[Number(answer)]!);
  if (!found.legal) return { right: true, done: true, said: () => '' };
  return refused(() =>
    found.level > 0
      ? t('nmbr9.lessons.wrong.allowedOn', { level: found.level, tiles: found.rests_on })
      : t('nmbr9.lessons.wrong.allowed'),
  );
}

/** What is true of the place although somebody says it is not. */
function denied(given: Reason): string {
  if (given === 'apart') return t('nmbr9.lessons.wrong.notApart');
  if (given === 'gap') return t('nmbr9.lessons.wrong.notGap');
  return given === 'one_tile' ? t('nmbr9.lessons.wrong.notOneTile') : t('nmbr9.lessons.wrong.notOverlaps');
}

async function judgeWhy(engine: Engine, step: StepOf<'why'>, answer: string): Promise<Answered> {
  const found = await check(engine, step, step.place);
  return found.reason === answer ? done() : refused(() => denied(answer as Reason));
}

async function judgeCount(engine: Engine, { tiles }: StepOf<'count'>, answer: string): Promise<Answered> {
  const { total } = await engine.call('nmbr9.score', { tiles: [...tiles] });
  return Number(answer) === total ? done() : refused(() => t('nmbr9.lessons.wrong.count', { points: Number(answer) }));
}

function judgeBetter({ places }: StepOf<'better'>, answer: string): Answered {
  const { expected } = places[Number(answer)]!;
  const best = Math.max(...places.map((place) => place.expected));
  return expected === best ? done() : refused(() => t('nmbr9.lessons.wrong.better', { points: expected }));
}

export async function judge(engine: Engine, step: Nmbr9Step, answer: string): Promise<Answered> {
  if (step.kind === 'better') return judgeBetter(step, answer);
  if (step.kind === 'place') return judgePlace(engine, step, answer);
  if (step.kind === 'refuse') return judgeRefuse(engine, step, answer);
  return step.kind === 'why' ? judgeWhy(engine, step, answer) : judgeCount(engine, step, answer);
}
