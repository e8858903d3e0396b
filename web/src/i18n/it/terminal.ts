import type { terminal as english } from '../en/terminal';
import type { Translated } from '../translated';

export const terminal: Translated<typeof english> = {
  // The start screen.
  'terminal.title': 'giochi di numeri',
  'terminal.game': 'Gioco',
  'terminal.bots': 'Bot',
  'terminal.botsFrom': 'da {min} a {max}',
  'terminal.bot': 'Bot {number}',
  'terminal.youAre': 'Giochi come {name}.',

  // Keys and what they do.
  'terminal.enter': 'Invio',
  'terminal.anyKey': 'un tasto',
  'terminal.otherKey': 'un altro tasto',
  'terminal.select': 'seleziona',
  'terminal.change': 'cambia',
  'terminal.start': 'inizia',
  'terminal.scroll': 'scorri',
  'terminal.goBack': 'indietro',
  'terminal.goOn': 'continua',
  'terminal.help': 'aiuto',
  'terminal.quit': 'esci',
  'terminal.thisPage': 'questa pagina',
  'terminal.quitAsks': 'esci (chiede prima)',
  'terminal.quitNow': 'esci subito',
  'terminal.quitGame': 'Uscire dalla partita? s/n',
  'terminal.yes': 's',

  // Pages.
  'terminal.lines': 'righe da {from} a {to} di {all}',
  'terminal.rules': 'Le regole in breve',
  'terminal.keys': 'Tasti',
  'terminal.winner': 'vince',
  'terminal.sameGame': 'Per rigiocare proprio questa partita:',

  // A window that is too small.
  'terminal.enlarge': 'Ingrandisci questa finestra.',
  'terminal.room': 'Servono {columns} × {rows} caratteri e ne ha {width} × {height}.',
  'terminal.pressQ': 'Premi q per uscire.',
};
