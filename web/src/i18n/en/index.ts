import { account } from './account';
import { shell } from './shell';

const words = { ...shell, ...account };
export type Words = typeof words;
export default words;
