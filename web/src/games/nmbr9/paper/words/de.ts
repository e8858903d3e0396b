// NMBR 9 with cardboard.
const words = {
  'nmbr9.paper.title': 'NMBR 9',
  'nmbr9.paper.about':
    'Tipp deine Plättchen auf ihre Ebenen und sieh die Punkte, oder bau die Auslage Plättchen für Plättchen nach.',
  'nmbr9.paper.begin': 'NMBR 9 aus der Schachtel',
  'nmbr9.paper.way': 'Was möchtest du?',
  'nmbr9.paper.levels': 'Nur die Punkte',
  'nmbr9.paper.levelsMeans': 'Plättchen auf Ebenen tippen',
  'nmbr9.paper.rebuild': 'Auslage nachbauen',
  'nmbr9.paper.rebuildMeans': 'Plättchen für Plättchen, jeder Platz geprüft',
  'nmbr9.paper.start': 'Los geht’s',
  'nmbr9.paper.tiles': 'Plättchen',
  'nmbr9.paper.tile': '{number}: {left}',
  'nmbr9.paper.twoLeft': 'noch zwei',
  'nmbr9.paper.oneLeft': 'noch eins',
  'nmbr9.paper.bothIn': 'beide drin',
  'nmbr9.paper.tap': 'Tipp deine Plättchen auf ihre Ebenen',
  'nmbr9.paper.how':
    'Wähl eine Ebene und tipp die Plättchen darauf an. Tipp ein Plättchen in der Ebene an, um es zu entfernen.',
  'nmbr9.paper.chooseLevel': { one: 'Ebene {level}, {n} Punkt', other: 'Ebene {level}, {n} Punkte' },
  'nmbr9.paper.takeOff': '{number} von Ebene {level} nehmen',
  'nmbr9.paper.takeBack': 'Zurücknehmen',
  'nmbr9.paper.nothing': 'zählt nichts, darf leer bleiben',
  'nmbr9.paper.heard': {
    one: '{number} auf Ebene {level}: {n} Punkt insgesamt.',
    other: '{number} auf Ebene {level}: {n} Punkte insgesamt.',
  },
  'nmbr9.paper.scoreOf': 'Punkte bisher: {name}',
  'nmbr9.paper.above': { one: '{n} Plättchen über Ebene 0.', other: '{n} Plättchen über Ebene 0.' },
  'nmbr9.paper.doubtSquares': {
    one: 'Ebene {level} hat {squares} Quadrate, Ebene {below} aber nur {n}, um sie zu tragen. Ist alles drin?',
    other: 'Ebene {level} hat {squares} Quadrate, Ebene {below} aber nur {n}, um sie zu tragen. Ist alles drin?',
  },
  'nmbr9.paper.doubtTwo':
    'Ein Plättchen auf Ebene {level} liegt auf mindestens zwei anderen: Auf Ebene {below} sind noch zu wenige.',
  'nmbr9.paper.table': 'An diesem Tisch',
  'nmbr9.paper.results': 'Ergebnisse',
  'nmbr9.paper.next': 'als Nächstes',
  'nmbr9.paper.again': 'Plättchen ändern: {name}',
  'nmbr9.paper.done': 'Fertig',
  'nmbr9.paper.doneNext': 'Fertig, weiter mit {name}',
  'nmbr9.paper.newAsk': 'Die Plättchen und Punkte dieses Spiels werden weggeworfen.',
  'nmbr9.paper.tilesIn': '{n} von {of} Plättchen',
  'nmbr9.paper.pick': 'Wähl oben das erste Plättchen.',
  'nmbr9.paper.order': 'Wenn du die Plättchen in der Reihenfolge der Karten gelegt hast, ist das die ganze Partie:',
  'nmbr9.paper.notOrder':
    'Um das Spiel zu speichern oder zu analysieren, leg alle Plättchen bei allen in derselben Reihenfolge, der der Karten.',
  'nmbr9.paper.cards': 'Kartenstapel',
  'nmbr9.paper.cardsAbout': 'Mischt und deckt die zwanzig Karten auf, auf allen Handys dieselben. Mit Uhr.',
  'nmbr9.paper.cardIs': 'Die Karte ist eine {number}',
  'nmbr9.paper.cardsNone': 'Zwanzig Karten, gemischt.',
  'nmbr9.paper.cardsAll': 'Das war die letzte der zwanzig Karten.',
  'nmbr9.paper.cardFirst': 'Erste Karte aufdecken',
  'nmbr9.paper.cardNext': 'Nächste Karte',
  'nmbr9.paper.cardBack': 'Eine Karte zurück',
  'nmbr9.paper.shuffle': 'Neu mischen',
  'nmbr9.paper.shuffleAsk':
    'Die aufgedeckten Karten werden wieder eingemischt, und der Link für die Handys ist ein neuer.',
  'nmbr9.paper.clockAgain': 'Von vorn',
  'nmbr9.paper.phones': 'Auf allen Handys',
  'nmbr9.paper.phonesHow':
    'Wer diesen Link öffnet, deckt dieselben Karten in derselben Reihenfolge auf, jeder für sich.',
  'nmbr9.paper.phonesQr': 'QR-Code des Links zu diesen Karten',
  'nmbr9.paper.seed': 'Mischung {seed}. Zum Nachprüfen: {command}',
} as const;

export default words;
