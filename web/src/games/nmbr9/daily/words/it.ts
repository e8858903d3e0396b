import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'nmbr9.day.first': 'Prima carta: {number}',
  'nmbr9.day.card': 'Ora carta {number}',
  'nmbr9.day.level': {
    one: 'Livello {level}: {n} tessera, {points} punti',
    other: 'Livello {level}: {n} tessere, {points} punti',
  },
};

export default words;
