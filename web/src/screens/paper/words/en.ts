// The paper table, as far as it is the same for every game.
const words = {
  'paper.about': 'You play with pens and cardboard; this page checks, explains and scores. It works without a server.',
  'paper.players': 'Who’s playing',
  'paper.player': 'Player {n}',
  'paper.nameOf': 'Name of player {n}',
  'paper.remove': 'Remove player {n}',
  'paper.add': 'Add a player',
  'paper.save': 'Save as a game file',
  'paper.keep': 'Keep it among Your games: which one are you?',
  'paper.isKept': 'It’s among your games.',
  'paper.new': 'New game',
  'paper.new.ask': 'Start a new game?',
  'paper.new.keep': 'Keep this one',
  'paper.clock': 'Clock',
  'paper.clock.start': 'Start the clock',
  'paper.clock.stop': 'Pause',
  'paper.clock.back': 'Set it back',
  'paper.clock.length': 'Time',
  'paper.clock.up': 'Time’s up',
} as const;

export default words;

declare module '../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}
