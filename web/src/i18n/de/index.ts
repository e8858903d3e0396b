import { account } from './account';
import { nmbr9 } from '../../games/nmbr9/words/de';
import { number } from '../../games/the_number/words/de';
import { shell } from './shell';

export default { ...shell, ...number, ...nmbr9, ...account };
