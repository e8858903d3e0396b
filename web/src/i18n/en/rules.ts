// Words around the rules of the games: where they are opened, who made the games, tips in a first game.
export const rules = {
  'rules.how': 'How to play',
  'rules.key': 'How to play (key {key})',
  'rules.titleOf': '{game}: how to play',
  'rules.pictures': '{game} in six pictures',
  'rules.all': 'All the rules',
  'rules.games': 'Games',
  'rules.print': 'Print',
  'rules.page': 'Open as a page',
  'rules.none': 'The rules couldn’t be loaded. Check your connection and reload the page.',
  'rules.made': '{game} is a game by {designer}, published by {publisher}.',
  'rules.independent':
    'Cifra is an independent project and has no connection with designers or publishers. If you like a game, buy it.',
  'rules.lessons': 'Play the lessons',
  'rules.coach': 'Tip',
  'rules.coach.whole': 'The whole tip',
  'rules.coach.stop': 'No more tips',
} as const;
