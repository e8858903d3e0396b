import type en from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof en> = {
  'played.about': {
    one: '{n} partita, conservata su questo dispositivo',
    other: '{n} partite, conservate su questo dispositivo',
  },
  'played.games': 'Elenco',
  'played.tell': 'Che cosa dicono',
  'played.show': 'Quali partite',
  'played.all': 'Tutte: {n}',
  'played.of': { one: '{game}, {n} partita', other: '{game}, {n} partite' },
  'played.won': 'vittoria',
  'played.shared': 'vittoria condivisa',
  'played.place': '{rank} su {n}',
  'played.select': 'Seleziona',
  'played.done': 'Fine selezione',
  'played.chosen': { one: '{n} selezionata', other: '{n} selezionate' },
  'played.mark': 'Seleziona {game} del {date}',
  'played.save': 'Esporta',
  'played.remove': 'Elimina',
  'played.removeAll': 'Elimina tutte',
  'played.ask': { one: 'Eliminare {n} partita?', other: 'Eliminare {n} partite?' },
  'played.askText': 'Sparisce per sempre da questo dispositivo. Dalle partite con altri viene tolto anche il tuo nome.',
  'played.day': 'Partita del {date}',
  'played.dayLater': 'Partita del {date}, giocata dopo',
  'played.yours': 'tue',
  'played.here': 'Solo su questo dispositivo',
  'played.few': {
    one: 'Dopo un’altra partita questo dirà qualcosa.',
    other: 'Dopo altre {n} partite questo dirà qualcosa.',
  },
  'played.none': 'Non hai ancora finito una partita.',
  'played.play': 'Scegli un gioco',
  'played.open': 'Analizza {game}, {date}',
  'played.now': 'ora',
  'played.before': { one: '{n} partita fa', other: '{n} partite fa' },
  'played.score': 'punti',
};

export default words;
