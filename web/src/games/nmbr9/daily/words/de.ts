import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'nmbr9.day.first': 'Erste Karte: {number}',
  'nmbr9.day.card': 'Jetzt Karte {number}',
  'nmbr9.day.level': {
    one: 'Ebene {level}: {n} Plättchen, {points} Punkte',
    other: 'Ebene {level}: {n} Plättchen, {points} Punkte',
  },
};

export default words;
