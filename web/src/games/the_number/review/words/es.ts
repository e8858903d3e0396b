import type { Translated } from '../../../../i18n/translated';
import type english from './en';

const words: Translated<typeof english> = {
  'the_number.review.wrote': '{name} escribió {number}.',
  'the_number.review.nothing': '{name} no escribió nada.',
  'the_number.review.out': '{name} estaba fuera.',
  'the_number.review.approved': '{name} escribió {number}: {points} puntos.',
  'the_number.review.eliminated': '{name} escribió {number}: eliminado por {cause}, que también tiene {digits}.',
  'the_number.review.void': '{name} escribió {number}: nulo.',
  'the_number.review.of': 'El {number} de {name}',
  'the_number.review.noNumber': 'Nada escrito',
  'the_number.review.worth': 'vale de media',
  'the_number.review.best': 'el mejor: {number}',
  'the_number.review.scored': 'puntos',
  'the_number.review.hindsight': 'A toro pasado, {number} habría dado {points}.',
  'the_number.review.lost': 'Regaló {points} puntos.',
  'the_number.review.lostNone': 'No regaló nada: ningún número vale más.',
  'the_number.review.two': 'Suerte {luck}: {given} regalo del otro, {chance} azar.',
  'the_number.review.luck': 'Suerte {luck}.',
  'the_number.review.win': 'Probabilidad de ganar: {before} antes de este turno, {after} después.',
  'the_number.review.mix': 'La mezcla del equilibrio',
  'the_number.review.mixText': 'Cada uno de estos vale unos {points} puntos. Nadie gana saliéndose de esta mezcla.',
  'the_number.review.others': { one: '{n} número más', other: '{n} números más' },
  'the_number.review.map': 'Lo que vale cada número',
  'the_number.review.mapText':
    'Cada casilla es un número: el primer dígito es el panel; el segundo, la fila; el tercero, la columna.',
  'the_number.review.least': 'vale menos',
  'the_number.review.most': 'vale más',
  'the_number.review.gone': 'tiene un dígito tachado',
  'the_number.review.inMix': 'en la mezcla; más grande, más a menudo',
  'the_number.review.yours': 'escrito',
  'the_number.review.late': 'el mejor a toro pasado',
  'the_number.review.against': 'Contra',
  'the_number.review.equilibrium': 'el equilibrio',
  'the_number.review.real': 'lo que escribieron',
  'the_number.review.solving': 'Con estas bonificaciones hay que resolver primero la ronda. Tarda un minuto.',
  'the_number.review.wait': 'Se está dibujando el mapa.',
  'the_number.why.eliminated': 'El {cause} de {by} eliminó el {number} de {name}: ambos tienen {digits}.',
  'the_number.why.approved': '{number} fue aprobado.',
  'the_number.why.chances':
    'Contra el equilibrio, {number} se aprueba en el {here} % de los casos; {best}, en el {there} %.',
  'the_number.practice.ask': '¿Qué escribes?',
  'the_number.learn.most': 'Los números que más valen',
  'the_number.learn.tolerance': 'Todo lo que quede a menos de {points} de lo mejor cuenta como correcto.',
};

export default words;
