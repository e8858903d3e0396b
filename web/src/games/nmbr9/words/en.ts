// Words of NMBR 9.
const words = {
  // The front page.
  'nmbr9.players': '1 to 4 players, 20 minutes',
  'nmbr9.about': 'Place twenty tiles and build upwards. Each level counts more.',

  // The end of a game played alone.
  'nmbr9.end.done': 'All tiles placed',
  'nmbr9.end.solo': 'Next time you can beat that: 100 points or more is excellent.',
  'nmbr9.end.soloGreat': 'Excellent: 100 points or more!',

  'nmbr9.place': 'Place your {number}',
  'nmbr9.yours': 'Your layout',
  'nmbr9.layoutOf': '{name}’s layout',
  'nmbr9.placed': 'Your {number} is on level {level} and stays there.',
  'nmbr9.over': { one: 'All tiles are placed: {n} point.', other: 'All tiles are placed: {n} points.' },
  'nmbr9.standing.placed': '{name} has placed the {number}.',
  'nmbr9.standing.thinking': '{name} is deciding where the {number} goes.',
  'nmbr9.standing.away': '{name} is away and hasn’t placed the {number} yet.',

  'nmbr9.fits.first': 'The first tile can go anywhere. Drag it or place it here.',
  'nmbr9.fits.table': 'Fits on level 0: no points, but a base for more.',
  'nmbr9.fits.level': 'Fits on level {level}.',
  'nmbr9.fits.points': {
    one: 'Fits on level {level}. It rests on {tiles} tiles: {n} point.',
    other: 'Fits on level {level}. It rests on {tiles} tiles: {n} points.',
  },
  'nmbr9.reason.gap': { one: 'One square hangs over a gap.', other: '{n} squares hang over a gap.' },
  'nmbr9.reason.overlaps': {
    one: 'One square is already taken by a higher tile.',
    other: '{n} squares are already taken by a higher tile.',
  },
  'nmbr9.reason.apart': 'It must touch a tile on level {level} along an edge.',
  'nmbr9.reason.oneTile': 'It rests on only one tile; it needs two.',
  'nmbr9.reason.full': 'This layout has no room for more tiles.',

  'nmbr9.confirm': 'Place on level {level}',
  'nmbr9.refused': 'Doesn’t fit here',
  'nmbr9.rotate': 'Rotate',
  'nmbr9.rotateLeft': 'Rotate to the left',
  'nmbr9.rotateRight': 'Rotate to the right',
  'nmbr9.back': 'Back to your layout',
  'nmbr9.fit': 'Show everything',
  'nmbr9.zoomIn': 'Zoom in',
  'nmbr9.zoomOut': 'Zoom out',
  'nmbr9.solid': 'Show in 3D',
  'nmbr9.flat': 'Show from above',
  'nmbr9.solidLabel': 'The layout in 3D. Arrow keys turn it, plus and minus zoom.',
  'nmbr9.solidWait': 'Building the 3D view…',
  'nmbr9.solidNone': 'This browser can’t show 3D. The view from above shows the same tiles.',
  'nmbr9.again': 'Try again',
  'nmbr9.where': 'Where it fits',
  'nmbr9.levelPlaces': { one: 'level {level}: {n} place', other: 'level {level}: {n} places' },

  'nmbr9.placesShort': { one: '{n} place', other: '{n} places' },

  'nmbr9.cards': 'Cards',
  'nmbr9.cardOf': 'Card {card} of {cards}.',
  'nmbr9.toCome': { one: '{n} to come.', other: '{n} to come.' },
  'nmbr9.last': 'The last one.',
  'nmbr9.score': 'Your score',
  'nmbr9.level': 'Level {level}',
  'nmbr9.level.vertigo': 'vertigo', // a bot
  'nmbr9.level.vertigoMeans': 'never builds above level 2: go higher',
  'nmbr9.total': 'Total',
  'nmbr9.climb': 'Card by card',
  'nmbr9.excellent': '{n} is excellent',
  'nmbr9.others': 'The others',
  'nmbr9.state.placed': 'placed',
  'nmbr9.hurry': 'Hurry {name} (1 min)',

  'nmbr9.possible.title': 'What was possible',
  'nmbr9.possible.best': 'The best layout found for this shuffle.',
  'nmbr9.possible.beaten': 'Yours is as good as the best layout found.',
  'nmbr9.possible.most': 'More than {points} is impossible.',
  'nmbr9.possible.proved': 'Nothing better is possible.',
  'nmbr9.possible.searching': 'Still searching: there may be a better one.',
  'nmbr9.possible.done': 'Searched for a minute.',
  'nmbr9.possible.none': 'The best layout can’t be searched for on this device.',

  'nmbr9.key.arrows': 'Arrows',
  'nmbr9.key.enter': 'Enter',
  'nmbr9.key.move': 'move',
  'nmbr9.key.next': 'next place',
  'nmbr9.key.place': 'place',
  'nmbr9.keys':
    'Arrow keys move the tile by one square. R rotates it, Shift and R rotates it back. N and P go through the places where it fits, the highest level first. Enter places it, Escape starts over. Plus, minus and 0 zoom.',

  'nmbr9.text.span': '{from} to {to}',
  'nmbr9.text.where': 'columns {columns}, rows {rows}',
  'nmbr9.text.turned': 'columns {columns}, rows {rows}, rotated by {degrees}°',
  'nmbr9.text.tile': '{number}: {where}.',
  'nmbr9.text.tileOn': '{number}: {where}, on {below}.',
  'nmbr9.text.empty': 'No tiles yet.',
  'nmbr9.text.hand': 'In hand: {number}.',
  'nmbr9.text.refused': 'Doesn’t fit. {reason}',
  'nmbr9.text.heard': '{fits} Now at {where}.',
  'nmbr9.text.levelPoints': { one: 'Level {level}: {n} point.', other: 'Level {level}: {n} points.' },
  'nmbr9.text.gone': 'Cards so far: {numbers}.',
  'nmbr9.text.left': 'Cards to come: {numbers}.',
  'nmbr9.text.card': 'New card: {number}.',
  'nmbr9.text.open': 'Enlarge {name}’s layout',

  // The tile in hand.
  'nmbr9.first.ask': 'Your table is empty. Drag the tile onto it, or tap where you want it.',
  'nmbr9.first.middle': 'Put it in the middle',
  'nmbr9.fits.last': 'Fits on level 0: no points.',
  'nmbr9.move': 'Move by one square',
  'nmbr9.moveLeft': 'Move left',
  'nmbr9.moveUp': 'Move up',
  'nmbr9.moveDown': 'Move down',
  'nmbr9.moveRight': 'Move right',
  'nmbr9.key.wheel': 'Wheel',
  'nmbr9.key.zoom': 'zoom',
  'nmbr9.legend.now': 'fits',
  'nmbr9.legend.turned': 'fits rotated',

  // When time is up.
  'nmbr9.zero.rule': 'When time runs out, a bot places the tile for whoever hasn’t.',
  'nmbr9.zero.you': 'If time runs out, a bot places the tile for you.',
  'nmbr9.zero.cameYou': 'Time ran out: a bot placed your {number} on level {level}.',
  'nmbr9.zero.came': 'Time ran out: a bot placed the {number} for {name} on level {level}.',

  // After the end.
  'nmbr9.tale.title': 'Points by level',
  'nmbr9.tale.best': {
    one: 'Your best tile: {number} on level {level}, {n} point.',
    other: 'Your best tile: {number} on level {level}, {n} points.',
  },
  'nmbr9.tale.bestOf': {
    one: 'Best tile: {name}, {number} on level {level}, {n} point.',
    other: 'Best tile: {name}, {number} on level {level}, {n} points.',
  },
  'nmbr9.hints': 'Best places',
  'nmbr9.hint.best': 'about {points} points',
  'nmbr9.hint.place': 'Best place {rank}: level {level}, about {points} points in the end',
  'nmbr9.hint.first': 'The first tile can lie anywhere.',
} as const;

export default words;

declare module '../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}
