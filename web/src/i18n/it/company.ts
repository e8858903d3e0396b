// Words for what people do with each other at a table: hurry, stand-ins, signs, and who stands where at the end.
export const company = {
  // Hurry and clocks.
  'company.hurry.you': '{name} aspetta e ti ha dato un minuto.',
  'company.hurry.others': '{name} aspetta. Un minuto per {names}.',
  'company.hurry.byYou': 'Hai dato un minuto a {names}.',
  'company.clock.stands': 'L’orologio è fermo: {time}',

  // Stand-ins.
  'company.standIn.begun': 'Ora un bot gioca per {name}.',
  'company.standIn.back': '{name} è di nuovo qui.',
  'company.standIn.wished': '{name} vorrebbe un bot al posto di {who}. Serve più della metà di voi.',

  // Friendly signs.
  'company.signs': 'Manda un segno',
  'company.sign.hello': 'Ciao!',
  'company.sign.nice': 'Bel colpo!',
  'company.sign.oops': 'Ops!',
  'company.sign.wellPlayed': 'Ben giocato!',
  'company.said': '{name}: {sign}',
  'company.mute': 'Silenzia i segni',
  'company.unmute': 'Mostra di nuovo i segni',
  'company.muted': 'I segni sono silenziati.',

  // The end.
  'company.end.behind': {
    one: 'Hai chiuso al {rank} posto, a {n} punto da {names}.',
    other: 'Hai chiuso al {rank} posto, a {n} punti da {names}.',
  },
  'company.end.ahead': { one: 'Hai {n} punto in più di {names}.', other: 'Hai {n} punti in più di {names}.' },
  'company.end.player': 'Chi',
};
