import type { terminal as english } from './en';
import type { Translated } from '../../../../i18n/translated';

export const terminal: Translated<typeof english> = {
  // The table.
  'the_number.terminal.where': 'Manche {round} sur {rounds} · Tour {turn} sur {turns}',
  'the_number.terminal.lastTurn': 'Tour {turn} : premier chiffre doublé',
  'the_number.terminal.turn': 'tour',
  'the_number.terminal.turns': 'tours',
  'the_number.terminal.how': 'Tape trois chiffres. Tu peux commencer par 0 et répéter un chiffre.',
  'the_number.terminal.prospect': '{number} : {points} si validé, +{bonus} si c’est le plus grand. Il barre {digits}.',
  'the_number.terminal.youHave': 'Il te reste {digits}.',
  'the_number.terminal.enough': 'Trois chiffres suffisent : Entrée choisit le nombre, Retour arrière efface.',
  'the_number.terminal.tooFew': 'Tape trois chiffres, puis Entrée.',
  'the_number.terminal.seeOthers': 'Appuie sur une touche pour voir les nombres des autres.',
  'the_number.terminal.checkHow': 'Le plus grand d’abord : un plus petit a-t-il un chiffre en commun ?',
  'the_number.terminal.approved': '{number} validé : {points}',

  // Pages.
  'the_number.terminal.round': 'Manche {round}',
  'the_number.terminal.inRound': 'Manche',
  'the_number.terminal.crossed': 'Barrés',
  'the_number.terminal.crossedCount': '─0─ compte les chiffres barrés : un point chacun en fin de manche.',
  'the_number.terminal.noTurns': 'Aucun tour n’a encore été joué.',

  // Rules and keys.
  'the_number.terminal.rules.start':
    'Deux manches de cinq tours. Au début d’une manche, chacun a les chiffres de 0 à 9.',
  'the_number.terminal.rules.write':
    'À chaque tour, chacun écrit en secret un nombre avec trois chiffres qu’il n’a pas barrés. 060 et 777 sont permis. Puis on les vérifie tous, en commençant par le plus grand.',
  'the_number.terminal.rules.eliminated':
    'Un nombre qui partage un chiffre avec un plus petit est éliminé : 842 l’est si quelqu’un a écrit 385, car les deux ont un 8. Il ne rapporte rien et ne barre rien. Des nombres égaux ne s’éliminent pas entre eux.',
  'the_number.terminal.rules.approved':
    'Tous les autres sont validés. Un nombre validé rapporte son premier chiffre, le double au tour 5, et le plus grand nombre validé prend le bonus du tour. Ses chiffres restent barrés (─7─) pour le reste de la manche.',
  'the_number.terminal.rules.end':
    'Quand une manche se termine, chaque chiffre barré donne un point de plus et tous les chiffres reviennent. Qui a le plus de points après deux manches gagne.',
  'the_number.terminal.keyDigit': 'écrire un chiffre',
  'the_number.terminal.keyChoose': 'choisir le nombre',
};
