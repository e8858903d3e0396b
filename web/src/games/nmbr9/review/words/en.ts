// The review of NMBR 9.
const words = {
  'nmbr9.review.title': 'Card {card} of {cards}: {number}',
  'nmbr9.review.placed': 'Placed on level {level}.',
  'nmbr9.review.best': 'Placed on level {level}: no place is better.',
  'nmbr9.review.same': 'Placed on level {level}. Another place on that level is worth {points} more.',
  'nmbr9.review.other': 'Placed on level {level}. The best place is on level {best} and worth {points} more.',
  'nmbr9.review.yours': 'Played',
  'nmbr9.review.found': 'Best found',
  'nmbr9.review.end': '{points} in the end',
  'nmbr9.review.legend': 'The dashed place is the best one.',
  'nmbr9.review.expected': 'Expected in the end: about {here} here, {there} at the best place.',
  'nmbr9.review.expectedHere': 'Expected in the end: about {here}.',
  'nmbr9.review.ceiling':
    'With the order of the cards known, which nobody could have known: {found} found, more than {bound} impossible.',
  'nmbr9.review.start': 'A strong player expects {points} before the first card.',
  'nmbr9.review.par': 'Par of this shuffle: {points} ± {error}.',
  'nmbr9.review.layout': 'Layout played',
  'nmbr9.review.layoutBest': 'Best layout found',
} as const;

export default words;

declare module '../../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}
