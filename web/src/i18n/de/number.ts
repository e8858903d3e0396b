import type { number as english } from '../en/number';
import type { Translated } from '../translated';

export const number: Translated<typeof english> = {};
