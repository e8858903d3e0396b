import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'nmbr9.day.first': 'Première carte\u00a0: {number}',
  'nmbr9.day.card': 'Maintenant, carte {number}',
  'nmbr9.day.level': {
    one: 'Niveau {level}\u00a0: {n} tuile, {points} points',
    other: 'Niveau {level}\u00a0: {n} tuiles, {points} points',
  },
};

export default words;
