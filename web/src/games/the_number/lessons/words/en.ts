// The lessons of The Number: what is asked, what is said to right and to wrong answers.
const words = {
  'the_number.lessons.how.number': 'Tap a number.',
  'the_number.lessons.how.digit': 'Tap a digit. A wrong tap only tells you why.',
  'the_number.lessons.how.all': 'Tap one after another.',
  'the_number.lessons.how.write': 'Tap or type three digits, then choose your number.',
  'the_number.lessons.how.cross': 'Tap the digits.',
  'the_number.lessons.how.count': 'Tap the answer.',
  'the_number.lessons.how.choose': 'Tap what you think. Then you see what we computed.',
  'the_number.lessons.askDigit': 'Tap the digit that eliminates {number}',
  'the_number.lessons.askEliminated': 'Tap every number that is eliminated',
  'the_number.lessons.askApproved': 'Tap every number that is approved',
  'the_number.lessons.askBonus': 'Which number takes the bonus?',
  'the_number.lessons.askCross': 'Your {number} was approved: cross out its digits',
  'the_number.lessons.askPoints': 'How many points is {number} worth on turn {turn}?',
  'the_number.lessons.digitOf': 'The {digit} of {number}',
  'the_number.lessons.approved': 'approved',
  'the_number.lessons.players': { one: '{n} player', other: '{n} players' },
  'the_number.lessons.you': 'You',
  'the_number.lessons.next': 'Right. Go on.',
  'the_number.lessons.wrong.order': '{number} isn’t next: {lower} is lower.',
  'the_number.lessons.wrong.wayRound': 'Right digit, wrong number: look for the {digit} in a number below {number}.',
  'the_number.lessons.wrong.noLower': 'No lower number has a {digit}.',
  'the_number.lessons.wrong.higher': '{number} is higher than {of}. Only lower numbers eliminate.',
  'the_number.lessons.wrong.notShared': '{of} has no {digit}, so this digit of {number} can’t eliminate it.',
  'the_number.lessons.wrong.notHighest': '{number} is approved, but {highest} is higher.',
  'the_number.lessons.wrong.fewer': {
    one: '{number} brings {n} point. There is more to get.',
    other: '{number} brings {n} points. There is more to get.',
  },
  'the_number.lessons.wrong.safe': '{number} is approved, but so is {safe}. Share a digit with it, from below.',
  'the_number.lessons.wrong.notIn': '{number} has no {digit}.',
  'the_number.lessons.wrong.different': {
    one: '{number} has {n} digit to cross out.',
    other: '{number} has {n} different digits.',
  },
  'the_number.lessons.wrong.sum': '{number}: its first digit counts {first}, the bonus {bonus}. Add them up.',
  'the_number.lessons.wrong.figure': '{option}: {figure}. Another one has more.',

  'the_number.lessons.eliminated': 'Who is eliminated, and why',
  'the_number.lessons.eliminated.about': 'A lower number has its digit.',
  'the_number.lessons.eliminated.learned':
    'A number is eliminated if any lower number has one of its digits; the highest one approved takes the bonus.',
  'the_number.lessons.eliminated.ask1': 'Tap the numbers from the lowest up',
  'the_number.lessons.eliminated.right1': 'Right. 385 is the lowest: nothing is below it, so it is always approved.',
  'the_number.lessons.eliminated.right2': 'Right: 842 is eliminated, because 385 has an 8 too and is lower.',
  'the_number.lessons.eliminated.right3': 'Right. 385 eliminates 931 and 842, and 067 eliminates 760.',
  'the_number.lessons.eliminated.right4': 'Right. 385 is the highest approved number: 3 points and the bonus.',

  'the_number.lessons.equal': 'Equals are safe',
  'the_number.lessons.equal.about': '595 and 595 don’t eliminate each other.',
  'the_number.lessons.equal.learned':
    'Equal numbers never eliminate each other and both take the bonus, but a lower number eliminates them together.',
  'the_number.lessons.equal.right1': 'Right. Each 595 is approved, and together they eliminate 959.',
  'the_number.lessons.equal.ask2': 'Tap the digit that eliminates both 595',
  'the_number.lessons.equal.right2': 'Right. The 5 of 452 eliminates both at once.',
  'the_number.lessons.equal.ask3': 'The others wrote 640 and 640: write a number that takes the bonus',
  'the_number.lessons.equal.right3': 'Right. 640 would do, too: then all three take the bonus.',

  'the_number.lessons.chain': 'Eliminated numbers still eliminate',
  'the_number.lessons.chain.about': '385 is eliminated and takes 842 with it.',
  'the_number.lessons.chain.learned':
    'An eliminated number scores nothing, but it still eliminates the numbers above it.',
  'the_number.lessons.chain.ask1': 'Tap the two that are eliminated',
  'the_number.lessons.chain.right1': 'Right. 319 eliminates 385 with its 3, and 385 still eliminates 842.',
  'the_number.lessons.chain.ask2': '842 and 319 share no digit. Tap the digit that eliminates 842',
  'the_number.lessons.chain.right2': 'Right. 385 is eliminated itself, and its 8 counts all the same.',
  'the_number.lessons.chain.ask3': 'Five numbers: tap the approved ones',
  'the_number.lessons.chain.right3': 'Right. 613 shares its 6 with 064; 728 shares nothing with either.',
  'the_number.lessons.chain.ask4': 'Write a number that gets 842 and 385 eliminated',
  'the_number.lessons.chain.right4': 'Right. One digit of 385 was enough: 385 then eliminates 842 for you.',

  'the_number.lessons.crossed': 'Crossed out',
  'the_number.lessons.crossed.about': 'Scored once, gone for the round.',
  'the_number.lessons.crossed.learned':
    'Digits that scored are gone until the round ends, and then each of them is a point.',
  'the_number.lessons.crossed.right1': 'Right. All three are gone until the round ends; then each is a point.',
  'the_number.lessons.crossed.ask2': 'And after {number}?',
  'the_number.lessons.crossed.right2': 'Right. 444 costs you a single digit, and brings a single point at the end.',
  'the_number.lessons.crossed.ask3': 'How many digits does {number} cross out here?',
  'the_number.lessons.crossed.right3': 'Right. 842 is eliminated: no points, but its digits stay available.',
  'the_number.lessons.crossed.ask4': 'Write a number that is approved, with the digits you have left',
  'the_number.lessons.crossed.right4': 'Right. The others see which digits you have left, too.',

  'the_number.lessons.five': 'Turn five',
  'the_number.lessons.five.about': 'First digit double, +8 for the highest.',
  'the_number.lessons.five.learned': 'On turn 5 first digits count double and the bonus is 8: keep good digits for it.',
  'the_number.lessons.five.right1': 'Right. 6 for its first digit and +{bonus} as the highest.',
  'the_number.lessons.five.ask2': 'And on turn 5?',
  'the_number.lessons.five.right2': 'Right. Twice 6 and +{bonus}: the bonus doesn’t double.',
  'the_number.lessons.five.ask3': 'Turn 5: which number brings most points?',
  'the_number.lessons.five.right3': 'Right. 940 is eliminated by 308, so 715 gets twice 7 and the bonus: 22.',
  'the_number.lessons.five.ask4': 'Turn 5: write a number that brings at least {n} points',
  'the_number.lessons.five.right4':
    'Right. Above 862 without a digit of the others, or below it with one of its digits.',

  'the_number.lessons.brave': 'Why 999 is brave',
  'the_number.lessons.brave.about': 'One 9 below it is enough.',
  'the_number.lessons.brave.rule':
    'The figures are for turn 5 with all digits left, against players who play like our solver. With two players they are exact, with more they are estimates.',
  'the_number.lessons.brave.learned':
    'On turn 5 999 is approved about half of the time against one player, and less with every player more.',
  'the_number.lessons.brave.ask1': 'Write a number that eliminates 999 and is approved',
  'the_number.lessons.brave.right1': 'Right. Every lower number with a 9 does it, and one digit is all it takes.',
  'the_number.lessons.brave.ask2': 'At which table is 999 approved most often on turn 5?',
  'the_number.lessons.brave.right2': 'Right: 55 % with two players, 24 % with five. More players, more nines below.',
  'the_number.lessons.brave.ask3': 'Four players, turn 5: which is approved most often?',
  'the_number.lessons.brave.right3': 'Right. Few low numbers have a 7, and three different digits are three risks.',
  'the_number.lessons.brave.ask4': 'And which brings most points on average?',
  'the_number.lessons.brave.right4': 'Right. 777 brings less when it is approved, but it is approved twice as often.',

  'the_number.lessons.nine': 'When to spend the 9',
  'the_number.lessons.nine.about': 'Late: it is worth most while the other has none.',
  'the_number.lessons.nine.rule':
    'Two players, against perfect play: points ahead of the other at the end of the round. The round is solved, so these figures are exact.',
  'the_number.lessons.nine.learned':
    'Between two players keep the 9: to have it alone is worth 15 points before turn 2 and still 10 before turn 5.',
  'the_number.lessons.nine.ask1': 'Two players, turn 1: 999 or 777?',
  'the_number.lessons.nine.right1':
    'Right. Nobody writes a 9 now, so 999 is approved, and yet it costs 5 points later.',
  'the_number.lessons.nine.ask2': 'Only you still have the 9. Before which turn is that worth most?',
  'the_number.lessons.nine.right2': 'Right: 15 points early, still 10 before turn 5. It loses little by waiting.',
  'the_number.lessons.nine.ask3': 'Two players, turn 5, all digits left: which is best?',
  'the_number.lessons.nine.right3': 'Right. Now is the time: nothing is saved for later, and the 9 counts twice.',
} as const;

export default words;

declare module '../../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}
