// What one’s games of The Number tell.
const words = {
  'the_number.played.often': 'You start with {digit} too often',
  'the_number.played.oftenText':
    '{you} of 100 of your numbers start with {digit}, {them} at the equilibrium. Whoever notices can block it: vary it.',
  'the_number.played.seldomToo': 'One that starts with {digit} would surprise the others.',
  'the_number.played.seldom': 'You rarely start with {digit}',
  'the_number.played.seldomText':
    '{you} of 100 of your numbers start with {digit}, {them} at the equilibrium. Try one now and then.',
  'the_number.played.first': 'You start much as the equilibrium does',
  'the_number.played.firstText': 'No first digit stands out, so nobody can foresee you by it. Keep it so.',
  'the_number.played.firstChart': 'First digits of your numbers, in 100',
  'the_number.played.equilibrium': 'equilibrium',
  'the_number.played.eliminated': '{share} of 100 eliminated, most by {a} or {b}',
  'the_number.played.eliminatedText':
    '{usual} of 100 are at the equilibrium, so your risk is sound. Watch who still has the {digit}.',
  'the_number.played.eliminatedMore':
    '{usual} of 100 are at the equilibrium. Leave out the {digit} while lower numbers may have it.',
  'the_number.played.none': 'None of your numbers was eliminated',
  'the_number.played.noneText': '{usual} of 100 are at the equilibrium: you can risk higher numbers.',
  'the_number.played.eliminatedChart': 'Digits that eliminated your numbers, in 100',
  'the_number.played.guessed': 'Your first number can be guessed',
  'the_number.played.guessedText':
    'Whoever remembers your games guesses it {share} times in 100; most often it’s {number}. Begin rounds in more ways.',
  'the_number.played.notGuessed': 'Your first number is hard to guess',
  'the_number.played.notGuessedText': 'Whoever remembers your games guesses it {share} times in 100. Keep it so.',
  'the_number.played.beginningsChart': 'Your first numbers: how often each was written',
} as const;

export default words;

declare module '../../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}
