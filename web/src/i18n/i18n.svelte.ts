// Words of the screen in five languages. Those of the shell are here, those of a game in its folder; each language is
// loaded when it is wanted. English decides which keys there are, and i18n.test.ts fails when one is missing, unused,
// or has other placeholders.
//
//   t('shell.lobby.remove', { name: 'Ana' })   "Remove {name}"
//   t('shell.points', { n: 1 })                { one: '{n} point', other: '{n} points' }: n decides by the plural rules
import { elided } from './elided';
import { joined } from './joined';
import { pluralForm } from './plural';
import type { Words } from './en/index';

export const languages = { en: 'English', es: 'Español', de: 'Deutsch', it: 'Italiano', fr: 'Français' } as const;
export type Language = keyof typeof languages;
/** Keys of the games' words: each game declares its own in its words/en.ts. */
export interface GameWords {}
export type Key = keyof Words | keyof GameWords;
export type Plural = { one: string; other: string; many?: string };
export type Texts = Record<string, string | Plural>;
/** Words of an area in every language, each loaded when it is wanted. */
export type WordFiles = Record<Language, () => Promise<{ default: Texts }>>;

const areas: WordFiles[] = [
  {
    en: () => import('./en/index'),
    es: () => import('./es/index'),
    de: () => import('./de/index'),
    it: () => import('./it/index'),
    fr: () => import('./fr/index'),
  },
];

/** Words of a game, added before the first language is used. */
export function addWords(files: WordFiles): void {
  areas.push(files);
}

const later = new Map<WordFiles, Promise<void>>();

/** Words that are not needed on the first visit, such as rules: there when this is done. Rejects if they cannot be
 *  loaded; asking again tries again. */
export function needWords(files: WordFiles): Promise<void> {
  const asked = later.get(files) ?? loadMore(files);
  later.set(files, asked);
  return asked;
}

async function loadMore(files: WordFiles): Promise<void> {
  areas.push(files);
  try {
    await use(wanted);
  } catch (thrown) {
    areas.splice(areas.indexOf(files), 1);
    later.delete(files);
    throw thrown;
  }
}

class Current {
  language = $state<Language>('en');
  texts = $state.raw<Texts | null>(null);
}
const current = new Current();

export function language(): Language {
  return current.language;
}

/** The language of the browser if it is one of ours. */
export function preferred(): Language {
  for (const wanted of navigator.languages) {
    const short = wanted.slice(0, 2).toLowerCase();
    if (short in languages) return short as Language;
  }
  return 'en';
}

let wanted: Language = 'en';
let calls = 0;
let newest = 0; // the call whose words are shown

export async function use(next: Language): Promise<void> {
  wanted = next;
  const call = ++calls;
  const parts = await Promise.all(areas.map((files) => files[next]()));
  if (call < newest) return; // a later call was faster; it has all these words, or another language
  newest = call;
  current.texts = Object.assign({}, ...parts.map((part) => part.default)) as Texts;
  current.language = next;
  document.documentElement.lang = next;
}

function pick(forms: Plural, n: number): string {
  return forms[pluralForm(current.language, n)] ?? forms.other;
}

export function t(key: Key, values: Record<string, string | number> = {}): string {
  const found = current.texts?.[key];
  if (found === undefined) return '';
  const text = typeof found === 'string' ? found : pick(found, Number(values['n']));
  return text.replace(/( (?:de|a) )?\{(\w+)\}/g, (_, word: string | undefined, name: string, at: number) => {
    const value = String(values[name] ?? '');
    if (word !== undefined) return ` ${elided(current.language, word.trim(), value)}${value}`;
    return at === 0 ? begun(value) : value;
  });
}

/** Words that stand for a name begin a sentence with a capital. */
function begun(value: string): string {
  const gone = current.texts?.['shell.seat.gone'];
  return typeof gone === 'string' && value.startsWith(gone) ? value.charAt(0).toUpperCase() + value.slice(1) : value;
}

/** "Ana, Bruno and Marta". */
export function list(names: string[]): string {
  return joined(current.language, names, 'and');
}

/** "Ana, Bruno or Marta". */
export function either(names: string[]): string {
  return joined(current.language, names, 'or');
}

export function number(value: number): string {
  // In all five languages these are what they are.
  return Number.isInteger(value) && Math.abs(value) < 1000
    ? String(value)
    : new Intl.NumberFormat(current.language).format(value);
}

/** A part of a whole, 0 to 1. */
export function percent(part: number): string {
  return new Intl.NumberFormat(current.language, { style: 'percent', maximumFractionDigits: 0 }).format(part);
}
