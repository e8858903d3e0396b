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
  'nmbr9.review.layout': 'Construcción jugada',
  'nmbr9.review.layoutBest': 'Mejor construcción hallada',
  'nmbr9.why.higher':
    'El nivel {level} dio {points}. El nivel {best} daría {there}: el sitio con línea discontinua se apoya en {below}.',
  'nmbr9.why.lower':
    'El nivel {level} dio {points}; el nivel {best} daría {there}. Pero allí es mejor base para lo que viene.',
  'nmbr9.why.hole': {
    one: 'Cerró un hueco de un cuadrado en el nivel {level}. Ninguna loseta cabe ahí y ninguna podrá cubrirlo.',
    other: 'Cerró un hueco de {n} cuadrados en el nivel {level}. Ninguna loseta cabe ahí y ninguna podrá cubrirlo.',
  },
  'nmbr9.why.noHole': 'El mejor sitio no cierra ninguno.',
  'nmbr9.why.otherHole': {
    one: 'El mejor sitio cierra uno de un cuadrado.',
    other: 'El mejor sitio cierra {n} cuadrados.',
  },
  'nmbr9.why.contact': 'Toca su nivel por {here} bordes; el mejor sitio, por {there}: un suelo sin huecos.',
  'nmbr9.why.above':
    'Después, las cartas que vienen tienen {here} sitios en el nivel {level}; tras el mejor sitio, {there}.',
  'nmbr9.why.carriers': 'Se apoya en {here} losetas; el mejor sitio, en {there}.',
  'nmbr9.why.later': 'La construcción no lo muestra: la diferencia es lo que traen de media las cartas que vienen.',
  'nmbr9.why.crosses': 'Las cruces son el hueco que cerró.',
  'nmbr9.practice.ask': '¿Dónde la colocas?',
  'nmbr9.practice.best': 'Los mejores lugares',
  'nmbr9.practice.place': { one: 'Nivel {level}: {n} punto', other: 'Nivel {level}: {n} puntos' },
  'nmbr9.learn.yours': 'La loseta con contorno es tu respuesta.',
  'nmbr9.learn.isBest': 'La loseta con contorno es tu respuesta y el mejor sitio.',
  'nmbr9.learn.inGame': 'La loseta con contorno está donde se colocó en la partida.',
  'nmbr9.par.title': 'Par de esta baraja',
  'nmbr9.par.text': 'Lo que hace el bot experto con estas cartas sin conocer su orden. Con eso se te mide.',
  'nmbr9.par.yours': 'jugado',
  'nmbr9.par.of': { one: 'par ± {error}, de una partida', other: 'par ± {error}, de {n} partidas' },
  'nmbr9.par.working': 'El bot juega la partida {at} de {games}: {percent} %',
  'nmbr9.par.stopped': 'Parado tras {games} partidas',
};

export default words;
