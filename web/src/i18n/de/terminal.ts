import type { terminal as english } from '../en/terminal';
import type { Translated } from '../translated';

export const terminal: Translated<typeof english> = {
  // The start screen.
  'terminal.title': 'Zahlenspiele',
  'terminal.game': 'Spiel',
  'terminal.bots': 'Bots',
  'terminal.botsFrom': '{min} bis {max}',
  'terminal.bot': 'Bot {number}',
  'terminal.youAre': 'Du spielst als {name}.',

  // Keys and what they do.
  'terminal.enter': 'Enter',
  'terminal.anyKey': 'beliebige Taste',
  'terminal.otherKey': 'andere Taste',
  'terminal.select': 'auswählen',
  'terminal.change': 'ändern',
  'terminal.start': 'starten',
  'terminal.scroll': 'blättern',
  'terminal.goBack': 'zurück',
  'terminal.goOn': 'weiter',
  'terminal.help': 'Hilfe',
  'terminal.quit': 'beenden',
  'terminal.thisPage': 'diese Seite',
  'terminal.quitAsks': 'beenden (fragt nach)',
  'terminal.quitNow': 'sofort beenden',
  'terminal.quitGame': 'Das Spiel beenden? j/n',
  'terminal.yes': 'j',

  // Pages.
  'terminal.lines': 'Zeilen {from} bis {to} von {all}',
  'terminal.rules': 'Die Regeln in Kürze',
  'terminal.keys': 'Tasten',
  'terminal.winner': 'gewinnt',
  'terminal.sameGame': 'Genau dieses Spiel noch einmal spielen:',

  // A window that is too small.
  'terminal.enlarge': 'Bitte vergrößere dieses Fenster.',
  'terminal.room': 'Es braucht {columns} × {rows} Zeichen und hat {width} × {height}.',
  'terminal.pressQ': 'Drück q, um zu beenden.',
};
