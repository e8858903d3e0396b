import type { Translated } from '../../../../i18n/translated';
import type english from './en';

const words: Translated<typeof english> = {
  'the_number.review.wrote': '{name} hat {number} geschrieben.',
  'the_number.review.nothing': '{name} hat nichts geschrieben.',
  'the_number.review.out': '{name} war ausgeschieden.',
  'the_number.review.approved': '{name} hat {number} geschrieben: {points} Punkte.',
  'the_number.review.eliminated':
    '{name} hat {number} geschrieben: ausgeschlossen durch {cause}, die auch {digits} hat.',
  'the_number.review.void': '{name} hat {number} geschrieben: ungültig.',
  'the_number.review.of': 'Die {number} von {name}',
  'the_number.review.noNumber': 'Nichts geschrieben',
  'the_number.review.worth': 'im Schnitt wert',
  'the_number.review.best': 'die beste: {number}',
  'the_number.review.scored': 'Punkte',
  'the_number.review.hindsight': 'Im Nachhinein hätte {number} {points} gebracht.',
  'the_number.review.lost': 'Verschenkt: {points} Punkte.',
  'the_number.review.lostNone': 'Nichts verschenkt: Keine Nummer ist mehr wert.',
  'the_number.review.two': 'Glück {luck}: {given} vom Gegenüber verschenkt, {chance} Zufall.',
  'the_number.review.luck': 'Glück {luck}.',
  'the_number.review.win': 'Gewinnchance: {before} vor diesem Zug, {after} danach.',
  'the_number.review.mix': 'Die Mischung des Gleichgewichts',
  'the_number.review.mixText':
    'Jede davon ist etwa {points} Punkte wert. Wer von dieser Mischung abweicht, gewinnt nichts.',
  'the_number.review.others': { one: '{n} weitere Nummer', other: '{n} weitere Nummern' },
  'the_number.review.map': 'Was jede Nummer wert ist',
  'the_number.review.mapText':
    'Jedes Feld ist eine Nummer: erste Ziffer nach Block, zweite nach unten, dritte nach rechts.',
  'the_number.review.least': 'am wenigsten wert',
  'the_number.review.most': 'am meisten wert',
  'the_number.review.gone': 'hat eine durchgestrichene Ziffer',
  'the_number.review.inMix': 'in der Mischung, größer heißt häufiger',
  'the_number.review.yours': 'geschrieben',
  'the_number.review.late': 'beste im Nachhinein',
  'the_number.review.against': 'Gegen',
  'the_number.review.equilibrium': 'das Gleichgewicht',
  'the_number.review.real': 'was sie geschrieben haben',
  'the_number.review.solving': 'Mit diesen Boni muss die Runde erst gelöst werden. Das dauert eine Minute.',
  'the_number.review.wait': 'Die Karte wird gezeichnet.',
  'the_number.why.eliminated': 'Die {cause} von {by} hat die {number} von {name} ausgeschlossen: Beide haben {digits}.',
  'the_number.why.approved': '{number} wurde zugelassen.',
  'the_number.why.chances':
    'Gegen das Gleichgewicht wird {number} in {here} % der Fälle zugelassen, {best} in {there} %.',
  'the_number.practice.ask': 'Was schreibst du?',
  'the_number.learn.most': 'Die Nummern, die am meisten wert sind',
  'the_number.learn.tolerance': 'Was weniger als {points} unter dem Besten liegt, gilt als richtig.',
};

export default words;
