import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'the_number.played.often': 'Du beginnst zu oft mit {digit}',
  'the_number.played.oftenText':
    '{you} von 100 deiner Nummern beginnen mit {digit}, im Gleichgewicht {them}. Wer das merkt, kann sie blockieren: Wechsle ab.',
  'the_number.played.seldomToo': 'Eine, die mit {digit} beginnt, würde die anderen überraschen.',
  'the_number.played.seldom': 'Du beginnst selten mit {digit}',
  'the_number.played.seldomText':
    '{you} von 100 deiner Nummern beginnen mit {digit}, im Gleichgewicht {them}. Versuch ab und zu eine.',
  'the_number.played.first': 'Du beginnst etwa so wie das Gleichgewicht',
  'the_number.played.firstText': 'Keine erste Ziffer fällt auf, also kann dich daran niemand vorhersehen. Weiter so.',
  'the_number.played.firstChart': 'Erste Ziffern deiner Nummern, von 100',
  'the_number.played.equilibrium': 'Gleichgewicht',
  'the_number.played.eliminated': '{share} von 100 ausgeschlossen, meist durch {a} oder {b}',
  'the_number.played.eliminatedText':
    'Im Gleichgewicht sind es {usual} von 100, dein Risiko ist also vernünftig. Achte darauf, wer noch eine {digit} hat.',
  'the_number.played.eliminatedMore':
    'Im Gleichgewicht sind es {usual} von 100. Lass die {digit} weg, solange niedrigere Nummern sie haben können.',
  'the_number.played.none': 'Keine deiner Nummern wurde ausgeschlossen',
  'the_number.played.noneText': 'Im Gleichgewicht sind es {usual} von 100: Du kannst höhere Nummern wagen.',
  'the_number.played.eliminatedChart': 'Ziffern, durch die deine Nummern ausgeschlossen wurden, von 100',
  'the_number.played.guessed': 'Deine erste Nummer lässt sich erraten',
  'the_number.played.guessedText':
    'Wer sich an deine Spiele erinnert, errät sie {share} Mal von 100; am häufigsten ist es {number}. Beginne Runden abwechslungsreicher.',
  'the_number.played.notGuessed': 'Deine erste Nummer ist schwer zu erraten',
  'the_number.played.notGuessedText': 'Wer sich an deine Spiele erinnert, errät sie {share} Mal von 100. Weiter so.',
  'the_number.played.beginningsChart': 'Deine ersten Nummern: wie oft du jede geschrieben hast',
};

export default words;
