import { account } from './account';
import { nmbr9 } from './nmbr9';
import { number } from './number';
import { shell } from './shell';

const words = { ...shell, ...number, ...nmbr9, ...account };
export type Words = typeof words;
export default words;
