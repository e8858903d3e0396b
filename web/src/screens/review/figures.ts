import { language } from '../../i18n/i18n.svelte';

const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Points with one decimal. */
export const points = (value: number): string => new Intl.NumberFormat(language(), one).format(value).replace('-', '−');

/** With its sign. */
export const signed = (value: number): string =>
  new Intl.NumberFormat(language(), { ...one, signDisplay: 'exceptZero' }).format(value).replace('-', '−');
