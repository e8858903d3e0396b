import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'nmbr9.handed.who': 'Wer gelegt hat',
  'nmbr9.handed.card': 'Alle legen das gleiche Plättchen: {number}.',
  'nmbr9.handed.secret': 'Auf diesem Bildschirm ist nicht zu sehen, wohin.',
  'nmbr9.handed.all': 'Alle Plättchen liegen. Vergleicht eure Auslagen.',
};

export default words;
