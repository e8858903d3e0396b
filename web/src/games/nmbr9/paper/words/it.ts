// NMBR 9 with cardboard.
const words = {
  'nmbr9.paper.title': 'NMBR 9',
  'nmbr9.paper.about': 'Tocca le tue tessere nei livelli e vedi i punti, o rifai la costruzione tessera per tessera.',
  'nmbr9.paper.begin': 'NMBR 9 dalla scatola',
  'nmbr9.paper.way': 'Che cosa vuoi fare?',
  'nmbr9.paper.levels': 'Solo i punti',
  'nmbr9.paper.levelsMeans': 'Tessere nei livelli',
  'nmbr9.paper.rebuild': 'Ricostruisci',
  'nmbr9.paper.rebuildMeans': 'Tessera per tessera, ogni posizione controllata',
  'nmbr9.paper.start': 'Inizia',
  'nmbr9.paper.tiles': 'Tessere',
  'nmbr9.paper.tile': '{number}: {left}',
  'nmbr9.paper.twoLeft': 'due rimaste',
  'nmbr9.paper.oneLeft': 'una rimasta',
  'nmbr9.paper.bothIn': 'entrambe messe',
  'nmbr9.paper.tap': 'Tocca le tue tessere nei livelli',
  'nmbr9.paper.how':
    'Scegli un livello e tocca le tessere che contiene. Tocca una tessera in un livello per toglierla.',
  'nmbr9.paper.chooseLevel': { one: 'Livello {level}, {n} punto', other: 'Livello {level}, {n} punti' },
  'nmbr9.paper.takeOff': 'Togli {number} dal livello {level}',
  'nmbr9.paper.takeBack': 'Togli l’ultima',
  'nmbr9.paper.nothing': 'non dà punti, puoi lasciarlo vuoto',
  'nmbr9.paper.heard': {
    one: '{number} al livello {level}: {n} punto in tutto.',
    other: '{number} al livello {level}: {n} punti in tutto.',
  },
  'nmbr9.paper.scoreOf': 'Punti di {name} finora',
  'nmbr9.paper.above': { one: '{n} tessera sopra il livello 0.', other: '{n} tessere sopra il livello 0.' },
  'nmbr9.paper.doubtSquares': {
    one: 'Il livello {level} ha {squares} quadrati, ma il livello {below} ne ha solo {n} per reggerlo. C’è tutto?',
    other: 'Il livello {level} ha {squares} quadrati, ma il livello {below} ne ha solo {n} per reggerlo. C’è tutto?',
  },
  'nmbr9.paper.doubtTwo': 'Una tessera al livello {level} poggia almeno su due: al livello {below} ne mancano ancora.',
  'nmbr9.paper.table': 'A questo tavolo',
  'nmbr9.paper.results': 'Risultati',
  'nmbr9.paper.next': 'a seguire',
  'nmbr9.paper.again': 'Cambia le tessere di {name}',
  'nmbr9.paper.done': 'Fatto',
  'nmbr9.paper.doneNext': 'Fatto, tocca a {name}',
  'nmbr9.paper.newAsk': 'Le tessere e i punti di questa partita vanno persi.',
  'nmbr9.paper.tilesIn': '{n} di {of} tessere',
  'nmbr9.paper.pick': 'Scegli sopra la prima tessera.',
  'nmbr9.paper.order': 'Se hai messo le tessere nell’ordine delle carte, questa è la partita intera:',
  'nmbr9.paper.notOrder':
    'Per salvare o analizzare la partita, metti le tessere di tutti nello stesso ordine, quello delle carte.',
} as const;

export default words;
