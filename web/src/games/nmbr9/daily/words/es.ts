import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'nmbr9.day.first': 'Primera carta: {number}',
  'nmbr9.day.card': 'Ahora, carta {number}',
  'nmbr9.day.level': {
    one: 'Nivel {level}: {n} loseta, {points} puntos',
    other: 'Nivel {level}: {n} losetas, {points} puntos',
  },
};

export default words;
