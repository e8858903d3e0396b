// Names in a row: "Ana, Bruno and Marta". Intl.ListFormat says the same (a test compares them), but loading its tables
// takes a phone longer than drawing a whole screen, and it does not know the Italian "ed".
import type { Language } from './i18n.svelte';

export type Joint = 'and' | 'or';

const words: Record<Language, Record<Joint, string>> = {
  en: { and: 'and', or: 'or' },
  es: { and: 'y', or: 'o' },
  de: { and: 'und', or: 'oder' },
  it: { and: 'e', or: 'o' },
  fr: { and: 'et', or: 'ou' },
};

/** Spanish says "e Inés" and "u Otto", so that no sound is said twice. */
function spanish(joint: Joint, next: string): string {
  if (joint === 'and') return /^(i|hi(?![ae]))/i.test(next) ? 'e' : 'y';
  return /^(o|ho|8|11( |$))/i.test(next) ? 'u' : 'o';
}

/** Italian says "ed Emmy". */
function italian(joint: Joint, next: string): string {
  return joint === 'and' && /^[eèé]/i.test(next) ? 'ed' : words.it[joint];
}

function wordBefore(language: Language, joint: Joint, next: string): string {
  if (language === 'es') return spanish(joint, next);
  return language === 'it' ? italian(joint, next) : words[language][joint];
}

export function joined(language: Language, names: string[], joint: Joint): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return `${names.slice(0, -1).join(', ')} ${wordBefore(language, joint, last)} ${last}`;
}
