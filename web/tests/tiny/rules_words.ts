// Words of the rules of the tiny game.
const words = {
  'tiny.rules.once': 'Each number once',
  'tiny.rules.high': 'High is good',
  'tiny.rules.highText': 'A number scores itself.',
  'tiny.rules.open': 'All at once',
  'tiny.rules.openText': 'Everybody picks, then all is shown.',
  'tiny.rules.turnsText': 'As many as the table has agreed on.',
  'tiny.rules.end': 'The end',
  'tiny.rules.endText': 'The most points win.',
  'tiny.rules.all': 'That is it',
  'tiny.rules.allText': 'Pick the numbers from 1 to 9, each at most once, and score them.',
} as const;

export default words;

declare module '../../src/i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}
