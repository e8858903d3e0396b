// The paper table, as far as it is the same for every game.
const words = {
  'paper.about':
    'Ihr spielt mit Stift und Pappe; diese Seite prüft, erklärt und zählt die Punkte. Das geht auch ohne Server.',
  'paper.players': 'Wer spielt mit?',
  'paper.player': 'Spieler {n}',
  'paper.nameOf': 'Name von Spieler {n}',
  'paper.remove': 'Spieler {n} entfernen',
  'paper.add': 'Spieler hinzufügen',
  'paper.save': 'Als Spieldatei speichern',
  'paper.keep': 'Zu deinen Spielen legen: Wer bist du?',
  'paper.isKept': 'Es liegt bei deinen Spielen.',
  'paper.new': 'Neues Spiel',
  'paper.new.ask': 'Ein neues Spiel beginnen?',
  'paper.new.keep': 'Dieses behalten',
  'paper.clock': 'Uhr',
  'paper.clock.start': 'Uhr starten',
  'paper.clock.stop': 'Anhalten',
  'paper.clock.back': 'Zurückstellen',
  'paper.clock.length': 'Zeit',
  'paper.clock.up': 'Die Zeit ist um',
} as const;

export default words;
