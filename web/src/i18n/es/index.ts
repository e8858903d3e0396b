import { account } from './account';
import { company } from './company';
import { shell } from './shell';

export default { ...shell, ...account, ...company };
