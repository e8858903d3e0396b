import type english from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof english> = {
  // The front page.
  'nmbr9.players': '1 a 4 jugadores, 20 min',
  'nmbr9.about': 'Coloca veinte losetas y construye hacia arriba. Cada nivel vale más.',

  // The end of a game played alone.
  'nmbr9.end.done': 'Todas las losetas colocadas',
  'nmbr9.end.solo': 'La próxima vez puedes superarlo: a partir de 100 puntos es excelente.',
  'nmbr9.end.soloGreat': '¡Excelente: 100 puntos o más!',

  'nmbr9.place': 'Coloca tu {number}',
  'nmbr9.yours': 'Tu construcción',
  'nmbr9.layoutOf': 'Construcción de {name}',
  'nmbr9.placed': 'Tu {number} está en el nivel {level} y ahí se queda.',
  'nmbr9.over': {
    one: 'Todas las losetas están colocadas: {n} punto.',
    other: 'Todas las losetas están colocadas: {n} puntos.',
  },
  'nmbr9.standing.placed': '{name} ha colocado el {number}.',
  'nmbr9.standing.thinking': '{name} está pensando dónde va el {number}.',
  'nmbr9.standing.away': '{name} no está y aún no ha colocado el {number}.',

  'nmbr9.fits.first': 'La primera loseta puede ir donde quieras. Arrástrala o colócala aquí.',
  'nmbr9.fits.table': 'Cabe en el nivel 0: no puntúa, pero sirve de base.',
  'nmbr9.fits.level': 'Cabe en el nivel {level}.',
  'nmbr9.fits.points': {
    one: 'Cabe en el nivel {level}. Se apoya en {tiles} losetas: {n} punto.',
    other: 'Cabe en el nivel {level}. Se apoya en {tiles} losetas: {n} puntos.',
  },
  'nmbr9.reason.gap': { one: 'Un cuadrado queda sobre un hueco.', other: '{n} cuadrados quedan sobre un hueco.' },
  'nmbr9.reason.overlaps': {
    one: 'Un cuadrado ya está ocupado por una loseta de más arriba.',
    other: '{n} cuadrados ya están ocupados por una loseta de más arriba.',
  },
  'nmbr9.reason.apart': 'Debe compartir un lado con una loseta del nivel {level}.',
  'nmbr9.reason.oneTile': 'Se apoya en una sola loseta; necesita dos.',
  'nmbr9.reason.full': 'En esta construcción no caben más losetas.',

  'nmbr9.confirm': 'Colocar en el nivel {level}',
  'nmbr9.refused': 'Aquí no cabe',
  'nmbr9.rotate': 'Girar',
  'nmbr9.rotateLeft': 'Girar a la izquierda',
  'nmbr9.rotateRight': 'Girar a la derecha',
  'nmbr9.back': 'Volver a tu construcción',
  'nmbr9.fit': 'Verlo todo',
  'nmbr9.zoomIn': 'Acercar',
  'nmbr9.zoomOut': 'Alejar',
  'nmbr9.solid': 'Ver en 3D',
  'nmbr9.flat': 'Ver desde arriba',
  'nmbr9.solidLabel': 'La construcción en 3D. Las flechas la giran, más y menos la acercan y la alejan.',
  'nmbr9.solidWait': 'Preparando la vista en 3D…',
  'nmbr9.solidNone': 'Este navegador no puede mostrar la vista en 3D. Desde arriba se ven las mismas losetas.',
  'nmbr9.again': 'Reintentar',
  'nmbr9.where': 'Sitios posibles',
  'nmbr9.levelPlaces': { one: 'nivel {level}: {n} sitio', other: 'nivel {level}: {n} sitios' },
  'nmbr9.placesShort': { one: '{n} sitio', other: '{n} sitios' },

  'nmbr9.cards': 'Cartas',
  'nmbr9.cardOf': 'Carta {card} de {cards}.',
  'nmbr9.toCome': { one: 'Queda {n}.', other: 'Quedan {n}.' },
  'nmbr9.last': 'Es la última.',
  'nmbr9.score': 'Tu puntuación',
  'nmbr9.level': 'Nivel {level}',
  'nmbr9.level.vertigo': 'vértigo', // a bot
  'nmbr9.level.vertigoMeans': 'nunca pasa del nivel 2: sube más',
  'nmbr9.total': 'Total',
  'nmbr9.climb': 'Carta a carta',
  'nmbr9.excellent': '{n} es excelente',
  'nmbr9.others': 'Los demás',
  'nmbr9.state.placed': 'ya ha colocado',
  'nmbr9.hurry': 'Meter prisa a {name} (1 min)',

  'nmbr9.possible.title': 'Lo que era posible',
  'nmbr9.possible.best': 'La mejor construcción encontrada para este orden.',
  'nmbr9.possible.beaten': 'La tuya iguala la mejor encontrada.',
  'nmbr9.possible.most': 'Más de {points} es imposible.',
  'nmbr9.possible.proved': 'No es posible nada mejor.',
  'nmbr9.possible.searching': 'Buscando: aún puede haber una mejor.',
  'nmbr9.possible.done': 'Búsqueda de un minuto.',
  'nmbr9.possible.none': 'En este dispositivo no se puede buscar la mejor construcción.',

  'nmbr9.key.arrows': 'Flechas',
  'nmbr9.key.enter': 'Intro',
  'nmbr9.key.move': 'mover',
  'nmbr9.key.next': 'otro sitio',
  'nmbr9.key.place': 'colocar',
  'nmbr9.keys':
    'Las flechas mueven la loseta un cuadrado. R la gira, Mayús y R la gira al revés. N y P recorren los sitios donde cabe, primero el nivel más alto. Intro la coloca, Escape vuelve a empezar. Más, menos y 0 cambian el zoom.',

  'nmbr9.text.span': '{from} a {to}',
  'nmbr9.text.where': 'columnas {columns}, filas {rows}',
  'nmbr9.text.turned': 'columnas {columns}, filas {rows}, girada {degrees}°',
  'nmbr9.text.tile': '{number}: {where}.',
  'nmbr9.text.tileOn': '{number}: {where}, sobre {below}.',
  'nmbr9.text.empty': 'Aún no hay losetas.',
  'nmbr9.text.hand': 'En la mano: {number}.',
  'nmbr9.text.refused': 'No cabe. {reason}',
  'nmbr9.text.heard': '{fits} Posición: {where}.',
  'nmbr9.text.levelPoints': { one: 'Nivel {level}: {n} punto.', other: 'Nivel {level}: {n} puntos.' },
  'nmbr9.text.gone': 'Cartas que han salido: {numbers}.',
  'nmbr9.text.left': 'Cartas que faltan: {numbers}.',
  'nmbr9.text.card': 'Carta nueva: {number}.',
  'nmbr9.text.open': 'Ver en grande la construcción de {name}',

  // The tile in hand.
  'nmbr9.first.ask': 'Tu mesa está vacía. Arrastra la loseta hasta ella o toca donde la quieras.',
  'nmbr9.first.middle': 'Ponla en el centro',
  'nmbr9.fits.last': 'Cabe en el nivel 0: no puntúa.',
  'nmbr9.move': 'Mover un cuadrado',
  'nmbr9.moveLeft': 'Mover a la izquierda',
  'nmbr9.moveUp': 'Mover hacia arriba',
  'nmbr9.moveDown': 'Mover hacia abajo',
  'nmbr9.moveRight': 'Mover a la derecha',
  'nmbr9.key.wheel': 'Rueda',
  'nmbr9.key.zoom': 'zoom',
  'nmbr9.legend.now': 'cabe',
  'nmbr9.legend.turned': 'cabe girada',

  // When time is up.
  'nmbr9.zero.rule': 'Si se acaba el tiempo, un bot coloca la loseta de quien no lo ha hecho.',
  'nmbr9.zero.you': 'Si se acaba el tiempo, un bot coloca la loseta por ti.',
  'nmbr9.zero.cameYou': 'Se acabó el tiempo: un bot ha colocado tu {number} en el nivel {level}.',
  'nmbr9.zero.came': 'Se acabó el tiempo: un bot ha colocado el {number} de {name} en el nivel {level}.',

  // After the end.
  'nmbr9.tale.title': 'Puntos por nivel',
  'nmbr9.tale.best': {
    one: 'Tu mejor loseta: {number} en el nivel {level}, {n} punto.',
    other: 'Tu mejor loseta: {number} en el nivel {level}, {n} puntos.',
  },
  'nmbr9.tale.bestOf': {
    one: 'Mejor loseta: {name}, {number} en el nivel {level}, {n} punto.',
    other: 'Mejor loseta: {name}, {number} en el nivel {level}, {n} puntos.',
  },
  'nmbr9.hints': 'Mejores sitios',
  'nmbr9.hint.best': 'unos {points} puntos',
  'nmbr9.hint.place': 'Sitio {rank}: nivel {level}, unos {points} puntos al final',
  'nmbr9.hint.first': 'La primera loseta puede ir en cualquier sitio.',
};

export default words;
