import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'nmbr9.handed.who': 'Chi ha posato',
  'nmbr9.handed.card': 'Tutti posano la stessa tessera: {number}.',
  'nmbr9.handed.secret': 'Su questo schermo non si vede dove è stata posata.',
  'nmbr9.handed.all': 'Tutte le tessere sono posate. Confrontate le vostre costruzioni.',
};

export default words;
