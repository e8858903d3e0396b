import type { Translated } from '../../../../i18n/translated';
import type english from './en';

const words: Translated<typeof english> = {
  'nmbr9.review.title': 'Carta {card} di {cards}: {number}',
  'nmbr9.review.placed': 'Messa al livello {level}.',
  'nmbr9.review.best': 'Messa al livello {level}: nessun posto è migliore.',
  'nmbr9.review.same': 'Messa al livello {level}. Un altro posto di quel livello vale {points} in più.',
  'nmbr9.review.other': 'Messa al livello {level}. Il posto migliore è al livello {best} e vale {points} in più.',
  'nmbr9.review.yours': 'Giocato',
  'nmbr9.review.found': 'Il meglio trovato',
  'nmbr9.review.end': '{points} alla fine',
  'nmbr9.review.legend': 'Il posto tratteggiato è il migliore.',
  'nmbr9.review.expected': 'Attesi alla fine: circa {here} qui, {there} nel posto migliore.',
  'nmbr9.review.expectedHere': 'Attesi alla fine: circa {here}.',
  'nmbr9.review.ceiling':
    'Conoscendo l’ordine delle carte, che nessuno poteva conoscere: {found} trovati, più di {bound} impossibile.',
  'nmbr9.review.start': 'Un giocatore forte si aspetta {points} prima della prima carta.',
  'nmbr9.review.layout': 'Costruzione giocata',
  'nmbr9.review.layoutBest': 'Migliore costruzione trovata',
  'nmbr9.why.higher':
    'Il livello {level} ha dato {points}. Il livello {best} darebbe {there}: il posto tratteggiato poggia su {below}.',
  'nmbr9.why.lower':
    'Il livello {level} ha dato {points}, il livello {best} darebbe {there}. Ma lì è una base migliore per dopo.',
  'nmbr9.why.hole': {
    one: 'Ha chiuso un buco di un quadrato al livello {level}. Nessuna tessera ci entra e nessuna potrà mai coprirlo.',
    other:
      'Ha chiuso un buco di {n} quadrati al livello {level}. Nessuna tessera ci entra e nessuna potrà mai coprirlo.',
  },
  'nmbr9.why.noHole': 'Il posto migliore non ne chiude nessuno.',
  'nmbr9.why.otherHole': {
    one: 'Il posto migliore ne chiude uno di un quadrato.',
    other: 'Il posto migliore chiude {n} quadrati.',
  },
  'nmbr9.why.contact':
    'Tocca il suo livello lungo {here} bordi, il posto migliore lungo {there}: un piano senza vuoti.',
  'nmbr9.why.above':
    'Dopo, le carte in arrivo hanno {here} posizioni al livello {level}, dopo il posto migliore {there}.',
  'nmbr9.why.carriers': 'Poggia su {here} tessere, il posto migliore su {there}.',
  'nmbr9.why.later': 'La costruzione non lo mostra: la differenza è ciò che le carte in arrivo portano lì in media.',
  'nmbr9.why.crosses': 'Le croci sono il buco chiuso.',
  'nmbr9.practice.ask': 'Dove la metti?',
  'nmbr9.practice.best': 'Le posizioni migliori',
  'nmbr9.practice.place': { one: 'Livello {level}: {n} punto', other: 'Livello {level}: {n} punti' },
  'nmbr9.learn.yours': 'La tessera con il contorno è la tua risposta.',
  'nmbr9.learn.isBest': 'La tessera con il contorno è la tua risposta e il posto migliore.',
  'nmbr9.learn.inGame': 'La tessera con il contorno è dove è stata messa nella partita.',
  'nmbr9.par.title': 'Par di questo mazzo',
  'nmbr9.par.text': 'Quanto fa il bot esperto con queste carte senza conoscerne l’ordine. Su questo vieni misurato.',
  'nmbr9.par.yours': 'giocato',
  'nmbr9.par.of': { one: 'par ± {error}, da una partita', other: 'par ± {error}, da {n} partite' },
  'nmbr9.par.working': 'Il bot gioca la partita {at} di {games}: {percent} %',
  'nmbr9.par.stopped': 'Fermo dopo {games} partite',
};

export default words;
