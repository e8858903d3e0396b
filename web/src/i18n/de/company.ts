// Words for what people do with each other at a table: hurry, stand-ins, signs, and who stands where at the end.
export const company = {
  // Hurry and clocks.
  'company.hurry.you': '{name} wartet und hat dir eine Minute gegeben.',
  'company.hurry.others': '{name} wartet. Eine Minute für {names}.',
  'company.hurry.byYou': 'Du hast {names} eine Minute gegeben.',
  'company.clock.stands': 'Die Uhr steht noch: {time}',

  // Stand-ins.
  'company.standIn.begun': 'Für {name} spielt jetzt ein Bot.',
  'company.standIn.back': '{name} ist wieder da.',
  'company.standIn.wished': '{name} möchte einen Bot für {who}. Es braucht mehr als die Hälfte von euch.',

  // Friendly signs.
  'company.signs': 'Etwas zurufen',
  'company.sign.hello': 'Hallo!',
  'company.sign.nice': 'Stark!',
  'company.sign.oops': 'Hoppla!',
  'company.sign.wellPlayed': 'Gut gespielt!',
  'company.said': '{name}: {sign}',
  'company.mute': 'Zurufe ausblenden',
  'company.unmute': 'Zurufe wieder zeigen',
  'company.muted': 'Zurufe sind ausgeblendet.',

  // The end.
  'company.end.behind': {
    one: 'Du bist {rank} geworden, {n} Punkt hinter {names}.',
    other: 'Du bist {rank} geworden, {n} Punkte hinter {names}.',
  },
  'company.end.ahead': { one: 'Du liegst {n} Punkt vor {names}.', other: 'Du liegst {n} Punkte vor {names}.' },
  'company.end.player': 'Wer',
};
