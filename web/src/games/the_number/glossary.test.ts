import { expect, test } from 'vitest';
import type { Language } from '../../i18n/i18n.svelte';
import { glossary } from './words/glossary';

test('what the texts once said is found, what they say now is not', () => {
  const found = (language: Language, text: string): string[] =>
    glossary[language].filter(({ not }) => not.test(text)).map(({ use }) => use);
  expect(found('en', '761 falls: 513 has a 1 too')).toEqual(['eliminated']);
  expect(found('en', 'Your tablet')).toEqual(['number tile']);
  expect(found('es', 'Este número tiene una cifra tachada.')).toEqual(['dígito']);
  expect(found('de', 'Die höchste gültige Zahl')).toEqual(['zugelassen', 'Nummer']);
  expect(found('de', 'Diese Nummer ist ungültig')).toEqual([]);
  expect(found('de', 'Keine Ziffer gestrichen.')).toEqual(['durchstreichen']);
  expect(found('de', 'Sie streicht nichts durch.')).toEqual([]);
  expect(found('it', 'Dopo la manche')).toEqual(['round']);
  expect(found('fr', '842 est nul')).toEqual(['annulé']);
});
