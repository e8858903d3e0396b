import type { Translated } from '../../../../i18n/translated';
import type english from './en';

const words: Translated<typeof english> = {
  'nmbr9.coach.first':
    'Trascina la prima tessera dove vuoi, ruotala se ti va, poi posala. Una volta posata, non si sposta più.',
  'nmbr9.coach.second':
    'Il tuo {number} è sul tavolo: lì non vale punti. Posa la prossima tessera lato contro lato: insieme ne reggono una terza.',
  'nmbr9.coach.ground':
    'Le tue tessere sono tutte sul tavolo, dove nulla vale. Posane una su due di loro, senza buchi sotto, e vale il suo numero.',
  'nmbr9.coach.wasted':
    'Il tuo {number} è sul tavolo e non vale nulla. I numeri alti rendono in alto: tieni superfici piane per i prossimi.',
  'nmbr9.coach.base':
    'Il tuo {number} sul tavolo ti costa poco: i numeri bassi sono una buona base. Non lasciare buchi: sopra ci starà di più.',
  'nmbr9.coach.zero':
    'Uno 0 non vale nulla a nessun livello e il suo centro è un buco. Tienilo sul bordo, dove sopra non serve nulla.',
  'nmbr9.coach.up': {
    one: 'Il tuo {number} al livello {level} vale {n} punto. Posane accanto una seconda e può iniziare il livello {next}.',
    other:
      'Il tuo {number} al livello {level} vale {n} punti. Posane accanto una seconda e può iniziare il livello {next}.',
  },
  'nmbr9.coach.few': {
    one: 'Dopo questa c’è ancora una carta. Una base non rende più: prendi il posto con più punti.',
    other: 'Dopo questa ci sono ancora {n} carte. Una base non rende quasi più: prendi le posizioni con più punti.',
  },
  'nmbr9.coach.last': 'L’ultima carta: sopra non si costruirà più nulla. Prendi il posto che vale di più.',
};

export default words;
