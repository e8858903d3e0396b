// NMBR 9 as the game of a day.
const words = {
  'nmbr9.day.first': 'First card: {number}',
  'nmbr9.day.card': 'Now card {number}',
  'nmbr9.day.level': {
    one: 'Level {level}: {n} tile, {points} points',
    other: 'Level {level}: {n} tiles, {points} points',
  },
} as const;

export default words;

declare module '../../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}
