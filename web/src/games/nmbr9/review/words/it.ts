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
  'nmbr9.review.par': 'Par di questo mazzo: {points} ± {error}.',
  'nmbr9.review.layout': 'Costruzione giocata',
  'nmbr9.review.layoutBest': 'Migliore costruzione trovata',
};

export default words;
