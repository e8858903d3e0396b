import type { Translated } from '../../../../i18n/translated';
import type english from './en';

const words: Translated<typeof english> = {
  'nmbr9.review.title': 'Karte {card} von {cards}: {number}',
  'nmbr9.review.placed': 'Auf Ebene {level} gelegt.',
  'nmbr9.review.best': 'Auf Ebene {level} gelegt: Kein Platz ist besser.',
  'nmbr9.review.same': 'Auf Ebene {level} gelegt. Ein anderer Platz auf dieser Ebene ist {points} mehr wert.',
  'nmbr9.review.other': 'Auf Ebene {level} gelegt. Der beste Platz ist auf Ebene {best} und {points} mehr wert.',
  'nmbr9.review.yours': 'Gespielt',
  'nmbr9.review.found': 'Bestes gefunden',
  'nmbr9.review.end': 'am Ende {points}',
  'nmbr9.review.legend': 'Der gestrichelte Platz ist der beste.',
  'nmbr9.review.expected': 'Am Ende zu erwarten: hier etwa {here}, am besten Platz {there}.',
  'nmbr9.review.expectedHere': 'Am Ende zu erwarten: etwa {here}.',
  'nmbr9.review.ceiling':
    'Mit bekannter Reihenfolge der Karten, die niemand kennen konnte: {found} gefunden, mehr als {bound} unmöglich.',
  'nmbr9.review.start': 'Vor der ersten Karte erwartet ein starker Spieler {points}.',
  'nmbr9.review.par': 'Par dieser Mischung: {points} ± {error}.',
  'nmbr9.review.layout': 'Gespielte Auslage',
  'nmbr9.review.layoutBest': 'Beste gefundene Auslage',
};

export default words;
