// Words of The Number on one device that goes from hand to hand.
const words = {
  'the_number.handed.who': 'Who has chosen',
  'the_number.handed.secret': 'Nobody’s number is on this screen.',
  'the_number.handed.again': '{name} wants another number?',
  'the_number.handed.all': 'Everybody has chosen. Now comes the check.',
} as const;

export default words;

declare module '../../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}
