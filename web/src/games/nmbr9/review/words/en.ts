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
  'nmbr9.review.layout': 'Layout played',
  'nmbr9.review.layoutBest': 'Best layout found',
  'nmbr9.why.higher':
    'Level {level} gave {points}. Level {best} would give {there}: the dashed place lies across {below}.',
  'nmbr9.why.lower':
    'Level {level} gave {points}, level {best} would give {there}. But there it’s a better base for what comes later.',
  'nmbr9.why.hole': {
    one: 'It closed a hole of one square on level {level}. No tile fits in there, and none can ever lie across it.',
    other: 'It closed a hole of {n} squares on level {level}. No tile fits in there, and none can ever lie across it.',
  },
  'nmbr9.why.noHole': 'The best place closes none.',
  'nmbr9.why.otherHole': {
    one: 'The best place closes one of one square.',
    other: 'The best place closes {n} squares.',
  },
  'nmbr9.why.contact': 'It touches its level along {here} edges, the best place along {there}: a floor without gaps.',
  'nmbr9.why.above': 'After it the cards to come have {here} places on level {level}, after the best place {there}.',
  'nmbr9.why.carriers': 'It lies on {here} tiles, the best place on {there}.',
  'nmbr9.why.later': 'The layout doesn’t show it: the difference is what the cards to come bring there on average.',
  'nmbr9.why.crosses': 'The crosses are the hole it closed.',
  'nmbr9.practice.ask': 'Where does it go?',
  'nmbr9.practice.best': 'The best places',
  'nmbr9.practice.place': { one: 'Level {level}: {n} point', other: 'Level {level}: {n} points' },
  'nmbr9.learn.yours': 'The outlined tile is your answer.',
  'nmbr9.learn.isBest': 'The outlined tile is your answer, and the best place.',
  'nmbr9.learn.inGame': 'The outlined tile is where it was placed in the game.',
  'nmbr9.par.title': 'Par of this shuffle',
  'nmbr9.par.text':
    'What the expert bot scores with these cards without knowing their order. That’s what you are measured against.',
  'nmbr9.par.yours': 'played',
  'nmbr9.par.of': { one: 'par ± {error}, from one game', other: 'par ± {error}, from {n} games' },
  'nmbr9.par.working': 'The bot is playing game {at} of {games}: {percent} %',
  'nmbr9.par.stopped': 'Stopped after {games} games',
} as const;

export default words;

declare module '../../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}
