// The words of the shell and of every game, in all languages, those of the terminal included: against each other, and
// against what the source uses.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';
import { games } from '../games/index';
import { groupWords } from '../screens/group/words/index';
import { handedWords } from '../screens/handed/words/index';
import { paperWords } from '../screens/paper/words/index';
import { learnWords } from '../screens/learn/words/index';
import { playedWords } from '../screens/played/words/index';
import { practiceWords } from '../screens/practice/words/index';
import { numberedWords } from '../screens/numbered/words/index';
import { ratedWords } from '../screens/rated/words/index';
import { todayWords } from '../screens/today/words/index';
import { reviewWords } from '../screens/review/words/index';
import de from './de/index';
import en from './en/index';
import es from './es/index';
import fr from './fr/index';
import type { Language, Plural, Texts } from './i18n.svelte';
import it_ from './it/index';

type Text = string | Plural;
const shell: Record<Language, Texts> = { en, es, de, it: it_, fr };
// Words that the page never loads: tools/terminal_texts writes them into C++.
const ofTerminal: Record<string, { terminal: Texts }> = {
  ...import.meta.glob<{ terminal: Texts }>('./*/terminal.ts', { eager: true }),
  ...import.meta.glob<{ terminal: Texts }>('../games/*/words/terminal/*.ts', { eager: true }),
};
const areas = await Promise.all(
  Object.entries(shell).map(async ([language, texts]) => {
    const files = [
      reviewWords,
      playedWords,
      handedWords,
      paperWords,
      learnWords,
      practiceWords,
      numberedWords,
      groupWords,
      ratedWords,
      todayWords,
      ...games.flatMap(({ words, rules, coach, review, played, handed, paper, lessons, daily }) => [
        words,
        rules?.words,
        coach?.words,
        review?.words,
        daily?.words,
        played?.words,
        handed?.words,
        paper?.words,
        lessons?.words,
      ]),
    ];
    const ofGames = await Promise.all(
      files.filter((one) => one !== undefined).map(async (one) => (await one[language as Language]()).default),
    );
    const inTerminal = Object.entries(ofTerminal)
      .filter(([path]) => path.endsWith(`/${language}.ts`) || path.startsWith(`./${language}/`))
      .map(([, file]) => file.terminal);
    return [language, [texts, ...ofGames, ...inTerminal]] as const;
  }),
);
const all: Record<string, Texts> = Object.fromEntries(
  areas.map(([language, parts]) => [language, Object.assign({}, ...parts) as Texts]),
);
const english = all['en'] as Texts;
const keys = Object.keys(english);

const root = join(import.meta.dirname, '..');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$/.test(name) && !/(^i18n|\/words)[\\/]/.test(name))
  .map((name) => ({ name, source: readFileSync(join(root, name), 'utf8') }));

