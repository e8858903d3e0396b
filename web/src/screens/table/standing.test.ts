import { beforeAll, expect, test } from 'vitest';
import { use } from '../../i18n/i18n.svelte';
import { aTable } from '../../table/fake_house';
import { merge } from '../../table/merge';
import type { TableView } from '../../table/session';
import { newsBetween } from './news';
import { leftMs, mayHurry } from './people';
import { standText } from './standing';

const names = ['Ana', 'Bea', 'Cem', 'Dan'];
function ended(scores: number[], you: number | null, language = 'en'): TableView {
  const best = Math.max(...scores);
  const seats = scores.map((_, i) => ({ name: names[i] as string }));
  const winners = scores.flatMap((score, i) => (score === best ? [i] : []));
  const message = aTable(9, [], { phase: 'finished', seats, winners, game: { scores } }, language);
  return merge(null, { ...message, you: you === null ? null : { seat: you } }, 0) as TableView;
}
function playing(more: object, seats: object[], you = 0): TableView {
  const message = aTable(9, [], { ...more, seats: seats as never });
  return merge(null, { ...message, you: { seat: you } }, 0) as TableView;
}

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as never;
  await use('en');
});

test('where you stand at the end', async () => {
  expect(standText(ended([70, 60, 55, 41], 3))).toBe('You came 4th, 29 points behind Ana.');
  expect(standText(ended([70, 69], 1))).toBe('You came 2nd, 1 point behind Ana.');
  expect(standText(ended([70, 70, 3], 2))).toBe('You came 3rd, 67 points behind Ana and Bea.');
  expect(standText(ended([70, 60, 60], 0))).toBe('You are 10 points ahead of Bea and Cem.');
  expect(standText(ended([70, 70, 3], 0))).toBe(''); // a shared victory has its own sentence
  expect(standText(ended([70, 60], null))).toBe('');
  expect(standText(ended([70], 0))).toBe('');
  await use('de');
  expect(standText(ended([70, 60, 55, 41], 3))).toBe('Du bist 4. geworden, 29 Punkte hinter Ana.');
  await use('en');
});

test('what happens to people is said once', () => {
  const here = playing({}, [{ name: 'Ana' }, { name: 'Ben' }, { name: 'Cem' }]);
  const wished = playing({}, [{ name: 'Ana' }, { name: 'Ben', left: true, wishes: [2] }, { name: 'Cem' }]);
  const stood = playing({}, [{ name: 'Ana' }, { name: 'Ben', left: true, stand_in: 'hard' }, { name: 'Cem' }]);
  expect(newsBetween(null, stood)).toEqual([]); // what was there when one came is no news
  expect(newsBetween(here, wished)).toEqual(['Cem would like a bot to play for Ben. It takes more than half of you.']);
  expect(newsBetween(wished, wished)).toEqual([]);
  expect(newsBetween(wished, stood)).toEqual(['A bot is playing for Ben now.']);
  expect(newsBetween(stood, here)).toEqual(['Ben is back.']);
});

test('a clock that stands has all its time, and nobody is hurried for that', () => {
  expect(leftMs({ clock_from: 3400 }, 63_400, 0)).toBe(60_000);
  expect(leftMs({ clock_from: 3400 }, 63_400, 13_400)).toBe(50_000);
  const clocked = { deadline: 63_400, clock_from: 3400 };
  const view = playing(clocked, [
    { name: 'Ana', must_act: false },
    { name: 'Ben', must_act: true },
  ]);
  expect(mayHurry(view, 0)).toBe(false);
  expect(mayHurry({ ...view, state: { ...view.state, deadline: 123_400 } }, 0)).toBe(true);
});
