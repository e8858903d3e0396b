// Words that only the terminal shows (`cifra play`); everything else it says is in the words of the page. The page never
// loads this file: tools/terminal_texts writes it into C++.
export const terminal = {
  // The start screen.
  'terminal.title': 'number games',
  'terminal.game': 'Game',
  'terminal.bots': 'Bots',
  'terminal.botsFrom': 'from {min} to {max}',
  'terminal.bot': 'Bot {number}',
  'terminal.youAre': 'You play as {name}.',

  // Keys and what they do.
  'terminal.enter': 'Enter',
  'terminal.anyKey': 'any key',
  'terminal.otherKey': 'any other key',
  'terminal.select': 'select',
  'terminal.change': 'change',
  'terminal.start': 'start',
  'terminal.scroll': 'scroll',
  'terminal.goBack': 'back',
  'terminal.goOn': 'continue',
  'terminal.help': 'help',
  'terminal.quit': 'quit',
  'terminal.thisPage': 'this page',
  'terminal.quitAsks': 'quit (asks first)',
  'terminal.quitNow': 'quit at once',
  'terminal.quitGame': 'Quit the game? y/n',
  'terminal.yes': 'y',

  // Pages.
  'terminal.lines': 'lines {from} to {to} of {all}',
  'terminal.rules': 'The rules in short',
  'terminal.keys': 'Keys',
  'terminal.winner': 'wins',
  'terminal.sameGame': 'Play exactly this game again:',

  // A window that is too small.
  'terminal.enlarge': 'Please enlarge this window.',
  'terminal.room': 'It needs {columns} × {rows} characters and has {width} × {height}.',
  'terminal.pressQ': 'Press q to quit.',
} as const;
