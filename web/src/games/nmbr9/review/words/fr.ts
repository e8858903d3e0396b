import type { Translated } from '../../../../i18n/translated';
import type english from './en';

const words: Translated<typeof english> = {
  'nmbr9.review.title': 'Carte {card} sur {cards} : {number}',
  'nmbr9.review.placed': 'Posée au niveau {level}.',
  'nmbr9.review.best': 'Posée au niveau {level} : aucune place n’est meilleure.',
  'nmbr9.review.same': 'Posée au niveau {level}. Une autre place de ce niveau vaut {points} de plus.',
  'nmbr9.review.other': 'Posée au niveau {level}. La meilleure place est au niveau {best} et vaut {points} de plus.',
  'nmbr9.review.yours': 'Joué',
  'nmbr9.review.found': 'Le mieux trouvé',
  'nmbr9.review.end': '{points} à la fin',
  'nmbr9.review.legend': 'La place en pointillés est la meilleure.',
  'nmbr9.review.expected': 'Attendus à la fin : environ {here} ici, {there} à la meilleure place.',
  'nmbr9.review.expectedHere': 'Attendus à la fin : environ {here}.',
  'nmbr9.review.ceiling':
    'En connaissant l’ordre des cartes, que personne ne pouvait connaître : {found} trouvés, plus de {bound} impossible.',
  'nmbr9.review.start': 'Avant la première carte, un joueur fort attend {points}.',
  'nmbr9.review.par': 'Par de ce mélange : {points} ± {error}.',
  'nmbr9.review.layout': 'Construction jouée',
  'nmbr9.review.layoutBest': 'Meilleure construction trouvée',
};

export default words;
