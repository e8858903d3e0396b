import type { terminal as english } from './en';
import type { Translated } from '../../../../i18n/translated';

export const terminal: Translated<typeof english> = {
  // The table.
  'nmbr9.terminal.drawnOf': '{n} de {all} vistas',
  'nmbr9.terminal.drawn': 'vistas',
  'nmbr9.terminal.left': 'quedan',
  'nmbr9.terminal.fits': 'cabe',
  'nmbr9.terminal.levelShort': 'N{level}',
  'nmbr9.terminal.placeOf': 'sitio {n} de {all}',
  'nmbr9.terminal.tooFar': 'Demasiado lejos: aquí acaba la mesa.',
  'nmbr9.terminal.enterAgain': 'Pulsa Intro otra vez para colocarla aquí.',

  // Keys.
  'nmbr9.terminal.reset': 'reiniciar',
  'nmbr9.terminal.others': 'otros',
  'nmbr9.terminal.nextPlayer': 'siguiente jugador',
  'nmbr9.terminal.lookAround': 'mirar alrededor',
  'nmbr9.terminal.levels': 'niveles',
  'nmbr9.terminal.zoom': 'zoom',
  'nmbr9.terminal.layouts': 'construcciones',

  // Pages.
  'nmbr9.terminal.byLevel': 'Puntos por nivel',
  'nmbr9.terminal.order': 'Bajo cada nombre: las losetas en el orden en que se colocaron y su nivel.',

  // Rules and keys.
  'nmbr9.terminal.rules.cards':
    'Hay veinte cartas: cada número del 0 al 9, dos veces. Cada cual coloca una loseta del número que sale en su propia construcción.',
  'nmbr9.terminal.rules.level':
    'El nivel 0 es la mesa. Las losetas se pueden girar, pero no voltear. Una loseta no se solapa con otra de su nivel y comparte un lado con alguna de ellas.',
  'nmbr9.terminal.rules.higher':
    'En un nivel superior, ningún cuadrado queda sobre un hueco y la loseta se apoya en al menos dos losetas distintas del nivel de abajo.',
  'nmbr9.terminal.rules.score':
    'Una loseta vale su número por su nivel: un 6 en el nivel 2 son 12 puntos; en la mesa, ninguno. Gana quien tenga más puntos. En solitario, 100 o más es excelente.',
  'nmbr9.terminal.seen': 'Lo que ves',
  'nmbr9.terminal.seenTiles':
    'Cada cuadrado muestra el número de la loseta más alta y su nivel en pequeño: 6² es un 6 en el nivel 2; un 6 sin nada está en la mesa. La línea bajo el tablero dice cuánto vale tu loseta o por qué no puede ir ahí.',
  'nmbr9.terminal.keyMove': 'mover la loseta',
  'nmbr9.terminal.keyRotate': 'girar a la derecha, a la izquierda',
  'nmbr9.terminal.keyNext': 'siguiente sitio donde cabe',
  'nmbr9.terminal.keyBefore': 'el sitio anterior',
  'nmbr9.terminal.keyLevel': 'siguiente sitio en ese nivel',
  'nmbr9.terminal.keyReset': 'volver a donde empezó',
  'nmbr9.terminal.keyPlace': 'colocarla; dos veces si no la has movido',
  'nmbr9.terminal.keyLevels': 'niveles en vez de números',
  'nmbr9.terminal.keyZoom': 'cuadrados más grandes',
  'nmbr9.terminal.keyOthers': 'ver las construcciones de los demás',
};
