import type { shell as english } from '../en/shell';
import type { Translated } from '../translated';

export const shell: Translated<typeof english> = {};
