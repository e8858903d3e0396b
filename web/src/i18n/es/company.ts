// Words for what people do with each other at a table: hurry, stand-ins, signs, and who stands where at the end.
export const company = {
  // Hurry and clocks.
  'company.hurry.you': '{name} espera y te ha dado un minuto.',
  'company.hurry.others': '{name} espera. Un minuto para {names}.',
  'company.hurry.byYou': 'Has dado un minuto a {names}.',
  'company.clock.stands': 'El reloj está parado: {time}',

  // Stand-ins.
  'company.standIn.begun': 'Ahora un bot juega por {name}.',
  'company.standIn.back': '{name} ha vuelto.',
  'company.standIn.wished': '{name} quiere que un bot juegue por {who}. Hace falta más de la mitad.',

  // Friendly signs.
  'company.signs': 'Enviar un saludo',
  'company.sign.hello': '¡Hola!',
  'company.sign.nice': '¡Qué buena!',
  'company.sign.oops': '¡Uy!',
  'company.sign.wellPlayed': '¡Bien jugado!',
  'company.said': '{name}: {sign}',
  'company.mute': 'Silenciar saludos',
  'company.unmute': 'Volver a mostrar saludos',
  'company.muted': 'Los saludos están silenciados.',

  // The end.
  'company.end.behind': {
    one: 'Has quedado en el {rank} puesto, a {n} punto de {names}.',
    other: 'Has quedado en el {rank} puesto, a {n} puntos de {names}.',
  },
  'company.end.ahead': { one: 'Le sacas {n} punto a {names}.', other: 'Le sacas {n} puntos a {names}.' },
  'company.end.player': 'Quién',
};
