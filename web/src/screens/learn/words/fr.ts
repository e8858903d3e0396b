import type en from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof en> = {
  'learn.about': '{n} courtes leçons à jouer',
  'learn.of': '{done} sur {n}',
  'learn.done': 'faite',
  'learn.minutes': '{n} min',
  'learn.start': 'Commencer',
  'learn.again': 'Encore',
  'learn.lesson': '{game}, leçon {at} sur {n}',
  'learn.long': { one: 'Environ {n} minute.', other: 'Environ {n} minutes.' },
  'learn.rule': 'La règle',
  'learn.figures': 'Les valeurs',
  'learn.next': 'Suivant',
  'learn.finish': 'Terminer la leçon',
  'learn.steps': 'Étapes de la leçon',
  'learn.restart': 'Recommencer cette étape',
  'learn.back': 'Retour aux leçons',
  'learn.over': 'Leçon terminée',
  'learn.nextLesson': 'Leçon suivante\u00a0: {title}',
  'learn.play': 'Jouer contre un bot facile',
  'learn.playAbout': 'Tu sais tout ce qu’il faut pour une première partie.',
  'learn.right': 'Juste',
  'learn.wrong': 'Pas encore',
};

export default words;
