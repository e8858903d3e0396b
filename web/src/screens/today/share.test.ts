import { beforeAll, expect, test } from 'vitest';
import { needWords, use } from '../../i18n/i18n.svelte';
import { parText, shareText } from './share';
import { todayWords } from './words/index';

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await use('en');
  await needWords(todayWords);
});

test('a text to share has words and figures, and leaves out what is not known', () => {
  const day = { game: 'NMBR 9', date: '17 November', score: 109, lines: ['Level 3: 2 tiles, 45 points'] };
  expect(shareText({ ...day, par: 103.6, better: 86 })).toBe(
    'Cifra, NMBR 9 of 17 November\n109 points, par 104, higher than 86 of 100\nLevel 3: 2 tiles, 45 points',
  );
  expect(shareText({ ...day, par: null, better: null, lines: [] })).toBe('Cifra, NMBR 9 of 17 November\n109 points');
});

test('a score stands to par as it is shown, in whole points', () => {
  expect(parText(109, 104.4)).toBe('5 over par');
  expect(parText(104, 104.4)).toBe('Even with par');
  expect(parText(90, 104.5)).toBe('15 under par');
});
