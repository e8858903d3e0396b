// Tables on numbered shuffles.
const words = {
  'numbered.title': 'Numbered shuffle',
  'numbered.means':
    'You get the first shuffle that nobody here has played yet, so there are others to compare with. Others may know its order.',
  'numbered.agreed': 'Numbered shuffle: others may know the order.',
  'numbered.usual': 'Only with the usual deck.',
  'numbered.notRated': 'Not in a rated game: others may know the order.',
  'numbered.told': {
    one: 'On shuffle {shuffle}: {n} game so far, yours.',
    other: 'On shuffle {shuffle}: {n} games, median {median}.',
  },
} as const;

export default words;

declare module '../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}
