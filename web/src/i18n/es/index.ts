import { account } from './account';
import { company } from './company';
import { rules } from './rules';
import { shell } from './shell';

export default { ...shell, ...account, ...company, ...rules };
