import type en from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof en> = {
  'numbered.title': 'Mazzo numerato',
  'numbered.means':
    'Avete il primo mazzo che nessuno a questo tavolo ha giocato, per potersi confrontare. Altri possono sapere l’ordine.',
  'numbered.agreed': 'Mazzo numerato: altri possono sapere l’ordine.',
  'numbered.usual': 'Solo con il mazzo normale.',
  'numbered.notRated': 'Non in una partita classificata: altri possono sapere l’ordine.',
  'numbered.told': {
    one: 'Con il mazzo {shuffle}: finora {n} partita, la tua.',
    other: 'Con il mazzo {shuffle}: {n} partite, mediana {median}.',
  },
};

export default words;
