// NMBR 9 with cardboard.
const words = {
  'nmbr9.paper.title': 'NMBR 9',
  'nmbr9.paper.about':
    'Toca tus losetas en sus niveles y mira los puntos, o reconstruye la construcción loseta a loseta.',
  'nmbr9.paper.begin': 'NMBR 9, de la caja',
  'nmbr9.paper.way': '¿Qué quieres hacer?',
  'nmbr9.paper.levels': 'Solo los puntos',
  'nmbr9.paper.levelsMeans': 'Losetas por niveles',
  'nmbr9.paper.rebuild': 'Reconstruir',
  'nmbr9.paper.rebuildMeans': 'Loseta a loseta, cada lugar comprobado',
  'nmbr9.paper.start': 'Empezar',
  'nmbr9.paper.tiles': 'Losetas',
  'nmbr9.paper.tile': '{number}: {left}',
  'nmbr9.paper.twoLeft': 'quedan dos',
  'nmbr9.paper.oneLeft': 'queda una',
  'nmbr9.paper.bothIn': 'las dos puestas',
  'nmbr9.paper.tap': 'Toca tus losetas en sus niveles',
  'nmbr9.paper.how': 'Elige un nivel y toca las losetas que tiene. Toca una loseta de un nivel para quitarla.',
  'nmbr9.paper.chooseLevel': { one: 'Nivel {level}, {n} punto', other: 'Nivel {level}, {n} puntos' },
  'nmbr9.paper.takeOff': 'Quitar {number} del nivel {level}',
  'nmbr9.paper.takeBack': 'Deshacer la última',
  'nmbr9.paper.nothing': 'no da puntos, puedes dejarlo vacío',
  'nmbr9.paper.heard': {
    one: '{number} en el nivel {level}: {n} punto en total.',
    other: '{number} en el nivel {level}: {n} puntos en total.',
  },
  'nmbr9.paper.scoreOf': 'Puntos de {name} hasta ahora',
  'nmbr9.paper.above': { one: '{n} loseta por encima del nivel 0.', other: '{n} losetas por encima del nivel 0.' },
  'nmbr9.paper.doubtSquares': {
    one: 'El nivel {level} tiene {squares} cuadrados y el nivel {below} solo {n} para sostenerlo. ¿Está todo?',
    other: 'El nivel {level} tiene {squares} cuadrados y el nivel {below} solo {n} para sostenerlo. ¿Está todo?',
  },
  'nmbr9.paper.doubtTwo': 'Una loseta del nivel {level} se apoya al menos en dos: en el nivel {below} faltan losetas.',
  'nmbr9.paper.table': 'En esta mesa',
  'nmbr9.paper.results': 'Resultados',
  'nmbr9.paper.next': 'a continuación',
  'nmbr9.paper.again': 'Cambiar las losetas de {name}',
  'nmbr9.paper.done': 'Listo',
  'nmbr9.paper.doneNext': 'Listo, ahora {name}',
  'nmbr9.paper.newAsk': 'Las losetas y los puntos de esta partida se pierden.',
  'nmbr9.paper.tilesIn': '{n} de {of} losetas',
  'nmbr9.paper.pick': 'Elige arriba la primera loseta.',
  'nmbr9.paper.order': 'Si has puesto las losetas en el orden de las cartas, esta es la partida entera:',
  'nmbr9.paper.notOrder':
    'Para guardar o analizar la partida, pon las losetas de todos en el mismo orden, el de las cartas.',
} as const;

export default words;
