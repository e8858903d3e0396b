import type en from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof en> = {
  'numbered.title': 'Nummerierter Stapel',
  'numbered.means':
    'Ihr bekommt den ersten Stapel, den hier noch niemand gespielt hat, damit es Vergleiche gibt. Andere können die Reihenfolge kennen.',
  'numbered.agreed': 'Nummerierter Stapel: Andere können die Reihenfolge kennen.',
  'numbered.usual': 'Nur mit den üblichen Karten.',
  'numbered.notRated': 'Nicht in gewerteten Spielen: Andere können die Reihenfolge kennen.',
  'numbered.told': {
    one: 'Auf Stapel {shuffle}: bisher {n} Spiel, deines.',
    other: 'Auf Stapel {shuffle}: {n} Spiele, Median {median}.',
  },
};

export default words;
