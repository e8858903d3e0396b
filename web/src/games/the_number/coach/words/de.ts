import type { Translated } from '../../../../i18n/translated';
import type english from './en';

const words: Translated<typeof english> = {
  'the_number.coach.write':
    'Schreib drei Ziffern und wähle sie. Hoch bringt mehr, aber eine niedrigere mit einer deiner Ziffern schließt deine aus.',
  'the_number.coach.chosen': 'Nur du siehst {number}. Du kannst sie ändern, bis alle gewählt haben.',
  'the_number.coach.check':
    'Von der höchsten abwärts: Ausgeschlossen ist, wer eine Ziffer mit einer niedrigeren teilt, selbst wenn die auch ausgeschlossen ist.',
  'the_number.coach.eliminated':
    'Deine {number} ist ausgeschlossen: {cause} hat auch {digits}. Deine Ziffern behältst du. Weniger verschiedene oder niedriger ist sicherer.',
  'the_number.coach.eliminatedSafe':
    'Deine {number} ist ausgeschlossen: {cause} hat auch {digits}. Sonst hat niemand mehr {safe}: Eine Nummer nur daraus ist sicher.',
  'the_number.coach.approved': {
    one: 'Deine {number} ist zugelassen: {n} Punkt. Bis zum Ende der Runde durchgestrichen: {crossed}. Schreib die nächste ohne.',
    other:
      'Deine {number} ist zugelassen: {n} Punkte. Bis zum Ende der Runde durchgestrichen: {crossed}. Schreib die nächste ohne.',
  },
  'the_number.coach.highest':
    'Deine {number} ist die höchste zugelassene: {first} + {bonus}. Durchgestrichen: {crossed}. Achte darauf, welche Ziffern die anderen noch haben.',
  'the_number.coach.missed':
    'Dein Zug hat nicht gezählt: 0 Punkte, aber deine Ziffern behältst du. Wähl, bevor die Zeit um ist.',
  'the_number.coach.void':
    'Deine {number} hatte eine durchgestrichene Ziffer und war ungültig: 0 Punkte. Nimm nur Ziffern, die nicht durchgestrichen sind.',
  'the_number.coach.last':
    'Letzter Zug der Runde: Die erste Ziffer zählt doppelt, der Bonus ist {bonus}. Danach kommen alle Ziffern zurück, also spar nichts auf.',
  'the_number.coach.round': {
    one: 'Die Runde brachte dir {points}, davon {n} für eine durchgestrichene Ziffer. Alle Ziffern sind wieder da: Fang neu an.',
    other:
      'Die Runde brachte dir {points}, davon {n} für durchgestrichene Ziffern. Alle Ziffern sind wieder da: Fang neu an.',
  },
  'the_number.coach.out':
    'Alle deine Ziffern sind durchgestrichen, du setzt bis zum Ende der Runde aus. Dann ist jede einen Punkt wert.',
};

export default words;
