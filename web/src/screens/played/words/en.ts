// One’s own games: the list and what they tell.
const words = {
  'played.about': { one: '{n} game, kept on this device', other: '{n} games, kept on this device' },
  'played.games': 'List',
  'played.tell': 'What they tell',
  'played.show': 'Which games',
  'played.all': 'All {n}',
  'played.of': { one: '{game}, {n} game', other: '{game}, {n} games' },
  'played.won': 'won',
  'played.shared': 'shared victory',
  'played.place': '{rank} of {n}',
  'played.select': 'Select',
  'played.done': 'Stop selecting',
  'played.chosen': { one: '{n} selected', other: '{n} selected' },
  'played.mark': 'Select {game} of {date}',
  'played.save': 'Export',
  'played.remove': 'Delete',
  'played.removeAll': 'Delete all',
  'played.ask': { one: 'Delete {n} game?', other: 'Delete {n} games?' },
  'played.askText': 'It goes from this device for good. In games with others your name is taken out as well.',
  'played.day': 'Game of {date}',
  'played.dayLater': 'Game of {date}, played later',
  'played.yours': 'yours',
  'played.here': 'Only on this device',
  'played.few': { one: 'After {n} more game this says something.', other: 'After {n} more games this says something.' },
  'played.none': 'You haven’t finished a game yet.',
  'played.play': 'Choose a game',
  'played.open': 'Review {game}, {date}',
  'played.now': 'now',
  'played.before': { one: '{n} game ago', other: '{n} games ago' },
  'played.score': 'points',
} as const;

export default words;

declare module '../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}
