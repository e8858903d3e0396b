// A small word before a name changes with its first sound: French "d’Ada" and "de Carl", Italian "ad Ada" and "a Carl".
import type { Language } from './i18n.svelte';

// In French an h is silent in names of the language itself ("d’Hélène"), and keeps its distance in others ("de Hans").
const silentH = /^h(elen|ermi|enri|erv|él|ilaire|ippol|omèr|onor|orace|ortens|ubert|yacinth|ypat)/iu;
const frenchVowel = /^([aeiouœæàâäáåéèêëíîïóôöøúùûü]|y(?![aeiouéèêë]))/iu;
const italianA = /^[aàáâä]/iu;

/** The word as it is written before the next one, with the space between them if there is one. */
export function elided(language: Language, word: string, next: string): string {
  if (language === 'fr' && word === 'de' && (frenchVowel.test(next) || silentH.test(next))) return 'd’';
  if (language === 'it' && word === 'a' && italianA.test(next)) return 'ad ';
  return `${word} `;
}
