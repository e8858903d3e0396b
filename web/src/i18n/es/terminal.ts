import type { terminal as english } from '../en/terminal';
import type { Translated } from '../translated';

export const terminal: Translated<typeof english> = {
  // The start screen.
  'terminal.title': 'juegos de números',
  'terminal.game': 'Juego',
  'terminal.bots': 'Bots',
  'terminal.botsFrom': 'de {min} a {max}',
  'terminal.bot': 'Bot {number}',
  'terminal.youAre': 'Juegas como {name}.',

  // Keys and what they do.
  'terminal.enter': 'Intro',
  'terminal.anyKey': 'cualquier tecla',
  'terminal.otherKey': 'otra tecla',
  'terminal.select': 'elegir fila',
  'terminal.change': 'cambiar',
  'terminal.start': 'empezar',
  'terminal.scroll': 'desplazar',
  'terminal.goBack': 'volver',
  'terminal.goOn': 'seguir',
  'terminal.help': 'ayuda',
  'terminal.quit': 'salir',
  'terminal.thisPage': 'esta página',
  'terminal.quitAsks': 'salir (pregunta antes)',
  'terminal.quitNow': 'salir sin preguntar',
  'terminal.quitGame': '¿Salir de la partida? s/n',
  'terminal.yes': 's',

  // Pages.
  'terminal.lines': 'líneas {from} a {to} de {all}',
  'terminal.rules': 'Las reglas en breve',
  'terminal.keys': 'Teclas',
  'terminal.winner': 'gana',
  'terminal.sameGame': 'Jugar otra vez esta misma partida:',

  // A window that is too small.
  'terminal.enlarge': 'Agranda esta ventana.',
  'terminal.room': 'Hacen falta {columns} × {rows} caracteres y tiene {width} × {height}.',
  'terminal.pressQ': 'Pulsa q para salir.',
};
