// Words of the tiny game. It speaks English only.
const words = {
  'tiny.players': '2 players, a minute',
  'tiny.about': 'Pick a number. Each counts once.',
  'tiny.level.stubborn': 'stubborn',
  'tiny.level.stubbornMeans': 'always picks the same',
  'tiny.used': 'You have picked that number before. Pick another.',
  'tiny.turns': 'Turns',
  'tiny.turnsAre': { one: '{n} turn.', other: '{n} turns.' },
  'tiny.pick': 'Pick a number',
  'tiny.picked': 'Turn {turn}: {picks}.',
  'tiny.most': 'The most was {n}.',
} as const;

export default words;

declare module '../../src/i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}
