import type { terminal as english } from '../en/terminal';
import type { Translated } from '../translated';

export const terminal: Translated<typeof english> = {
  // The start screen.
  'terminal.title': 'jeux de nombres',
  'terminal.game': 'Jeu',
  'terminal.bots': 'Bots',
  'terminal.botsFrom': 'de {min} à {max}',
  'terminal.bot': 'Bot {number}',
  'terminal.youAre': 'Tu joues sous le nom de {name}.',

  // Keys and what they do.
  'terminal.enter': 'Entrée',
  'terminal.anyKey': 'une touche',
  'terminal.otherKey': 'une autre touche',
  'terminal.select': 'sélectionner',
  'terminal.change': 'changer',
  'terminal.start': 'commencer',
  'terminal.scroll': 'défiler',
  'terminal.goBack': 'retour',
  'terminal.goOn': 'continuer',
  'terminal.help': 'aide',
  'terminal.quit': 'quitter',
  'terminal.thisPage': 'cette page',
  'terminal.quitAsks': 'quitter (demande d’abord)',
  'terminal.quitNow': 'quitter sans demander',
  'terminal.quitGame': 'Quitter la partie ? o/n',
  'terminal.yes': 'o',

  // Pages.
  'terminal.lines': 'lignes {from} à {to} sur {all}',
  'terminal.rules': 'Les règles en bref',
  'terminal.keys': 'Touches',
  'terminal.winner': 'gagne',
  'terminal.sameGame': 'Pour rejouer exactement cette partie :',

  // A window that is too small.
  'terminal.enlarge': 'Agrandis cette fenêtre.',
  'terminal.room': 'Il faut {columns} × {rows} caractères, elle en a {width} × {height}.',
  'terminal.pressQ': 'Appuie sur q pour quitter.',
};
