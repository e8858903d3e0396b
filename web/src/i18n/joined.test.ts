import { expect, test } from 'vitest';
import { joined } from './joined';

const lists = [
  [],
  ['Ana'],
  ['Ana', 'Bruno'],
  ['Ana', 'Bruno', 'Marta'],
  ['1', '2', '3', '4'],
  ['Ana', 'Inés'],
  ['Ana', 'Hilda'],
  ['Ana', 'Hielo'],
  ['Ana', 'Hiato'],
  ['Bo', 'Otto', 'Oscar'],
  ['Ana', 'Hortensia'],
  ['7', '8'],
  ['7', '80'],
  ['10', '11'],
  ['10', '110'],
  ['', 'x'],
  ['a, b', 'c and d'],
];

for (const language of ['en', 'es', 'de', 'it', 'fr'] as const) {
  test(`lists in ${language} are those of Intl`, () => {
    const locale = language === 'en' ? 'en-GB' : language; // without a comma before "and"
    for (const [joint, type] of [
      ['and', 'conjunction'],
      ['or', 'disjunction'],
    ] as const) {
      const format = new Intl.ListFormat(locale, { type });
      expect(lists.map((names) => joined(language, names, joint))).toEqual(lists.map((names) => format.format(names)));
    }
  });
}

test('Italian says ed before an e, which Intl does not', () => {
  expect(joined('it', ['Ada', 'Emmy'], 'and')).toBe('Ada ed Emmy');
  expect(joined('it', ['Ada', 'Bruno', 'Èva'], 'and')).toBe('Ada, Bruno ed Èva');
  expect(joined('it', ['Ada', 'Emmy'], 'or')).toBe('Ada o Emmy');
  expect(joined('it', ['Emmy', 'Ada'], 'and')).toBe('Emmy e Ada');
});
