import type { Translated } from '../../../../i18n/translated';
import type english from './en';

const words: Translated<typeof english> = {
  'the_number.rules.about': 'De 2 a 5 personas, dos rondas de cinco turnos',
  'the_number.rules.write': 'Escribe tres dígitos',
  'the_number.rules.writeText': 'En secreto, con dígitos que no tengas tachados. 007 y 444 valen.',
  'the_number.rules.lower': 'Un número más bajo elimina',
  'the_number.rules.lowerText': '842 queda eliminado: 385 también tiene un 8. El más bajo siempre es aprobado.',
  'the_number.rules.chain': 'Eliminado, y aún elimina',
  'the_number.rules.chainText': 'El 3 de 319 elimina a 385, y 385 aún elimina a 842.',
  'the_number.rules.equal': 'Los iguales conviven',
  'the_number.rules.equalText': 'Nunca se eliminan entre sí. Uno más bajo puede eliminar a los dos.',
  'the_number.rules.points': 'Primer dígito y bonificación',
  'the_number.rules.pointsText':
    'Un número aprobado da su primer dígito; el más alto, también la bonificación. En el turno 5 el dígito vale doble.',
  'the_number.rules.crossed': 'Tachados toda la ronda',
  'the_number.rules.crossedText':
    'Los dígitos de un número aprobado se tachan: un punto cada uno al acabar la ronda. Luego vuelven todos.',
  'the_number.rules.all.aim': 'De qué se trata',
  'the_number.rules.all.aim1':
    'Una partida tiene dos rondas y cada ronda, cinco turnos. Gana quien tenga más puntos al final; con los mismos puntos se comparte la victoria.',
  'the_number.rules.all.aim2':
    'Cada ronda se empieza con los diez dígitos, del 0 al 9. Todo el mundo ve siempre qué dígitos ha tachado cada cual y todos los puntos.',
  'the_number.rules.all.choose': '1. Elegir',
  'the_number.rules.all.choose1':
    'A la vez y en secreto, cada cual escribe un número de tres dígitos, de 000 a 999, con dígitos sin tachar. Se permiten ceros delante y dígitos repetidos.',
  'the_number.rules.all.choose2': 'Puedes cambiar tu número hasta que elija la última persona.',
  'the_number.rules.all.choose3':
    'No se puede pasar. Si no te quedan dígitos, no juegas hasta que acabe la ronda. Si se acaba el tiempo antes de que elijas, no tienes número en este turno: 0 puntos y nada se tacha.',
  'the_number.rules.all.check': '2. Comprobar',
  'the_number.rules.all.check1':
    'Todos los números se muestran a la vez. Un número queda eliminado si comparte algún dígito con otro más bajo, aunque este también quede eliminado. Los demás son aprobados.',
  'the_number.rules.all.check2':
    'Por eso el número más bajo siempre es aprobado. Los números iguales nunca se eliminan entre sí.',
  'the_number.rules.all.check3':
    'Ejemplo: 842, 385, 319, 077. El 8 de 385 elimina a 842 y el 3 de 319 elimina a 385. 319 y 077 son aprobados, y 319 es el más alto.',
  'the_number.rules.all.score': '3. Puntuar y tachar',
  'the_number.rules.all.score1':
    'Un número aprobado puntúa su primer dígito; en el turno 5 ese dígito vale doble. El número aprobado más alto se lleva además la bonificación del turno: 2, 3, 4, 6 y 8 puntos en los turnos 1 a 5. Si lo han escrito varias personas, todas se la llevan.',
  'the_number.rules.all.score2':
    'Quien tiene un número aprobado tacha todos sus dígitos para el resto de la ronda. 444 solo tacha el 4.',
  'the_number.rules.all.score3': 'Quien tiene un número eliminado puntúa 0 y no tacha nada.',
  'the_number.rules.all.end': 'Final de la ronda y de la partida',
  'the_number.rules.all.end1':
    'Tras cinco turnos, cada dígito tachado vale un punto. Después se recuperan todos los dígitos y empieza la siguiente ronda.',
  'the_number.rules.all.end2': 'Tras la última ronda se suman los puntos de todas las rondas.',
  'the_number.rules.all.options': 'Opciones de la mesa',
  'the_number.rules.all.options1':
    'Con amigos podéis acordar otro número de rondas, otras bonificaciones y un tiempo por turno.',
  'the_number.rules.all.options2':
    'Por regla general no se puede escribir un dígito tachado. Si la mesa lo permite, ese número es nulo: puntúa 0, no elimina a nadie y no tacha nada.',
};

export default words;
