import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'the_number.played.often': 'Cominci troppo spesso con {digit}',
  'the_number.played.oftenText':
    '{you} su 100 dei tuoi numeri cominciano con {digit}, all’equilibrio {them}. Chi se ne accorge può bloccarli: varia.',
  'the_number.played.seldomToo': 'Uno che comincia con {digit} sorprenderebbe gli altri.',
  'the_number.played.seldom': 'Cominci di rado con {digit}',
  'the_number.played.seldomText':
    '{you} su 100 dei tuoi numeri cominciano con {digit}, all’equilibrio {them}. Provane uno ogni tanto.',
  'the_number.played.first': 'Cominci più o meno come l’equilibrio',
  'the_number.played.firstText':
    'Nessuna prima cifra salta all’occhio, quindi nessuno può prevederti da quella. Continua così.',
  'the_number.played.firstChart': 'Prime cifre dei tuoi numeri, su 100',
  'the_number.played.equilibrium': 'equilibrio',
  'the_number.played.eliminated': '{share} su 100 eliminati, per lo più da {a} o {b}',
  'the_number.played.eliminatedText':
    'All’equilibrio sono {usual} su 100, quindi il tuo rischio è ragionevole. Guarda chi ha ancora un {digit}.',
  'the_number.played.eliminatedMore':
    'All’equilibrio sono {usual} su 100. Lascia il {digit} finché può essere in numeri più bassi.',
  'the_number.played.none': 'Nessuno dei tuoi numeri è stato eliminato',
  'the_number.played.noneText': 'All’equilibrio sono {usual} su 100: puoi rischiare numeri più alti.',
  'the_number.played.eliminatedChart': 'Cifre che hanno eliminato i tuoi numeri, su 100',
  'the_number.played.guessed': 'Il tuo primo numero si può indovinare',
  'the_number.played.guessedText':
    'Chi ricorda le tue partite lo indovina {share} volte su 100; per lo più è {number}. Comincia i round in più modi.',
  'the_number.played.notGuessed': 'Il tuo primo numero è difficile da indovinare',
  'the_number.played.notGuessedText': 'Chi ricorda le tue partite lo indovina {share} volte su 100. Continua così.',
  'the_number.played.beginningsChart': 'I tuoi primi numeri: quante volte hai scritto ciascuno',
};

export default words;
