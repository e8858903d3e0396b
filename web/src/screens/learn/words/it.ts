import type en from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof en> = {
  'learn.about': '{n} brevi lezioni da giocare',
  'learn.of': '{done} su {n}',
  'learn.done': 'fatta',
  'learn.minutes': '{n} min',
  'learn.start': 'Inizia',
  'learn.again': 'Di nuovo',
  'learn.lesson': '{game}, lezione {at} di {n}',
  'learn.long': { one: 'Circa {n} minuto.', other: 'Circa {n} minuti.' },
  'learn.rule': 'La regola',
  'learn.figures': 'I dati',
  'learn.next': 'Avanti',
  'learn.finish': 'Finisci la lezione',
  'learn.steps': 'Passi della lezione',
  'learn.restart': 'Ricomincia questo passo',
  'learn.back': 'Torna alle lezioni',
  'learn.over': 'Lezione finita',
  'learn.nextLesson': 'Prossima lezione: {title}',
  'learn.play': 'Gioca contro un bot facile',
  'learn.playAbout': 'Sai tutto quello che serve per una prima partita.',
  'learn.right': 'Giusto',
  'learn.wrong': 'Non ancora',
};

export default words;
