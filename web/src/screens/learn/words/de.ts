import type en from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof en> = {
  'learn.about': '{n} kurze Lektionen zum Selberspielen',
  'learn.of': '{done} von {n}',
  'learn.done': 'geschafft',
  'learn.minutes': '{n} Min.',
  'learn.start': 'Anfangen',
  'learn.again': 'Noch einmal',
  'learn.lesson': '{game}, Lektion {at} von {n}',
  'learn.long': { one: 'Etwa {n} Minute.', other: 'Etwa {n} Minuten.' },
  'learn.rule': 'Die Regel',
  'learn.figures': 'Die Werte',
  'learn.next': 'Weiter',
  'learn.finish': 'Lektion abschließen',
  'learn.steps': 'Schritte der Lektion',
  'learn.restart': 'Diesen Schritt neu beginnen',
  'learn.back': 'Zurück zu den Lektionen',
  'learn.over': 'Lektion geschafft',
  'learn.nextLesson': 'Nächste Lektion: {title}',
  'learn.play': 'Gegen einen leichten Bot spielen',
  'learn.playAbout': 'Du weißt alles, was du für ein erstes Spiel brauchst.',
  'learn.right': 'Richtig',
  'learn.wrong': 'Noch nicht',
};

export default words;
