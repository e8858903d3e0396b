import type { Translated } from '../../../../i18n/translated';
import type english from './en';

const words: Translated<typeof english> = {
  'nmbr9.review.title': 'Carta {card} de {cards}: {number}',
  'nmbr9.review.placed': 'Colocada en el nivel {level}.',
  'nmbr9.review.best': 'Colocada en el nivel {level}: no hay sitio mejor.',
  'nmbr9.review.same': 'Colocada en el nivel {level}. Otro sitio de ese nivel vale {points} más.',
  'nmbr9.review.other': 'Colocada en el nivel {level}. El mejor sitio está en el nivel {best} y vale {points} más.',
  'nmbr9.review.yours': 'Jugado',
  'nmbr9.review.found': 'Lo mejor hallado',
  'nmbr9.review.end': '{points} al final',
  'nmbr9.review.legend': 'El sitio con línea discontinua es el mejor.',
  'nmbr9.review.expected': 'Se esperan al final: unos {here} aquí y {there} en el mejor sitio.',
  'nmbr9.review.expectedHere': 'Se esperan al final: unos {here}.',
  'nmbr9.review.ceiling':
    'Conociendo el orden de las cartas, que nadie podía conocer: {found} hallados; más de {bound}, imposible.',
  'nmbr9.review.start': 'Un jugador fuerte espera {points} antes de la primera carta.',
  'nmbr9.review.par': 'Par de esta baraja: {points} ± {error}.',
  'nmbr9.review.layout': 'Construcción jugada',
  'nmbr9.review.layoutBest': 'Mejor construcción hallada',
};

export default words;
