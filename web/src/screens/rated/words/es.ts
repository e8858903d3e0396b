// Partidas clasificatorias y clasificaciones.
const words = {
  'rated.means': 'El resultado cambia la clasificación de todos los que juegan. Solo entre personas y con reloj.',
  'rated.noBots': 'Solo sin bots: quítalos primero.',
  'rated.late': 'Ya hay más gente en la mesa. Elígelo antes de que se sienten.',
  'rated.needsClock': 'Solo con reloj: elige uno primero.',
  'rated.usual': 'Solo con las opciones habituales.',
  'rated.agree':
    'El resultado cambia tu clasificación; al sentarte, aceptas. Si un bot juega por ti, quedas en último lugar.',
  'rated.is': 'El resultado cambia tu clasificación. Si un bot juega por ti, quedas en último lugar.',
  'rated.missing': 'Falta otra persona: envía el enlace.',
  'rated.about':
    'Dos de cada tres veces, el nivel real no se aleja más que el número que sigue a ±. Se muestra a partir de cinco partidas clasificatorias.',
  'rated.spoken': 'clasificación {rating}, más o menos {uncertainty}',
  'rated.up': 'sube {n}',
  'rated.down': 'baja {n}',
  'rated.same': 'sin cambios',
  'rated.title': 'Tus clasificaciones',
  'rated.games': { one: '{n} partida clasificatoria', other: '{n} partidas clasificatorias' },
  'rated.notYet': 'desde la quinta partida',
} as const;

export default words;
