import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'the_number.handed.who': 'Chi ha scelto',
  'the_number.handed.secret': 'Su questo schermo non c’è il numero di nessuno.',
  'the_number.handed.again': '{name} vuole un altro numero?',
  'the_number.handed.all': 'Tutti hanno scelto. Ora c’è il controllo.',
};

export default words;
