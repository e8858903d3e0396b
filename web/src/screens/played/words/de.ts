import type en from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof en> = {
  'played.about': { one: '{n} Spiel, auf diesem Gerät aufbewahrt', other: '{n} Spiele, auf diesem Gerät aufbewahrt' },
  'played.games': 'Liste',
  'played.tell': 'Was sie erzählen',
  'played.show': 'Welche Spiele',
  'played.all': 'Alle {n}',
  'played.of': { one: '{game}, {n} Spiel', other: '{game}, {n} Spiele' },
  'played.won': 'gewonnen',
  'played.shared': 'geteilter Sieg',
  'played.place': '{rank} von {n}',
  'played.select': 'Auswählen',
  'played.done': 'Auswahl beenden',
  'played.chosen': { one: '{n} ausgewählt', other: '{n} ausgewählt' },
  'played.mark': '{game} vom {date} auswählen',
  'played.save': 'Exportieren',
  'played.remove': 'Löschen',
  'played.removeAll': 'Alle löschen',
  'played.ask': { one: '{n} Spiel löschen?', other: '{n} Spiele löschen?' },
  'played.askText':
    'Das wird endgültig von diesem Gerät gelöscht. Aus Spielen mit anderen wird auch dein Name entfernt.',
  'played.day': 'Spiel vom {date}',
  'played.dayLater': 'Spiel vom {date}, später gespielt',
  'played.yours': 'deine',
  'played.here': 'Nur auf diesem Gerät',
  'played.few': {
    one: 'Nach {n} weiteren Spiel sagt das etwas aus.',
    other: 'Nach {n} weiteren Spielen sagt das etwas aus.',
  },
  'played.none': 'Du hast noch kein Spiel beendet.',
  'played.play': 'Spiel wählen',
  'played.open': '{game} vom {date} analysieren',
  'played.now': 'jetzt',
  'played.before': { one: 'vor {n} Spiel', other: 'vor {n} Spielen' },
  'played.score': 'Punkte',
};

export default words;
