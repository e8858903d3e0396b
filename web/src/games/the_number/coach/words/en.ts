// What the coach says in a first game of The Number.
const words = {
  'the_number.coach.write':
    'Write three digits and choose them. High scores more, but a lower number with one of your digits eliminates yours.',
  'the_number.coach.chosen': 'Only you can see {number}. You can change it until everyone has chosen.',
  'the_number.coach.check':
    'From the highest down: a number is eliminated if a lower one shares a digit, even one that is eliminated itself.',
  'the_number.coach.eliminated':
    'Your {number} was eliminated: {cause} has {digits} too. You keep your digits. Fewer different ones, or a lower number, are safer.',
  'the_number.coach.eliminatedSafe':
    'Your {number} was eliminated: {cause} has {digits} too. Nobody else has {safe} left: a number made of nothing else is safe.',
  'the_number.coach.approved': {
    one: 'Your {number} was approved: {n} point. Crossed out until the round ends: {crossed}. Write your next number without them.',
    other:
      'Your {number} was approved: {n} points. Crossed out until the round ends: {crossed}. Write your next number without them.',
  },
  'the_number.coach.highest':
    'Your {number} was the highest approved: {first} + {bonus}. Crossed out: {crossed}. Mind the digits the others have left.',
  'the_number.coach.missed':
    'Your turn didn’t count: 0 points, but you keep all your digits. Choose before time runs out.',
  'the_number.coach.void':
    'Your {number} had a crossed-out digit and was void: 0 points. Use only digits that aren’t crossed out.',
  'the_number.coach.last':
    'Last turn of the round: the first digit counts double, the bonus is {bonus}. All digits come back after it, so hold nothing back.',
  'the_number.coach.round': {
    one: 'The round brought you {points}, {n} of it for a crossed-out digit. All digits are back: start over.',
    other: 'The round brought you {points}, {n} of it for crossed-out digits. All digits are back: start over.',
  },
  'the_number.coach.out':
    'All your digits are crossed out, so you sit out until the round ends. Then each of them is worth a point.',
} as const;

export default words;

declare module '../../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}
