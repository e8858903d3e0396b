// Words for what people do with each other at a table: hurry, stand-ins, signs, and who stands where at the end.
export const company = {
  // Hurry and clocks.
  'company.hurry.you': '{name} is waiting and has given you one minute.',
  'company.hurry.others': '{name} is waiting. Time for {names}: one minute.',
  'company.hurry.byYou': 'You have given {names} one minute.',
  'company.clock.stands': 'The clock is standing still: {time}',

  // Stand-ins.
  'company.standIn.begun': 'A bot is playing for {name} now.',
  'company.standIn.back': '{name} is back.',
  'company.standIn.wished': '{name} would like a bot to play for {who}. It takes more than half of you.',

  // Friendly signs.
  'company.signs': 'Send a sign',
  'company.sign.hello': 'Hello!',
  'company.sign.nice': 'Nice one!',
  'company.sign.oops': 'Oops!',
  'company.sign.wellPlayed': 'Well played!',
  'company.said': '{name}: {sign}',
  'company.mute': 'Mute signs',
  'company.unmute': 'Show signs again',
  'company.muted': 'Signs are muted.',

  // The end.
  'company.end.behind': {
    one: 'You came {rank}, {n} point behind {names}.',
    other: 'You came {rank}, {n} points behind {names}.',
  },
  'company.end.ahead': { one: 'You are {n} point ahead of {names}.', other: 'You are {n} points ahead of {names}.' },
  'company.end.player': 'Player',
} as const;
