import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'nmbr9.handed.who': 'Qui a posé',
  'nmbr9.handed.card': 'Tout le monde pose la même tuile : {number}.',
  'nmbr9.handed.secret': 'Cet écran ne montre l’emplacement de personne.',
  'nmbr9.handed.all': 'Toutes les tuiles sont posées. Comparez vos constructions.',
};

export default words;
