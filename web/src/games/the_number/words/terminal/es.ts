import type { terminal as english } from './en';
import type { Translated } from '../../../../i18n/translated';

export const terminal: Translated<typeof english> = {
  // The table.
  'the_number.terminal.where': 'Ronda {round} de {rounds} · Turno {turn} de {turns}',
  'the_number.terminal.lastTurn': 'Turno {turn}: primer dígito doble',
  'the_number.terminal.turn': 'turno',
  'the_number.terminal.turns': 'turnos',
  'the_number.terminal.how': 'Teclea tres dígitos. Puedes empezar por 0 y repetir dígitos.',
  'the_number.terminal.prospect': '{number}: {points} si se aprueba, +{bonus} si es el más alto. Tacha {digits}.',
  'the_number.terminal.youHave': 'Te quedan {digits}.',
  'the_number.terminal.enough': 'Bastan tres dígitos: Intro elige el número, Retroceso borra.',
  'the_number.terminal.tooFew': 'Teclea tres dígitos y pulsa Intro.',
  'the_number.terminal.seeOthers': 'Pulsa una tecla para ver los números de los demás.',
  'the_number.terminal.checkHow': 'Primero el más alto: ¿tiene uno más bajo un dígito en común?',
  'the_number.terminal.approved': '{number} aprobado: {points}',

  // Pages.
  'the_number.terminal.round': 'Ronda {round}',
  'the_number.terminal.inRound': 'Ronda',
  'the_number.terminal.crossed': 'Tachados',
  'the_number.terminal.crossedCount': '─0─ son los dígitos tachados: un punto por cada uno al final de la ronda.',
  'the_number.terminal.noTurns': 'Aún no se ha jugado ningún turno.',

  // Rules and keys.
  'the_number.terminal.rules.start':
    'Dos rondas de cinco turnos. Al empezar una ronda, todos tienen los dígitos del 0 al 9.',
  'the_number.terminal.rules.write':
    'En cada turno, cada cual escribe en secreto un número con tres dígitos que no tenga tachados. 060 y 777 valen. Después se comprueban todos, del más alto al más bajo.',
  'the_number.terminal.rules.eliminated':
    'Un número que comparte un dígito con otro más bajo queda eliminado: 842 lo está si alguien escribió 385, porque los dos tienen un 8. No puntúa ni tacha nada. Los números iguales no se eliminan entre sí.',
  'the_number.terminal.rules.approved':
    'Los demás quedan aprobados. Un número aprobado vale su primer dígito, el doble en el turno 5, y el aprobado más alto se lleva la bonificación del turno. Sus dígitos quedan tachados (─7─) el resto de la ronda.',
  'the_number.terminal.rules.end':
    'Al acabar una ronda, cada dígito tachado da un punto más y vuelven todos los dígitos. Gana quien tenga más puntos después de dos rondas.',
  'the_number.terminal.keyDigit': 'escribir un dígito',
  'the_number.terminal.keyChoose': 'elegir el número',
};
