// The paper table, as far as it is the same for every game.
const words = {
  'paper.about':
    'Jugáis con lápiz y cartón; esta página comprueba, explica y cuenta los puntos. Funciona sin servidor.',
  'paper.players': 'Quién juega',
  'paper.player': 'Jugador {n}',
  'paper.nameOf': 'Nombre del jugador {n}',
  'paper.remove': 'Quitar al jugador {n}',
  'paper.add': 'Añadir un jugador',
  'paper.save': 'Guardar la partida',
  'paper.keep': 'Añadirla a Tus partidas: ¿quién eres?',
  'paper.isKept': 'Ya está entre tus partidas.',
  'paper.new': 'Partida nueva',
  'paper.new.ask': '¿Empezar otra partida?',
  'paper.new.keep': 'Conservar esta',
  'paper.clock': 'Reloj',
  'paper.clock.start': 'Poner el reloj en marcha',
  'paper.clock.stop': 'Pausa',
  'paper.clock.back': 'Ponerlo a cero',
  'paper.clock.length': 'Tiempo',
  'paper.clock.up': 'Se acabó el tiempo',
} as const;

export default words;
