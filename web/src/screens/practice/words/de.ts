import type en from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof en> = {
  'practice.title': 'Üben',
  'practice.about': 'Stellungen ohne Ende, so schwer, wie du gut bist',
  'practice.making': 'Eine Stellung wird gesucht …',
  'practice.score': '{right} von {n} richtig',
  'practice.level': 'Schwierigkeit {n} von 5',
  'practice.kept': 'Diese hast du aufgehoben.',
  'practice.wrong': 'Noch nicht: Das kostet {points} Punkte.',
  'practice.back': { one: 'Sie kommt morgen wieder.', other: 'Sie kommt in {n} Tagen wieder.' },
  'practice.known': 'Diese kannst du jetzt: Sie kommt nicht wieder.',
  'practice.skip': 'Eine andere Stellung',
  'practice.failed': 'Es wurde keine Stellung gefunden. Versuch es noch einmal.',
  'practice.lessons': 'Alle Lektionen',
};

export default words;
