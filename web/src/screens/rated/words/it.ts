// Partite classificate e punteggi.
const words = {
  'rated.means': 'Il risultato cambia il punteggio di classifica di chi gioca. Solo fra persone e con l’orologio.',
  'rated.noBots': 'Solo senza bot: prima toglili.',
  'rated.late': 'Ci sono già altri al tavolo. Sceglilo prima che si siedano.',
  'rated.needsClock': 'Solo con l’orologio: prima scegline uno.',
  'rated.usual': 'Solo con le opzioni abituali.',
  'rated.agree':
    'Il risultato cambia il tuo punteggio di classifica; sedendoti accetti. Se un bot gioca al posto tuo, finisci all’ultimo posto.',
  'rated.is':
    'Il risultato cambia il tuo punteggio di classifica. Se un bot gioca al posto tuo, finisci all’ultimo posto.',
  'rated.missing': 'Manca un’altra persona: manda il link.',
  'rated.about':
    'Due volte su tre la forza reale non è più lontana del numero dopo ±. Si vede a partire da cinque partite classificate.',
  'rated.spoken': 'punteggio di classifica {rating}, più o meno {uncertainty}',
  'rated.up': 'più {n}',
  'rated.down': 'meno {n}',
  'rated.same': 'invariato',
  'rated.title': 'I tuoi punteggi di classifica',
  'rated.games': { one: '{n} partita classificata', other: '{n} partite classificate' },
  'rated.notYet': 'dalla quinta partita',
} as const;

export default words;
