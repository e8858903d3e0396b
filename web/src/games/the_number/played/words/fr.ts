import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'the_number.played.often': 'Tu commences trop souvent par {digit}',
  'the_number.played.oftenText':
    'Sur 100 de tes nombres, {you} commencent par {digit}, à l’équilibre {them}. Qui le remarque peut les bloquer\u00a0: varie.',
  'the_number.played.seldomToo': 'Un nombre en {digit} surprendrait les autres.',
  'the_number.played.seldom': 'Tu commences rarement par {digit}',
  'the_number.played.seldomText':
    'Sur 100 de tes nombres, {you} commencent par {digit}, à l’équilibre {them}. Essaies-en un de temps en temps.',
  'the_number.played.first': 'Tu commences à peu près comme l’équilibre',
  'the_number.played.firstText': 'Aucun premier chiffre ne ressort, personne ne peut donc te prévoir ainsi. Continue.',
  'the_number.played.firstChart': 'Premiers chiffres de tes nombres, sur 100',
  'the_number.played.equilibrium': 'équilibre',
  'the_number.played.eliminated': '{share} sur 100 éliminés, le plus souvent par {a} ou {b}',
  'the_number.played.eliminatedText':
    'À l’équilibre ils sont {usual} sur 100\u00a0: ton risque est raisonnable. Regarde qui a encore un {digit}.',
  'the_number.played.eliminatedMore':
    'À l’équilibre ils sont {usual} sur 100. Laisse le {digit} tant qu’il peut être dans des nombres plus bas.',
  'the_number.played.none': 'Aucun de tes nombres n’a été éliminé',
  'the_number.played.noneText': 'À l’équilibre ils sont {usual} sur 100\u00a0: tu peux oser des nombres plus hauts.',
  'the_number.played.eliminatedChart': 'Chiffres qui ont éliminé tes nombres, sur 100',
  'the_number.played.guessed': 'Ton premier nombre se devine',
  'the_number.played.guessedText':
    'Qui se souvient de tes parties le devine {share} fois sur 100\u202f; le plus souvent c’est {number}. Commence les manches de plus de façons.',
  'the_number.played.notGuessed': 'Ton premier nombre est difficile à deviner',
  'the_number.played.notGuessedText': 'Qui se souvient de tes parties le devine {share} fois sur 100. Continue.',
  'the_number.played.beginningsChart': 'Tes premiers nombres\u00a0: combien de fois chacun a été écrit',
};

export default words;
