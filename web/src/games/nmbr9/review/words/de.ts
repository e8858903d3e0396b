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
  'nmbr9.review.layout': 'Gespielte Auslage',
  'nmbr9.review.layoutBest': 'Beste gefundene Auslage',
  'nmbr9.why.higher':
    'Ebene {level} brachte {points}. Ebene {best} brächte {there}: Der gestrichelte Platz liegt auf {below}.',
  'nmbr9.why.lower':
    'Ebene {level} brachte {points}, Ebene {best} brächte {there}. Dort ist es aber eine bessere Grundlage für später.',
  'nmbr9.why.hole': {
    one: 'Es hat auf Ebene {level} ein Loch von einem Feld geschlossen. Da passt kein Plättchen hinein, und keines kann je darüber liegen.',
    other:
      'Es hat auf Ebene {level} ein Loch von {n} Feldern geschlossen. Da passt kein Plättchen hinein, und keines kann je darüber liegen.',
  },
  'nmbr9.why.noHole': 'Der beste Platz schließt keines.',
  'nmbr9.why.otherHole': {
    one: 'Der beste Platz schließt ein Feld ein.',
    other: 'Der beste Platz schließt {n} Felder ein.',
  },
  'nmbr9.why.contact': 'Es berührt seine Ebene an {here} Kanten, der beste Platz an {there}: ein Boden ohne Lücken.',
  'nmbr9.why.above':
    'Danach haben die kommenden Karten {here} Plätze auf Ebene {level}, nach dem besten Platz {there}.',
  'nmbr9.why.carriers': 'Es liegt auf {here} Plättchen, der beste Platz auf {there}.',
  'nmbr9.why.later':
    'Der Auslage sieht man es nicht an: Der Unterschied ist, was die kommenden Karten dort im Schnitt bringen.',
  'nmbr9.why.crosses': 'Die Kreuze sind das geschlossene Loch.',
  'nmbr9.practice.ask': 'Wohin damit?',
  'nmbr9.practice.best': 'Die besten Stellen',
  'nmbr9.practice.place': { one: 'Ebene {level}: {n} Punkt', other: 'Ebene {level}: {n} Punkte' },
  'nmbr9.learn.yours': 'Das umrandete Plättchen ist deine Antwort.',
  'nmbr9.learn.isBest': 'Das umrandete Plättchen ist deine Antwort und der beste Platz.',
  'nmbr9.learn.inGame': 'Das umrandete Plättchen liegt, wo es in der Partie gelegt wurde.',
  'nmbr9.par.title': 'Par dieser Mischung',
  'nmbr9.par.text':
    'Was der Experten-Bot mit diesen Karten schafft, ohne ihre Reihenfolge zu kennen. Daran wirst du gemessen.',
  'nmbr9.par.yours': 'gespielt',
  'nmbr9.par.of': { one: 'Par ± {error}, aus einer Partie', other: 'Par ± {error}, aus {n} Partien' },
  'nmbr9.par.working': 'Der Bot spielt Partie {at} von {games}: {percent} %',
  'nmbr9.par.stopped': 'Angehalten nach {games} Partien',
};

export default words;
