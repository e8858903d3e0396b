// Words of NMBR 9 on one device that goes from hand to hand.
const words = {
  'nmbr9.handed.who': 'Who has placed',
  'nmbr9.handed.card': 'Everybody places the same tile: {number}.',
  'nmbr9.handed.secret': 'Nobody’s place for it is on this screen.',
  'nmbr9.handed.all': 'All tiles are placed. Compare your layouts.',
} as const;

export default words;

declare module '../../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}
