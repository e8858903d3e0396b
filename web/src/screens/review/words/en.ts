// The review's screen, as far as it is the same for every game.
const words = {
  'review.title': 'Review',
  'review.back': 'One turn back',
  'review.forward': 'One turn on',
  'review.play': 'Play',
  'review.stop': 'Stop',
  'review.mistakeBack': 'Previous mistake',
  'review.mistakeForward': 'Next mistake',
  'review.losses': 'Points lost by each decision',
  'review.inAll': 'about {points} in all',
  'review.worst': 'What cost most',
  'review.none': 'No decision cost points.',
  'review.turn': 'turn {turn}',
  'review.lossOf': 'Turn {turn}: {points} lost',
  'review.account': 'Skill and luck',
  'review.lost': 'lost',
  'review.luck': 'luck',
  'review.mean': 'lost a turn on average',
  'review.like': 'That’s how the {level} bot plays.',
  'review.grade.best': 'best',
  'review.grade.good': 'good',
  'review.grade.inaccuracy': 'inaccuracy',
  'review.grade.mistake': 'mistake',
  'review.grade.blunder': 'blunder',
  'review.grades': 'Decisions',
  'review.by': 'A bot ({level}) decided here.',
  'review.working': 'Analysing: {percent} %',
  'review.paused': 'Stopped at {percent} %',
  'review.resume': 'Go on',
  'review.link': 'Link to this turn',
  'review.linkYourself': 'Copy the link yourself',
  'review.seat': 'Whose decisions',
  'review.openTitle': 'Review a game',
  'review.openText': 'Choose a saved game, or drop its file here.',
  'review.choose': 'Choose a file',
  'review.badLink': 'This link doesn’t hold a whole game. Ask for it again, or open the saved file.',
  'review.badFile': 'This file isn’t a saved game.',
  'review.badRecord': 'This game can’t be reviewed: it breaks the rules or is damaged.',
  'review.noGame': 'This page doesn’t know this game.',
  'review.failed': 'The review stopped.',
  'review.again': 'Try again',
} as const;

export default words;

declare module '../../../i18n/i18n.svelte' {
  interface GameWords extends Record<keyof typeof words, unknown> {}
}
