// What the coach says in a first game of NMBR 9.
const words = {
  'nmbr9.coach.first':
    'Drag your first tile anywhere, rotate it if you like, then place it. Once placed, a tile stays.',
  'nmbr9.coach.second':
    'Your {number} lies on the table: no points there. Place the next tile with an edge against it, so that both can carry a third.',
  'nmbr9.coach.ground':
    'All your tiles lie on the table, where nothing scores. Place one across two of them, over no gap, and it scores its number.',
  'nmbr9.coach.wasted':
    'Your {number} lies on the table and scores nothing. High numbers want to be on top: keep flat places for the next ones.',
  'nmbr9.coach.base':
    'Your {number} on the table costs you little: low numbers make a good base. Leave no gaps, so that more can lie on top.',
  'nmbr9.coach.zero':
    'A 0 scores nothing on any level, and its middle is a gap. Keep it at the rim, where nothing needs to lie over it.',
  'nmbr9.coach.up': {
    one: 'Your {number} on level {level} scores {n} point. Put a second tile beside it, and level {next} can begin.',
    other: 'Your {number} on level {level} scores {n} points. Put a second tile beside it, and level {next} can begin.',
  },
  'nmbr9.coach.few': {
    one: 'One more card after this one. A base pays no more: take the place with the most points now.',
    other: '{n} more cards after this one. A base hardly pays now: take the places with the most points.',
  },
  'nmbr9.coach.last': 'The last card: nothing can be built on it any more. Take the place that scores the most.',
} as const;

export default words;

declare module '../../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}
