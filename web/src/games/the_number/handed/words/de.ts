import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'the_number.handed.who': 'Wer gewählt hat',
  'the_number.handed.secret': 'Auf diesem Bildschirm steht keine Nummer.',
  'the_number.handed.again': 'Will {name} eine andere Nummer?',
  'the_number.handed.all': 'Alle haben gewählt. Jetzt kommt die Überprüfung.',
};

export default words;
