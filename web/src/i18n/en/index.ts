import { account } from './account';
import { company } from './company';
import { shell } from './shell';

const words = { ...shell, ...account, ...company };
export type Words = typeof words;
export default words;
