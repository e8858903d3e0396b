import { expect, test } from 'vitest';
import { t, use } from './i18n.svelte';
import { elided } from './elided';

const before = (language: 'en' | 'es' | 'de' | 'it' | 'fr', word: string, names: string[]): string[] =>
  names.map((name) => elided(language, word, name) + name);

test('French: d’ before a vowel and a silent h, else de', () => {
  expect(before('fr', 'de', ['Ada', 'emmy', 'Élise', 'Œdipe', 'Yves', 'Hypatia', 'Hélène', 'Henri'])).toEqual([
    'd’Ada',
    'd’emmy',
    'd’Élise',
    'd’Œdipe',
    'd’Yves',
    'd’Hypatia',
    'd’Hélène',
    'd’Henri',
  ]);
  expect(before('fr', 'de', ['Carl', 'Yann', 'Hans', 'Harry', '8', '']).join()).toBe(
    'de Carl,de Yann,de Hans,de Harry,de 8,de ',
  );
  expect(before('fr', 'à', ['Ada'])).toEqual(['à Ada']);
});

test('Italian: ad before an a', () => {
  expect(before('it', 'a', ['Ada', 'Carl', 'Emmy', '3'])).toEqual(['ad Ada', 'a Carl', 'a Emmy', 'a 3']);
  expect(before('it', 'di', ['Ada'])).toEqual(['di Ada']);
});

test('other languages change nothing', () => {
  expect(before('es', 'de', ['Ada'])).toEqual(['de Ada']);
  expect(before('en', 'a', ['Ada'])).toEqual(['a Ada']);
  expect(before('de', 'de', ['Ada'])).toEqual(['de Ada']);
});

test('texts are said with it', async () => {
  globalThis.document ??= { documentElement: {} } as Document;
  await use('fr');
  expect(t('shell.lobby.levelOf', { name: 'Ada' })).toBe('Niveau d’Ada');
  expect(t('shell.lobby.levelOf', { name: 'Carl' })).toBe('Niveau de Carl');
  await use('it');
  expect(t('shell.lobby.levelOf', { name: 'Ada' })).toBe('Livello di Ada');
});
