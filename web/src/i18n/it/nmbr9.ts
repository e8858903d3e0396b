import type { nmbr9 as english } from '../en/nmbr9';
import type { Translated } from '../translated';

export const nmbr9: Translated<typeof english> = {};
