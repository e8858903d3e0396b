// The table in words, for who hears it: what stands, and what has just happened.
import type { Check } from './story';
import { list, t, type Key } from '../../i18n/i18n.svelte';
import { nameOf } from '../../ui/names';
import { optionsOf } from './options';
import { doing, type Doing } from './seats';
import { stake, verdict } from './sentences';
import type { Told } from './story';

const states: Record<Doing, Key | null> = {
  chosen: 'the_number.chosen',
  thinking: 'shell.seat.thinking',
  away: 'shell.seat.away',
  left: 'shell.seat.left',
  missed: 'the_number.missed',
  out: 'the_number.out',
  over: null,
};

export function stateText(state: Doing): string {
  const key = states[state];
  return key === null ? '' : t(key);
}

export function turnText(told: Told): string {
  const { round = 0, turn = 0 } = told.view.state;
  return t('the_number.roundTurn', { round: round + 1, turn: turn + 1 });
}

export function stakeText(told: Told): string {
  if (told.worth === null) return '';
  const now = stake(told.worth.bonus, told.worth.times);
  const turns = optionsOf(told.view.state.settings.options).bonuses.length;
  if (told.worth.times > 1 || turns < 2) return now;
  return `${now} ${t('the_number.doubleLater', { turn: turns })}`;
}

function crossedText(available: number[]): string {
  const crossed = Array.from({ length: 10 }, (_, digit) => digit).filter((digit) => !available.includes(digit));
  if (crossed.length === 0) return t('the_number.sayNoneCrossed');
  if (available.length === 0) return t('the_number.sayAllCrossed');
  return t('the_number.sayCrossed', { digits: list(crossed.map(String)) });
}

/** One line a seat: "Bruno: 27 points, has chosen. Crossed out: 5 and 6." */
export function seatText(told: Told, seat: number, you: number | null): string {
  const { view, story, available } = told;
  const name = seat === you ? t('shell.say.you', { name: nameOf(view, seat) }) : nameOf(view, seat);
  const points = t('shell.points', { n: story.sheets[seat]?.total ?? 0 });
  const state = stateText(doing(view, available, seat));
  if (state === '') return t('shell.say.seatOver', { name, points });
  return `${t('shell.say.seat', { name, points, state })} ${crossedText(available[seat] ?? [])}`;
}

export function checkText(told: Told, check: Check): string {
  const steps = check.steps.map((step) => {
    const points = t('shell.points', { n: step.points });
    return t('the_number.sayStep', { name: nameOf(told.view, step.seat), sentence: verdict(step, check), points });
  });
  return [t('the_number.sayCheck', { turn: check.turn + 1 }), ...steps].join(' ');
}

/** What changed between two states, to be said. */
export function news(before: Told | null, now: Told, you: number | null): string {
  const parts: string[] = [];
  const resolved = before !== null && now.story.checks.length > before.story.checks.length;
  const last = now.story.checks.at(-1);
  if (resolved && last !== undefined) parts.push(checkText(now, last));
  if (now.view.state.phase === 'finished') {
    if (resolved) parts.push(`${t('the_number.over')}.`);
    return parts.join(' ');
  }
  if (before === null || resolved) {
    parts.push(t('the_number.sayTurn', { turn: turnText(now), stake: stakeText(now) }));
  } else {
    now.view.state.seats.forEach((seat, i) => {
      const chose = seat.sha256 !== undefined && before.view.state.seats[i]?.sha256 === undefined;
      if (chose && i !== you) parts.push(t('the_number.haveChosen', { n: 1, names: nameOf(now.view, i) }));
    });
  }
  return parts.join(' ');
}