const forms = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text));
const placeholders = (text: Text): string[] =>
  [...new Set(forms(text).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort();

describe.each(Object.entries(all))('%s', (_, texts) => {
  test('has the same keys as English', () => {
    expect(Object.keys(texts).sort()).toEqual([...keys].sort());
  });
  test('has no empty text', () => {
    expect(Object.entries(texts).filter(([, text]) => forms(text).some((form) => form.trim() === ''))).toEqual([]);
  });
  test('has plural forms where English has them, with one and other', () => {
    const wrong = keys.filter((key) => {
      const text = texts[key];
      if (text === undefined || typeof text !== typeof english[key]) return true;
      return (
        typeof text !== 'string' &&
        !(text.one && text.other && Object.keys(text).every((form) => ['one', 'other', 'many'].includes(form)))
      );
    });
    expect(wrong).toEqual([]);
  });
  test('has the same placeholders as English', () => {
    const wrong = keys.filter(
      (key) =>
        texts[key] !== undefined && placeholders(texts[key]).join() !== placeholders(english[key] as Text).join(),
    );
    expect(wrong).toEqual([]);
  });
  test('has no doubled or outer spaces', () => {
    expect(
      keys.filter((key) =>
        forms(texts[key] ?? '').some((form) => form !== form.trim() || /[ \u00a0\u202f]{2}/.test(form)),
      ),
    ).toEqual([]);
  });
});

test('no key stands in two areas', () => {
  for (const [, parts] of areas) expect(parts.flatMap((texts) => Object.keys(texts)).sort()).toEqual([...keys].sort());
});

test('no text stands under two keys', () => {
  // Words of the terminal that all games share are none of a game, which may have the same.
  const isShared = (key: string): boolean => key.startsWith('terminal.');
  const areApart = (key: string, other: string): boolean =>
    (isShared(key) && !/^(shell|terminal)\./.test(other)) || (isShared(other) && !/^(shell|terminal)\./.test(key));
  const same = (key: string, other: string): boolean =>
    !areApart(key, other) &&
    Object.values(all).every((texts) => forms(texts[key] ?? '').join('|') === forms(texts[other] ?? '').join('|'));
  expect(
    keys.flatMap((key, i) =>
      keys
        .slice(0, i)
        .filter((other) => same(key, other))
        .map((other) => `${other}, ${key}`),
    ),
  ).toEqual([]);
});

describe('signs are those of a printer', () => {
  const wrong = (texts: Texts, sign: RegExp): string[] =>
    keys.filter((key) => forms(texts[key] ?? '').some((form) => sign.test(form)));
  test.each(Object.entries(all))('%s: apostrophes, quotes, ellipses', (_, texts) => {
    expect(wrong(texts, /['"`´]|\.\.\./)).toEqual([]);
  });
  test('a space before the ellipsis in German only, where it stands for words', () => {
    for (const [language, texts] of Object.entries(all))
      expect(wrong(texts, language === 'de' ? /\S…/ : /\s…/)).toEqual([]);
  });
  test('French: a space that does not break before a colon, a narrow one before ; ! ?', () => {
    expect(wrong(all['fr'] as Texts, /[^\u00a0]:|[^\u202f][;!?]/)).toEqual([]);
  });
  test('Spanish: questions and exclamations are opened', () => {
    expect(wrong(all['es'] as Texts, /^[^¿]*\?|^[^¡]*!/)).toEqual([]);
  });
});

test('every key of the page is used', () => {
  const quoted = new Set(
    files.flatMap(({ source }) => [...source.matchAll(/(['"`])([\w]+(?:\.[\w]+)+)\1/g)].map((match) => match[2])),
  );
  const ofPage = keys.filter((key) => !/(^|\.)terminal\./.test(key)); // tools/terminal_texts tells of the others
  expect(ofPage.filter((key) => !quoted.has(key))).toEqual([]);
});

test('every key that is used exists, and is written out', () => {
  const missing = files.flatMap(({ name, source }) =>
    [...source.matchAll(/[^\w.]t\(\s*(['"`])([^'"`]*)\1/g)]
      .map((match) => match[2] as string)
      .filter((key) => !(key in english))
      .map((key) => `${name}: ${key}`),
  );
  expect(missing).toEqual([]);
});

// ---- No visible word outside these files
// ------------------------------------------------------------------------------

interface Node {
  type: string;
  [key: string]: unknown;
}
const spoken = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
];
const names = ['Cifra']; // the same in every language
const isWord = (text: string): boolean => /\p{L}{2,}/u.test(text) && !names.includes(text.trim());

/** Texts in the markup: between tags, in attributes that are read out, and quoted in an expression that is shown. */
function visible(node: unknown, found: string[], isShown: boolean): string[] {
  if (Array.isArray(node)) {
    for (const child of node) visible(child, found, isShown);
    return found;
  }
  if (typeof node !== 'object' || node === null) return found;
  const { type, ...rest } = node as Node;
  if (type === 'Comment' || type === 'CallExpression') return found;
  if (type === 'Text') {
    if (isShown && isWord(String(rest['data']))) found.push(String(rest['data']).trim());
    return found;
  }
  if (type === 'Literal') {
    if (isShown && typeof rest['value'] === 'string' && isWord(rest['value'])) found.push(rest['value']);
    return found;
  }
  if (type === 'Attribute') return visible(rest['value'], found, spoken.includes(String(rest['name'])));
  if (type === 'BinaryExpression') return found;
  if (type === 'ConditionalExpression') return visible([rest['consequent'], rest['alternate']], found, isShown);
  for (const [key, value] of Object.entries(rest)) {
    const isMarkup =
      key === 'fragment' ||
      key === 'nodes' ||
      key === 'consequent' ||
      key === 'alternate' ||
      key === 'body' ||
      key === 'fallback';
    if (isMarkup || key === 'pending' || key === 'then' || key === 'catch') visible(value, found, true);
    else if (key === 'attributes') visible(value, found, false);
    else if (key === 'expression' && type === 'ExpressionTag') visible(value, found, isShown);
  }
  return found;
}

test('no visible word is outside these files', () => {
  const found = files
    .filter(({ name }) => name.endsWith('.svelte'))
    .flatMap(({ name, source }) =>
      visible(parse(source, { modern: true }).fragment, [], true).map((text) => `${relative('.', name)}: ${text}`),
    );
  expect(found).toEqual([]);
});

test('the search for visible words finds them', () => {
  const search = (markup: string): string[] => visible(parse(markup, { modern: true }).fragment, [], true);
  expect(search('<p>Hello</p>')).toEqual(['Hello']);
  expect(search('{#if a}<b title="Go on">×</b>{:else}{#each l as x}Row{/each}{/if}')).toEqual(['Go on', 'Row']);
  expect(search("<p class=\"big one\">{t('shell.play')}{a ? 'Yes' : ''}</p>")).toEqual(['Yes']);
  expect(search('<C icon="back" title={t(\'x\')}>{#snippet s()}word{/snippet}</C>')).toEqual(['word']);
});
