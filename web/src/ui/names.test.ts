import { expect, test, vi } from 'vitest';
import { list, t, use, type Language } from '../i18n/i18n.svelte';
import { nameOf, shownName } from './names';

vi.stubGlobal('document', { documentElement: {} }); // its language is set
const view = { state: { seats: [{ name: 'ana' }, { name: '—', left: true, stand_in: 'hard' }] } };

const words: Record<Language, [string, string]> = {
  en: ['Waiting for someone who left', 'Someone who left wins'],
  es: ['Esperando a alguien que se fue', 'Ha ganado alguien que se fue'],
  de: ['Warten auf jemand (gegangen)', 'Jemand (gegangen) hat gewonnen'],
  it: ['In attesa di qualcuno che è andato via', 'Ha vinto qualcuno che è andato via'],
  fr: ['On attend quelqu’un qui est parti', 'Quelqu’un qui est parti a gagné'],
};

test.each(Object.keys(words) as Language[])(
  '%s: words stand for the dash of somebody who was deleted',
  async (language) => {
    await use(language);
    const name = nameOf(view, 1);
    expect([t('shell.turn.waits', { names: name }), t('shell.end.wins', { name })]).toEqual(words[language]);
  },
);

test('names stay as they are, in a sentence and at its beginning', async () => {
  await use('en');
  expect([shownName('ana'), nameOf(view, 0), nameOf(view, 7)]).toEqual(['ana', 'ana', '']);
  expect(t('shell.end.wins', { name: 'ana' })).toBe('ana wins');
  expect(t('shell.end.win', { names: list(['ana', nameOf(view, 1)]) })).toBe(
    'ana and someone who left share the victory',
  );
});
