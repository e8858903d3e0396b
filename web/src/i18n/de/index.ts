import { account } from './account';
import { nmbr9 } from './nmbr9';
import { number } from './number';
import { shell } from './shell';

export default { ...shell, ...number, ...nmbr9, ...account };
