import { account } from './account';
import { nmbr9 } from '../../games/nmbr9/words/en';
import { number } from '../../games/the_number/words/en';
import { shell } from './shell';

const words = { ...shell, ...number, ...nmbr9, ...account };
export type Words = typeof words;
export default words;
