// Gewertete Spiele und Wertungen.
const words = {
  'rated.means': 'Das Ergebnis ändert die Wertung von allen, die mitspielen. Nur für Menschen und mit Uhr.',
  'rated.noBots': 'Nur ohne Bots: Entferne sie zuerst.',
  'rated.late': 'Hier sitzen schon andere. Wähle das, bevor sie sich setzen.',
  'rated.needsClock': 'Nur mit Uhr: Wähle zuerst eine.',
  'rated.usual': 'Nur mit den üblichen Optionen.',
  'rated.agree':
    'Das Ergebnis ändert deine Wertung; mit dem Hinsetzen stimmst du zu. Wenn ein Bot für dich übernimmt, landest du auf dem letzten Platz.',
  'rated.is': 'Das Ergebnis ändert deine Wertung. Wenn ein Bot für dich übernimmt, landest du auf dem letzten Platz.',
  'rated.missing': 'Es fehlt noch jemand: Schick den Link.',
  'rated.about':
    'In zwei von drei Fällen liegt die wahre Spielstärke höchstens so weit daneben, wie die Zahl nach ± sagt. Ab fünf gewerteten Spielen zu sehen.',
  'rated.spoken': 'Wertung {rating}, plus oder minus {uncertainty}',
  'rated.up': 'plus {n}',
  'rated.down': 'minus {n}',
  'rated.same': 'unverändert',
  'rated.title': 'Deine Wertungen',
  'rated.games': { one: '{n} gewertetes Spiel', other: '{n} gewertete Spiele' },
  'rated.notYet': 'ab dem fünften Spiel',
} as const;

export default words;
