import { account } from './account';
import { rules } from './rules';
import { shell } from './shell';

export default { ...shell, ...account, ...rules };
