// Words of The Number.
const words = {
  // The front page.
  'the_number.players': '2 to 5 players, 15 minutes',
  'the_number.about': 'Write a secret number. High is good, unless somebody’s lower number shares a digit with it.',

  // Options.
  'the_number.options.rounds': 'Rounds',
  'the_number.options.roundsAre': { one: '{n} round of five turns.', other: '{n} rounds of five turns each.' },
  'the_number.bonuses': 'Bonus by turn',
  'the_number.options.bonusOf': 'Bonus for turn {n}',
  'the_number.options.bonusesAre': 'Bonuses: {bonuses}.',
  'the_number.options.slips': 'Allow crossed-out digits',
  'the_number.options.slipsMeans':
    'As at a real table: you can write a crossed-out digit by mistake, and your number is then void.',

  // Bots: characters, and how each level plays.
  'the_number.level.bold': 'bold',
  'the_number.level.careful': 'careful',
  'the_number.level.copycat': 'copycat',
  'the_number.level.blocker': 'blocker',
  'the_number.level.randomMeans': 'plays any legal move',
  'the_number.level.easyMeans': 'plays turn by turn, without a plan',
  'the_number.level.mediumMeans': 'plans which digits to keep',
  'the_number.level.hardMeans': 'mixes its numbers without a pattern',
  'the_number.level.expertMeans': 'plays just like hard',
  'the_number.level.boldMeans': 'always wants the bonus',
  'the_number.level.carefulMeans': 'never takes a risk',
  'the_number.level.copycatMeans': 'copies what worked for the leader',
  'the_number.level.blockerMeans': 'tries to stop you from scoring',

  // The turn.
  'the_number.turn': 'Turn {turn}',
  'the_number.roundTurn': 'Round {round}, turn {turn}',
  'the_number.stake': 'The highest approved number takes +{bonus}.',
  'the_number.stakeNone': 'No bonus this turn.',
  'the_number.stakeTimes': 'First digits count {times} times.',
  'the_number.stakeDouble': 'First digits count double.',
  'the_number.lookUp': 'Look back at turn {turn}, +{bonus}',

  // Boards.
  'the_number.standIn': 'a bot is filling in',
  'the_number.chosen': 'has chosen',
  'the_number.missed': 'wrote nothing',
  'the_number.out': 'is out of digits',
  'the_number.waitingForYou': 'The others are waiting for you',
  'the_number.over': 'The game is over',
  'the_number.roundShort': 'R{round}',
  'the_number.digits': 'digits',
  'the_number.sum': 'sum',
  'the_number.total': 'total',
  'the_number.scores': 'Scores',
  'the_number.scoresOpen': 'Show everyone’s scores',

  // Writing a number.
  'the_number.tablet': 'Your number tile',
  'the_number.boxFirst': 'First digit: {digit}',
  'the_number.boxSecond': 'Second digit: {digit}',
  'the_number.boxThird': 'Third digit: {digit}',
  'the_number.boxEmpty': 'empty',
  'the_number.keys': 'Your digits',
  'the_number.keyCrossed': '{digit}, crossed out',
  'the_number.write': 'Write a number',
  'the_number.writeHow': 'Tap or type three digits. Leading zeros and repeated digits are fine.',
  'the_number.ifApproved': 'If {number} is approved',
  'the_number.pointsFirst': { one: 'point, its first digit', other: 'points, its first digit' },
  'the_number.pointsTimes': { one: 'point, its first digit × {times}', other: 'points, its first digit × {times}' },
  'the_number.pointsHighest': 'if it’s also the highest',
  'the_number.crossedUntil': { one: 'crossed out until the round ends', other: 'crossed out until the round ends' },
  'the_number.shortApproved': 'if approved',
  'the_number.shortHighest': 'if highest',
  'the_number.shortCrossed': { one: 'gets crossed out', other: 'get crossed out' },
  'the_number.choose': 'Choose',
  'the_number.chooseNumber': 'Choose {number}',
  'the_number.clear': 'Clear',
  'the_number.erase': 'Erase a digit',
  'the_number.youChose': 'You chose {number}',
  'the_number.changeTablet': 'You chose {number}. Change it',
  'the_number.mayChange': 'You can change it until everyone has chosen.',
  'the_number.stands': '{number} is your number until you choose another.',
  'the_number.keep': 'Keep {number}',
  'the_number.youAreOut': 'You’re out of digits',
  'the_number.youSitOut': 'You sit out the rest of the round. Your crossed-out digits still score at the end.',
  'the_number.youMissed': 'Time ran out',
  'the_number.youMissedTurn': 'You wrote nothing this turn. You’re back in the next one.',
  'the_number.standInForYou': 'A bot is playing for you. Choose a number to take your seat back.',
  'the_number.wouldBeVoid': '{number} would be void',
  'the_number.wouldBeVoidWhy': 'With a crossed-out digit it scores nothing and crosses out nothing.',
  'the_number.digitGone': 'Your {digit} is crossed out until the round ends.',

  // Why a choice was not taken.
  'the_number.faultDigit': 'This number has a crossed-out digit. Choose another.',
  'the_number.faultLate': 'That came too late: the turn was over. Choose in the next one.',
  'the_number.faultOut': 'You have no digits left in this round. Wait for the next one.',
  'the_number.faultOther': 'Your number wasn’t accepted. Choose it again.',

  // The check.
  'the_number.check': 'The check',
  'the_number.checkHow': 'From the highest down: does a lower number share a digit with it?',
  'the_number.lookedAt': '{n} of {of} checked',
  'the_number.digitA': 'a {digit}',
  'the_number.digitAn': 'an {digit}',
  'the_number.digitZero': 'a {digit}',
  'the_number.falls': '{number} eliminated: {cause} has {digits} too',
  'the_number.approved': '{number} approved',
  'the_number.approvedHighest': '{number} approved, highest',
  'the_number.whyLowest': 'The lowest is always approved.',
  'the_number.whyEqual': 'Equal numbers never eliminate each other.',
  'the_number.whyNoLower': 'No lower number has {digits}.',
  'the_number.void': '{number} is void',
  'the_number.whyVoid': 'It has a crossed-out digit, so it doesn’t count.',
  'the_number.none': 'No number',
  'the_number.whyNothing': 'Scores 0, crosses out nothing.',
  'the_number.outTurn': 'Out of digits',
  'the_number.whyOut': 'Sits out the rest of the round.',
  'the_number.crossesOut': 'crosses out',
  'the_number.labelFirst': 'first digit',
  'the_number.labelTimes': '{times} × {digit}',
  'the_number.labelBonus': '{first} + {bonus} bonus',
  'the_number.labelEliminated': 'eliminated',
  'the_number.labelVoid': 'void',
  'the_number.labelNone': 'no number',
  'the_number.labelOut': 'out',
  'the_number.afterTurn': 'After turn {turn}',
  'the_number.afterRound': 'After round {round}',
  'the_number.digitPoints': { one: '+{n} for digits', other: '+{n} for digits' },
  'the_number.roundOver': 'The round is over: one point for every crossed-out digit, then all digits come back.',
  'the_number.nextBegun': 'Turn {turn} has begun: +{bonus} for the highest.',
  'the_number.nextBegunRound': 'Round {round} has begun: +{bonus} for the highest.',
  'the_number.begun': 'Turn {turn} has begun.',
  'the_number.begunRound': 'Round {round} has begun.',
  'the_number.playedToo': 'Turn {turn} has been played as well.',
  'the_number.haveChosen': { one: '{names} has chosen.', other: '{names} have chosen.' },
  'the_number.nextTurn': 'Next turn',
  'the_number.nextRound': 'Next round',
  'the_number.nextCheck': 'Next check',
  'the_number.result': 'See the result',
  'the_number.toTable': 'Back to the table',
  'the_number.again': 'Watch again',
  'the_number.skip': 'Skip',

  // Earlier turns.
  'the_number.history': 'Earlier turns',
  'the_number.earlier': 'Previous turn',

  // Heard, not seen.
  'the_number.sayCrossed': 'Crossed out: {digits}.',
  'the_number.sayNoneCrossed': 'No digit crossed out.',
  'the_number.sayAllCrossed': 'All digits crossed out.',
  'the_number.sayYourChoice': 'Your number for this turn is {number}.',
  'the_number.sayCheck': 'The check of turn {turn}.',
  'the_number.sayStep': '{name}: {sentence}. {points}.',
  'the_number.sayTurn': '{turn}. {stake}',

  // When time is up.
  'the_number.zero.rule': 'When time runs out, whoever hasn’t chosen writes nothing that turn.',
  'the_number.zero.you': 'If time runs out, you write nothing this turn.',
  'the_number.zero.cameYou': 'Time ran out in turn {turn}: you wrote nothing.',
  'the_number.zero.came': 'Time ran out in turn {turn}: {name} wrote nothing.',

  // The fifth turn, and the end.
  'the_number.doubleLater': 'In turn {turn} first digits count double.',
  'the_number.gameOverDigits': 'The game is over: one point for every crossed-out digit.',
  'the_number.tale.title': 'Round by round',
  'the_number.tale.best': {
    one: 'Your best turn: {number} in turn {turn} of round {round}, {n} point.',
    other: 'Your best turn: {number} in turn {turn} of round {round}, {n} points.',
  },
  'the_number.tale.bestOf': {
    one: 'Best turn: {name}, {number} in turn {turn} of round {round}, {n} point.',
    other: 'Best turn: {name}, {number} in turn {turn} of round {round}, {n} points.',
  },
  'the_number.tale.eliminated': {
    one: '{n} of your numbers was eliminated.',
    other: '{n} of your numbers were eliminated.',
  },
  'the_number.tale.by': { one: '{name} eliminated {n} of them.', other: '{name} eliminated {n} of them.' },
} as const;

export default words;

declare module '../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}
