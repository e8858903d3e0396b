// The Number with pens.
const words = {
  'the_number.paper.title': 'The Number',
  'the_number.paper.about':
    'Gib ein, was alle geschrieben haben: jede Nummer überprüft, erklärt und gewertet, auf einem Blatt zum Drucken.',
  'the_number.paper.begin': 'The Number auf Papier',
  'the_number.paper.how':
    'Alle schreiben wie gewohnt auf Papier. Nach jedem Zug gibst du hier alle Nummern ein; eine mit durchgestrichener Ziffer ist ungültig.',
  'the_number.paper.start': 'Blatt beginnen',
  'the_number.paper.type': 'Gib ein, was alle geschrieben haben.',
  'the_number.paper.correct':
    'Ein früherer Zug: Tipp auf eine Nummer, um sie zu berichtigen. Alles danach wird neu gewertet.',
  'the_number.paper.pad': 'Ziffern',
  'the_number.paper.keys': 'Drei Ziffern, dann von selbst die nächste Person. Taste „{key}“: nichts geschrieben.',
  'the_number.paper.nothing': 'Nichts geschrieben',
  'the_number.paper.write': 'Aufschreiben',
  'the_number.paper.writeCorrection': 'Berichtigen',
  'the_number.paper.leave': 'So lassen',
  'the_number.paper.corrected': 'Berichtigt; alles danach ist neu gewertet.',
  'the_number.paper.undo': 'Rückgängig',
  'the_number.paper.undone': 'Die Berichtigung ist rückgängig gemacht.',
  'the_number.paper.changes': 'Spätere Züge, die sich damit ändern:',
  'the_number.paper.changesNone': 'Kein späterer Zug ändert sich damit.',
  'the_number.paper.change': '{turn}, {name}: {sentence}, {points}.',
  'the_number.paper.sheet': 'Wertungsblatt',
  'the_number.paper.earlier': 'Früheren Zug berichtigen …',
  'the_number.paper.print': 'Blatt drucken',
  'the_number.paper.round': 'Runde {round} von {of}',
  'the_number.paper.legend':
    'Klein: was geschrieben wurde. Groß: Punkte. Ziffern: am Rundenende ein Punkt für jede durchgestrichene Ziffer.',
  'the_number.paper.newAsk':
    'Das Blatt dieses Spiels wird weggeworfen. Druck oder speichere es vorher, wenn du es behalten willst.',
  'the_number.paper.clock': 'Zuguhr',
  'the_number.paper.clockAbout': 'Zeit für einen Zug von The Number, groß genug für den ganzen Tisch.',
} as const;

export default words;
