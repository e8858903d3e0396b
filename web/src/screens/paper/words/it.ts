// The paper table, as far as it is the same for every game.
const words = {
  'paper.about':
    'Voi giocate con carta e penna; questa pagina controlla, spiega e conta i punti. Funziona senza server.',
  'paper.players': 'Chi gioca',
  'paper.player': 'Giocatore {n}',
  'paper.nameOf': 'Nome del giocatore {n}',
  'paper.remove': 'Rimuovi il giocatore {n}',
  'paper.add': 'Aggiungi un giocatore',
  'paper.save': 'Salva la partita',
  'paper.keep': 'Aggiungila alle tue partite: chi sei?',
  'paper.isKept': 'È tra le tue partite.',
  'paper.new': 'Nuova partita',
  'paper.new.ask': 'Iniziare una nuova partita?',
  'paper.new.keep': 'Tieni questa',
  'paper.clock': 'Orologio',
  'paper.clock.start': 'Avvia l’orologio',
  'paper.clock.stop': 'Pausa',
  'paper.clock.back': 'Azzera',
  'paper.clock.length': 'Tempo',
  'paper.clock.up': 'Tempo scaduto',
} as const;

export default words;
