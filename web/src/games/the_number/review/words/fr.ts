import type { Translated } from '../../../../i18n/translated';
import type english from './en';

const words: Translated<typeof english> = {
  'the_number.review.wrote': '{name} a écrit {number}.',
  'the_number.review.nothing': '{name} n’a rien écrit.',
  'the_number.review.out': '{name} était hors jeu.',
  'the_number.review.approved': '{name} a écrit {number} : {points} points.',
  'the_number.review.eliminated': '{name} a écrit {number} : éliminé par {cause}, qui a aussi {digits}.',
  'the_number.review.void': '{name} a écrit {number} : annulé.',
  'the_number.review.of': 'Le {number} : {name}',
  'the_number.review.noNumber': 'Rien d’écrit',
  'the_number.review.worth': 'vaut en moyenne',
  'the_number.review.best': 'le meilleur : {number}',
  'the_number.review.scored': 'points',
  'the_number.review.hindsight': 'Après coup, {number} aurait rapporté {points}.',
  'the_number.review.lost': '{points} points donnés.',
  'the_number.review.lostNone': 'Rien de donné : aucun nombre ne vaut plus.',
  'the_number.review.two': 'Chance {luck} : {given} donnés par l’autre, {chance} par le hasard.',
  'the_number.review.luck': 'Chance {luck}.',
  'the_number.review.mix': 'Le mélange de l’équilibre',
  'the_number.review.mixText': 'Chacun vaut environ {points} points. Personne ne gagne à quitter ce mélange.',
  'the_number.review.others': { one: '{n} autre nombre', other: '{n} autres nombres' },
  'the_number.review.map': 'Ce que vaut chaque nombre',
  'the_number.review.mapText':
    'Chaque case est un nombre : le premier chiffre donne le tableau, le deuxième la ligne, le troisième la colonne.',
  'the_number.review.least': 'vaut le moins',
  'the_number.review.most': 'vaut le plus',
  'the_number.review.gone': 'a un chiffre barré',
  'the_number.review.inMix': 'dans le mélange ; plus grand, plus souvent',
  'the_number.review.yours': 'écrit',
  'the_number.review.late': 'le meilleur après coup',
  'the_number.review.against': 'Contre',
  'the_number.review.equilibrium': 'l’équilibre',
  'the_number.review.real': 'ce qu’ils ont écrit',
  'the_number.review.solving': 'Avec ces bonus, il faut d’abord résoudre la manche. Cela prend une minute.',
  'the_number.review.wait': 'La carte se dessine.',
  'the_number.why.eliminated': '{by} : {cause} a éliminé {number} ({name}), car les deux ont {digits}.',
  'the_number.why.approved': '{number} a été validé.',
  'the_number.learn.most': 'Les nombres qui valent le plus',
  'the_number.learn.tolerance': 'Tout ce qui est à moins de {points} du meilleur compte comme juste.',
};

export default words;
