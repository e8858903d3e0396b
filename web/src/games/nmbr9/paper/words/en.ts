// NMBR 9 with cardboard.
const words = {
  'nmbr9.paper.title': 'NMBR 9',
  'nmbr9.paper.about': 'Tap your tiles into levels and get the score, or rebuild the layout tile by tile.',
  'nmbr9.paper.begin': 'NMBR 9, from the box',
  'nmbr9.paper.way': 'What do you want?',
  'nmbr9.paper.levels': 'Just the score',
  'nmbr9.paper.levelsMeans': 'Tap tiles into levels',
  'nmbr9.paper.rebuild': 'Rebuild the layout',
  'nmbr9.paper.rebuildMeans': 'Tile by tile, with every place checked',
  'nmbr9.paper.start': 'Start',
  'nmbr9.paper.tiles': 'Tiles',
  'nmbr9.paper.tile': '{number}: {left}',
  'nmbr9.paper.twoLeft': 'two left',
  'nmbr9.paper.oneLeft': 'one left',
  'nmbr9.paper.bothIn': 'both in',
  'nmbr9.paper.tap': 'Tap your tiles into their levels',
  'nmbr9.paper.how': 'Choose a level, then tap the tiles on it. Tap a tile in a level to take it off.',
  'nmbr9.paper.chooseLevel': { one: 'Level {level}, {n} point', other: 'Level {level}, {n} points' },
  'nmbr9.paper.takeOff': 'Take {number} off level {level}',
  'nmbr9.paper.takeBack': 'Take back',
  'nmbr9.paper.nothing': 'scores nothing, you may leave it out',
  'nmbr9.paper.heard': {
    one: '{number} on level {level}: {n} point in all.',
    other: '{number} on level {level}: {n} points in all.',
  },
  'nmbr9.paper.scoreOf': '{name}’s score so far',
  'nmbr9.paper.above': { one: '{n} tile above level 0.', other: '{n} tiles above level 0.' },
  'nmbr9.paper.doubtSquares': {
    one: 'Level {level} has {squares} squares, but level {below} has only {n} to carry it. Is everything in?',
    other: 'Level {level} has {squares} squares, but level {below} has only {n} to carry it. Is everything in?',
  },
  'nmbr9.paper.doubtTwo': 'A tile on level {level} rests on two tiles at least: level {below} has too few so far.',
  'nmbr9.paper.table': 'At this table',
  'nmbr9.paper.results': 'Results',
  'nmbr9.paper.next': 'next',
  'nmbr9.paper.again': 'Change {name}’s tiles',
  'nmbr9.paper.done': 'Done',
  'nmbr9.paper.doneNext': 'Done, on to {name}',
  'nmbr9.paper.newAsk': 'The tiles and scores of this game are thrown away.',
  'nmbr9.paper.tilesIn': '{n} of {of} tiles',
  'nmbr9.paper.pick': 'Pick the first tile above.',
  'nmbr9.paper.order': 'If you put the tiles in by the order of the cards, this is the whole game:',
  'nmbr9.paper.notOrder': 'To save or review the game, put in everyone’s tiles in the same order, that of the cards.',
} as const;

export default words;

declare module '../../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}
