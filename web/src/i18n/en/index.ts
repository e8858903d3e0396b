import { account } from './account';
import { company } from './company';
import { rules } from './rules';
import { shell } from './shell';

const words = { ...shell, ...account, ...company, ...rules };
export type Words = typeof words;
export default words;
