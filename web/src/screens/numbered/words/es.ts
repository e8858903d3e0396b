import type en from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof en> = {
  'numbered.title': 'Baraja numerada',
  'numbered.means':
    'Os toca la primera baraja que nadie de esta mesa ha jugado, para poder comparar. Otros pueden conocer el orden.',
  'numbered.agreed': 'Baraja numerada: otros pueden conocer el orden.',
  'numbered.usual': 'Solo con la baraja normal.',
  'numbered.notRated': 'No en partidas clasificatorias: otros pueden conocer el orden.',
  'numbered.told': {
    one: 'Con la baraja {shuffle}: {n} partida por ahora, la tuya.',
    other: 'Con la baraja {shuffle}: {n} partidas, mediana {median}.',
  },
};

export default words;
