// The rules of The Number: six pictures, then all of it.
const words = {
  'the_number.rules.about': '2 to 5 players, two rounds of five turns',
  'the_number.rules.write': 'Write three digits',
  'the_number.rules.writeText': 'Any digits you haven’t crossed out, in secret. 007 and 444 are fine.',
  'the_number.rules.lower': 'A lower number eliminates',
  'the_number.rules.lowerText': '842 is eliminated: 385 has an 8 too. The lowest number is always approved.',
  'the_number.rules.chain': 'Eliminated, yet it eliminates',
  'the_number.rules.chainText': '319 eliminates 385 with its 3, and 385 still eliminates 842.',
  'the_number.rules.equal': 'Equal numbers get along',
  'the_number.rules.equalText': 'They never eliminate each other. A lower number can eliminate both.',
  'the_number.rules.points': 'First digit, plus bonus',
  'the_number.rules.pointsText':
    'An approved number scores its first digit; the highest also takes the bonus. On turn 5 the digit counts double.',
  'the_number.rules.crossed': 'Gone for the round',
  'the_number.rules.crossedText':
    'The digits of an approved number are crossed out. Each is a point when the round ends; then all come back.',
  'the_number.rules.all.aim': 'What it is about',
  'the_number.rules.all.aim1':
    'A game has two rounds, a round has five turns. Whoever has the most points in the end wins; players with the same points share the victory.',
  'the_number.rules.all.aim2':
    'Everybody begins a round with the ten digits from 0 to 9. Everyone can always see which digits each player has crossed out, and all points.',
  'the_number.rules.all.choose': '1. Choose',
  'the_number.rules.all.choose1':
    'All at once, every player secretly writes a number of three digits, from 000 to 999, using digits that aren’t crossed out. Zeros in front and repeated digits are allowed.',
  'the_number.rules.all.choose2': 'You can change your number until the last player has chosen.',
  'the_number.rules.all.choose3':
    'You can’t pass. If you have no digits left, you sit out until the round ends. If time runs out before you choose, you have no number this turn: 0 points, and nothing is crossed out.',
  'the_number.rules.all.check': '2. Check',
  'the_number.rules.all.check1':
    'All numbers are revealed together. A number is eliminated if it shares at least one digit with a lower number, even if that lower number is eliminated itself. All others are approved.',
  'the_number.rules.all.check2': 'So the lowest number is always approved. Equal numbers never eliminate each other.',
  'the_number.rules.all.check3':
    'Example: 842, 385, 319, 077. 842 is eliminated by the 8 of 385, 385 by the 3 of 319. 319 and 077 are approved, and 319 is the highest of them.',
  'the_number.rules.all.score': '3. Score and cross out',
  'the_number.rules.all.score1':
    'An approved number scores its first digit; on turn 5 this digit counts double. The highest approved number also takes the bonus of the turn: 2, 3, 4, 6 and 8 points on turns 1 to 5. If several players wrote it, each of them takes the bonus.',
  'the_number.rules.all.score2':
    'Whoever’s number is approved crosses out all its digits for the rest of the round. 444 crosses out only the 4.',
  'the_number.rules.all.score3': 'Whoever’s number is eliminated scores 0 and crosses out nothing.',
  'the_number.rules.all.end': 'End of a round, end of the game',
  'the_number.rules.all.end1':
    'After five turns every crossed-out digit is worth one point. Then all digits are available again, and the next round begins.',
  'the_number.rules.all.end2': 'After the last round the points of all rounds are added up.',
  'the_number.rules.all.options': 'Table options',
  'the_number.rules.all.options1':
    'With friends you can agree on another number of rounds, other bonuses, and a time for each turn.',
  'the_number.rules.all.options2':
    'As a rule you can’t write a crossed-out digit. If the table allows it, such a number is void: it scores 0, eliminates no other and crosses out nothing.',
} as const;

export default words;

declare module '../../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}
