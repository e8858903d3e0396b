import type en from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof en> = {
  'practice.title': 'Esercizi',
  'practice.about': 'posizioni senza fine, su misura per te',
  'practice.making': 'Cerco una posizione…',
  'practice.score': '{right} giuste su {n}',
  'practice.level': 'Difficoltà {n} di 5',
  'practice.kept': 'Questa l’hai tenuta tu.',
  'practice.wrong': 'Non ancora: costa {points} punti.',
  'practice.back': { one: 'Torna domani.', other: 'Torna tra {n} giorni.' },
  'practice.known': 'Questa ormai la sai: non tornerà.',
  'practice.skip': 'Un’altra posizione',
  'practice.failed': 'Non è stata trovata nessuna posizione. Riprova.',
  'practice.lessons': 'Tutte le lezioni',
};

export default words;
