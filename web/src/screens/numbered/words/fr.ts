import type en from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof en> = {
  'numbered.title': 'Pioche numérotée',
  'numbered.means':
    'Vous avez la première pioche que personne ici n’a jouée, pour pouvoir comparer. D’autres peuvent en connaître l’ordre.',
  'numbered.agreed': 'Pioche numérotée\u00a0: d’autres peuvent en connaître l’ordre.',
  'numbered.usual': 'Seulement avec la pioche habituelle.',
  'numbered.notRated': 'Pas dans une partie classée\u00a0: d’autres peuvent connaître l’ordre.',
  'numbered.told': {
    one: 'Sur la pioche {shuffle}\u00a0: {n} partie pour l’instant, la tienne.',
    other: 'Sur la pioche {shuffle}\u00a0: {n} parties, médiane {median}.',
  },
};

export default words;
