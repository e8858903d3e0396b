import { expect, test } from 'vitest';
import { shelf } from '../settings/kept';
import { isOfDay, keepDay, offlineDays } from './days';

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
  expect(isOfDay('t', here)).toBe(true);
  expect(isOfDay('x', here)).toBe(false);
  for (let day = 6; day < 20; ++day) keepDay({ day, game: 'g', seed: 's', table: '', handed: false }, here);
  expect(offlineDays(here)).toHaveLength(8);
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
