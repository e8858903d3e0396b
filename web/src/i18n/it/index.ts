import { account } from './account';
import { nmbr9 } from '../../games/nmbr9/words/it';
import { number } from '../../games/the_number/words/it';
import { shell } from './shell';

export default { ...shell, ...number, ...nmbr9, ...account };
