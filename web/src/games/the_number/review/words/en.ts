// The review of The Number.
const words = {
  'the_number.review.wrote': '{name} wrote {number}.',
  'the_number.review.nothing': '{name} wrote nothing.',
  'the_number.review.out': '{name} was out.',
  'the_number.review.approved': '{name} wrote {number}: {points} points.',
  'the_number.review.eliminated': '{name} wrote {number}: eliminated by {cause}, which has {digits} too.',
  'the_number.review.void': '{name} wrote {number}: void.',
  'the_number.review.of': 'The {number} of {name}',
  'the_number.review.noNumber': 'Nothing written',
  'the_number.review.worth': 'worth on average',
  'the_number.review.best': 'the best: {number}',
  'the_number.review.scored': 'scored',
  'the_number.review.hindsight': 'In hindsight, {number} would have scored {points}.',
  'the_number.review.lost': 'It gave away {points} points.',
  'the_number.review.lostNone': 'Nothing given away: no number is worth more.',
  'the_number.review.two': 'Luck {luck}: {given} given by the other, {chance} by chance.',
  'the_number.review.luck': 'Luck {luck}.',
  'the_number.review.win': 'Chance of winning: {before} before this turn, {after} after it.',
  'the_number.review.mix': 'The equilibrium mix',
  'the_number.review.mixText': 'Each of these is worth about {points} points. Nobody gains by leaving this mix.',
  'the_number.review.others': { one: '{n} more number', other: '{n} more numbers' },
  'the_number.review.map': 'What every number is worth',
  'the_number.review.mapText': 'Each square is a number: first digit by panel, second digit down, third across.',
  'the_number.review.least': 'worth least',
  'the_number.review.most': 'worth most',
  'the_number.review.gone': 'has a crossed-out digit',
  'the_number.review.inMix': 'in the mix, larger is more often',
  'the_number.review.yours': 'written',
  'the_number.review.late': 'best in hindsight',
  'the_number.review.against': 'Against',
  'the_number.review.equilibrium': 'the equilibrium',
  'the_number.review.real': 'what they wrote',
  'the_number.review.solving': 'Bonuses like these have to be solved first. That takes a minute.',
  'the_number.review.wait': 'The map is being drawn.',
  'the_number.why.eliminated': 'The {cause} of {by} eliminated the {number} of {name}: both have {digits}.',
  'the_number.why.approved': '{number} was approved.',
  'the_number.why.chances': 'Against the equilibrium, {number} is approved in {here} % of cases, {best} in {there} %.',
  'the_number.practice.ask': 'What do you write?',
  'the_number.learn.most': 'The numbers that are worth most',
  'the_number.learn.tolerance': 'Whatever is less than {points} below the best counts as right.',
} as const;

export default words;

declare module '../../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}
