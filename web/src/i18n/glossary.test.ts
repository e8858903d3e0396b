// Every text of the shell and of the games says one thing with one word (glossary.ts).
import { describe, expect, test } from 'vitest';
import { glossary, type Glossary, type Term } from './glossary';
import type { Language, Plural, Texts } from './i18n.svelte';

/** What is read of a text: names of placeholders are not. */
const forms = (text: string | Plural): string[] =>
  (typeof text === 'string' ? [text] : Object.values(text)).map((form) => form.replace(/\{\w+\}/g, '{}'));

function forbidden(terms: Term[], texts: Texts): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    terms
      .filter(({ area = '' }) => area === '' || key.startsWith(`${area}.`))
      .flatMap(({ use, not }) => {
        const found = forms(text).find((form) => not.test(form));
        return found === undefined ? [] : [`${key}: “${found}”, say ${use}`];
      }),
  );
}

type Files = Record<string, { default: Texts; glossary: Glossary }>;
const shells: Files = import.meta.glob('./*/index.ts', { eager: true });
const games: Files = import.meta.glob(
  [
    '../games/*/words/*.ts',
    '../games/*/words/terminal/*.ts',
    '../games/*/rules/words/*.ts',
    '../games/*/review/words/*.ts',
    '../games/*/coach/words/*.ts',
    '../games/*/paper/words/*.ts',
    '../games/*/lessons/words/*.ts',
  ],
  { eager: true },
);
const terminal: Files = import.meta.glob('./*/terminal.ts', { eager: true });
const languages = Object.keys(glossary) as Language[];
const folders = [...new Set(Object.keys(games).map((path) => path.replace(/[^/]*$/, '')))];
const shellOf = (language: Language): Texts => shells[`./${language}/index.ts`]!.default;
const of = (folder: string, file: string): Files[string] | undefined => games[`${folder}${file}.ts`];
/** Of a file that exports nothing but its words. */
const textsIn = (file: object | undefined): Texts => Object.values(file ?? {})[0] as Texts;
/** That of the game: one for all its folders of words. */
const glossaryOf = (folder: string): Glossary | undefined =>
  of(folder.replace(/^(\.\.\/games\/\w+\/).*/, '$1words/'), 'glossary')?.glossary;

test('every language has a glossary, and every game has one', () => {
  expect(Object.keys(shells).sort()).toEqual(languages.map((language) => `./${language}/index.ts`).sort());
  expect(folders.length).toBeGreaterThan(7);
  for (const folder of folders)
    expect(Object.keys(glossaryOf(folder) ?? {}).sort(), folder).toEqual([...languages].sort());
});

describe.each(languages)('%s', (language) => {
  test('no text of the shell has a word that the glossary replaces', () => {
    expect(forbidden(glossary[language], shellOf(language))).toEqual([]);
  });
  test('nor has one of the terminal', () => {
    expect(forbidden(glossary[language], textsIn(terminal[`./${language}/terminal.ts`]))).toEqual([]);
  });
  test.each(folders)('nor has one of %s', (folder) => {
    const terms = [...glossary[language], ...glossaryOf(folder)![language]];
    expect(forbidden(terms, textsIn(of(folder, language)))).toEqual([]);
    expect(terms.filter(({ use, not }) => not.test(use)).map(({ use }) => use)).toEqual([]);
  });
});

test('a forbidden word is found, in plural forms and in its area only', () => {
  const terms: Term[] = [
    { concept: 'tile', use: 'tile', not: /\bpieces?\b/i },
    { concept: 'square', use: 'square', not: /\bcells?\b/, area: 'tiles' },
  ];
  const texts = {
    'shell.a': 'A piece here',
    'shell.b': 'The {pieces}, the cell',
    'tiles.c': { one: '{n} cell', other: '{n} squares' },
    'tilesmore.d': 'cells',
  };
  expect(forbidden(terms, texts)).toEqual(['shell.a: “A piece here”, say tile', 'tiles.c: “{} cell”, say square']);
});
