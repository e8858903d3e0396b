// Places: 1st, 2nd, 3rd. The English ones have exceptions, the others a sign.
import type { Language } from './i18n.svelte';

function english(n: number): string {
  const teen = n % 100 >= 11 && n % 100 <= 13;
  const ending = teen ? undefined : ['th', 'st', 'nd', 'rd'][n % 10];
  return `${n}${ending ?? 'th'}`;
}

export function ordinal(language: Language, n: number): string {
  switch (language) {
    case 'en':
      return english(n);
    case 'es':
      return `${n}.º`;
    case 'de':
      return `${n}.`;
    case 'it':
      return `${n}º`;
    case 'fr':
      return n === 1 ? '1er' : `${n}e`;
  }
}
