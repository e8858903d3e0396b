import type { Plural } from './i18n.svelte';

/** The same keys as in English: a text where it has a text, plural forms where it has those. */
export type Translated<English> = { [K in keyof English]: English[K] extends string ? string : Plural };
