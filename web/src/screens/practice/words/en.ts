// Practice: positions asked one after another.
const words = {
  'practice.title': 'Practice',
  'practice.about': 'positions without end, as hard as you are good',
  'practice.making': 'Looking for a position…',
  'practice.score': '{right} of {n} right',
  'practice.level': 'Difficulty {n} of 5',
  'practice.kept': 'You kept this one.',
  'practice.wrong': 'Not quite: it costs {points} points.',
  'practice.back': { one: 'It comes back tomorrow.', other: 'It comes back in {n} days.' },
  'practice.known': 'You know this one now: it won’t come back.',
  'practice.skip': 'Another position',
  'practice.failed': 'No position could be found. Try again.',
  'practice.lessons': 'All lessons',
} as const;

export default words;

declare module '../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}
