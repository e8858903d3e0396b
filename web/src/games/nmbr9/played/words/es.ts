import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'nmbr9.played.better': 'De {early} a {late}',
  'nmbr9.played.about': 'Unos {late} puntos',
  'nmbr9.played.scoresText':
    'La media de tus primeras partidas y de las últimas; la mejor, {best}. El bot experto llega a {expert} de media: revisa una partida para ver dónde se pierde el resto.',
  'nmbr9.played.scoresChart': 'Tus puntuaciones, de la más antigua a la última',
  'nmbr9.played.expert': 'bot experto',
  'nmbr9.played.low': 'Construyes demasiado bajo',
  'nmbr9.played.lowText':
    '{you} de cada 100 puntos tuyos están en el nivel 3 o más arriba, {them} del bot experto. Cierra los huecos de los niveles bajos para que crezca el siguiente.',
  'nmbr9.played.high': 'Construyes tan alto como el bot experto',
  'nmbr9.played.highText':
    '{you} de cada 100 puntos tuyos están en el nivel 3 o más arriba, {them} del bot experto. Sigue así.',
  'nmbr9.played.levelsChart': 'Puntos por nivel, de cada 100',
  'nmbr9.played.level': 'nivel {level}',
  'nmbr9.played.levelUp': 'nivel {level} y más',
  'nmbr9.played.tile': 'Tus {tile} puntúan poco',
  'nmbr9.played.tileText':
    'Un {tile} te da {you} puntos de media, al bot experto {them}. Guárdale un sitio en un nivel más alto.',
  'nmbr9.played.tiles': 'Cada número da lo que debe',
  'nmbr9.played.tilesText': 'Ninguno queda por debajo de lo que saca el bot experto. Sigue así.',
  'nmbr9.played.tilesChart': 'Puntos de una ficha de media, por su número',
};

export default words;
