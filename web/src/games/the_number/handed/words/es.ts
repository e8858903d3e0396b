import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'the_number.handed.who': 'Quién ha elegido',
  'the_number.handed.secret': 'No hay ningún número en esta pantalla.',
  'the_number.handed.again': '¿{name} quiere otro número?',
  'the_number.handed.all': 'Todos han elegido. Ahora llega la comprobación.',
};

export default words;
