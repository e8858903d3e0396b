// Words for what people do with each other at a table: hurry, stand-ins, signs, and who stands where at the end.
export const company = {
  // Hurry and clocks.
  'company.hurry.you': '{name} attend et t’a donné une minute.',
  'company.hurry.others': '{name} attend. Une minute pour {names}.',
  'company.hurry.byYou': 'Tu as donné une minute à {names}.',
  'company.clock.stands': 'L’horloge est arrêtée : {time}',

  // Stand-ins.
  'company.standIn.begun': 'Un bot joue maintenant pour {name}.',
  'company.standIn.back': '{name} est de retour.',
  'company.standIn.wished': '{name} voudrait qu’un bot joue pour {who}. Il faut plus de la moitié d’entre vous.',

  // Friendly signs.
  'company.signs': 'Envoyer un signe',
  'company.sign.hello': 'Salut !',
  'company.sign.nice': 'Joli coup !',
  'company.sign.oops': 'Oups !',
  'company.sign.wellPlayed': 'Bien joué !',
  'company.said': '{name} : {sign}',
  'company.mute': 'Masquer les signes',
  'company.unmute': 'Afficher de nouveau les signes',
  'company.muted': 'Les signes sont masqués.',

  // The end.
  'company.end.behind': {
    one: 'Tu finis {rank}, avec {n} point de moins que {names}.',
    other: 'Tu finis {rank}, avec {n} points de moins que {names}.',
  },
  'company.end.ahead': { one: 'Tu as {n} point de plus que {names}.', other: 'Tu as {n} points de plus que {names}.' },
  'company.end.player': 'Qui',
};
