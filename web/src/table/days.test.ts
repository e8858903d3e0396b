import { expect, test } from 'vitest';
import { shelf } from '../settings/kept';
import { dayOf, keepDay, keepLater, keepPars, keptPars, laterDays, offlineDays, placeOfDay, recordOfDay } from './days';

function memory() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { kept, shelf: shelf(() => storage as unknown as Storage) };
}

test('a day is kept once, the newest last, and no more than a week', () => {
  const { shelf: here } = memory();
  for (const day of [5, 3, 4]) keepDay({ day, game: 'g', seed: 's', table: '', handed: false }, here);
  keepDay({ day: 4, game: 'g', seed: 's', table: 't', handed: false }, here);
  expect(offlineDays(here).map(({ day, table }) => [day, table])).toEqual([
    [3, ''],
    [4, 't'],
    [5, ''],
  ]);
  expect(placeOfDay('t', here)).toBe('/today');
  expect(placeOfDay('x', here)).toBe(null);
  for (let day = 6; day < 20; ++day) keepDay({ day, game: 'g', seed: 's', table: '', handed: false }, here);
  expect(offlineDays(here)).toHaveLength(8);
});

test('a day that was over is marked in its record, and no other game is', () => {
  const { shelf: here } = memory();
  keepLater({ day: 7, table: 'old', link: 'l', anchor: 'a' }, here);
  keepLater({ day: 8, table: 't', link: 'l', anchor: 'a' }, here);
  keepLater({ day: 7, table: 'new', link: 'l', anchor: 'a' }, here);
  expect(laterDays(here).map(({ table }) => table)).toEqual(['t', 'new']);
  expect(placeOfDay('new', here)).toBe('/today/7');
  const record = '{"game":"g","fair":{"table":"new","deck":{"seed":"s"},"choices":[]}}';
  expect(recordOfDay('other', record, here)).toBe(record);
  const marked = JSON.parse(recordOfDay('new', record, here)) as unknown;
  const day = { number: 7, board: 'live', link: 'l', anchor: 'a', later: true };
  expect(marked).toEqual({ game: 'g', fair: { table: 'new', choices: [], day } });
  expect(dayOf(marked)).toEqual({ day: 7, board: 'live', later: true });
  expect(dayOf(JSON.parse(record))).toBe(null);
  for (let at = 0; at < 500; ++at) keepLater({ day: at, table: `${at}`, link: '', anchor: '' }, here);
  expect(laterDays(here)).toHaveLength(400);
});

test('pars are kept as far as they are known', () => {
  const { kept, shelf: here } = memory();
  keepPars([{ day: 5, par: 104.2 }, { day: 4, par: null }], here); // prettier-ignore
  keepPars([{ day: 3, par: 99 }], here);
  expect([...keptPars(here)]).toEqual([[3, 99], [5, 104.2]]); // prettier-ignore
  kept.set('cifra.day_pars', '[[1],["a",2],[3,null],[4,100],7]');
  expect([...keptPars(here)]).toEqual([[4, 100]]);
});

test('what cannot be read is nothing', () => {
  const { kept, shelf: here } = memory();
  for (const text of [
    '1',
    '{}',
    '[1,null,{"day":1}]',
    '[{"day":1.5,"game":"g","seed":"s","table":"","handed":false}]',
  ]) {
    kept.set('cifra.offline_days', text);
    expect(offlineDays(here)).toEqual([]);
  }
});
