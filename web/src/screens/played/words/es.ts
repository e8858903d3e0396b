import type en from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof en> = {
  'played.about': {
    one: '{n} partida, guardada en este dispositivo',
    other: '{n} partidas, guardadas en este dispositivo',
  },
  'played.games': 'Lista',
  'played.tell': 'Qué cuentan',
  'played.show': 'Qué partidas',
  'played.all': 'Todas: {n}',
  'played.of': { one: '{game}, {n} partida', other: '{game}, {n} partidas' },
  'played.won': 'victoria',
  'played.shared': 'victoria compartida',
  'played.place': '{rank} de {n}',
  'played.select': 'Seleccionar',
  'played.done': 'Terminar la selección',
  'played.chosen': { one: '{n} seleccionada', other: '{n} seleccionadas' },
  'played.mark': 'Seleccionar {game} del {date}',
  'played.save': 'Exportar',
  'played.remove': 'Borrar',
  'played.removeAll': 'Borrar todas',
  'played.ask': { one: '¿Borrar {n} partida?', other: '¿Borrar {n} partidas?' },
  'played.askText': 'Se borra para siempre de este dispositivo. En las partidas con otros también se quita tu nombre.',
  'played.day': 'Partida del {date}',
  'played.dayLater': 'Partida del {date}, jugada después',
  'played.yours': 'tuyas',
  'played.here': 'Solo en este dispositivo',
  'played.few': { one: 'Tras {n} partida más, esto dirá algo.', other: 'Tras {n} partidas más, esto dirá algo.' },
  'played.none': 'Aún no has terminado ninguna partida.',
  'played.play': 'Elige un juego',
  'played.open': 'Revisar {game}, {date}',
  'played.now': 'ahora',
  'played.before': { one: 'hace {n} partida', other: 'hace {n} partidas' },
  'played.score': 'puntos',
};

export default words;
