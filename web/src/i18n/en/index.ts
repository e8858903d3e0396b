import { account } from './account';
import { rules } from './rules';
import { shell } from './shell';

const words = { ...shell, ...account, ...rules };
export type Words = typeof words;
export default words;
