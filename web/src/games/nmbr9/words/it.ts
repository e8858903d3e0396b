import type english from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof english> = {
  // The front page.
  'nmbr9.players': 'Da 1 a 4 giocatori, 20 min',
  'nmbr9.about': 'Posa venti tessere e costruisci verso l’alto. Ogni livello vale di più.',

  // The end of a game played alone.
  'nmbr9.end.done': 'Tutte le tessere posate',
  'nmbr9.end.solo': 'La prossima volta puoi fare ancora meglio: da 100 punti in su è eccellente.',
  'nmbr9.end.soloGreat': 'Eccellente: 100 punti o più!',

  'nmbr9.place': 'Posa il tuo {number}',
  'nmbr9.yours': 'La tua costruzione',
  'nmbr9.layoutOf': 'Costruzione di {name}',
  'nmbr9.placed': 'Il tuo {number} è al livello {level} e ci resta.',
  'nmbr9.over': { one: 'Tutte le tessere sono posate: {n} punto.', other: 'Tutte le tessere sono posate: {n} punti.' },
  'nmbr9.standing.placed': '{name} ha posato la tessera {number}.',
  'nmbr9.standing.thinking': '{name} sta pensando a dove posare la tessera {number}.',
  'nmbr9.standing.away': '{name} non c’è e non ha ancora posato la tessera {number}.',

  'nmbr9.fits.first': 'La prima tessera può stare ovunque. Trascinala o posala qui.',
  'nmbr9.fits.table': 'Ci sta al livello 0: niente punti, ma fa da base.',
  'nmbr9.fits.level': 'Ci sta al livello {level}.',
  'nmbr9.fits.points': {
    one: 'Ci sta al livello {level}. Poggia su {tiles} tessere: {n} punto.',
    other: 'Ci sta al livello {level}. Poggia su {tiles} tessere: {n} punti.',
  },
  'nmbr9.reason.gap': { one: 'Un quadrato resta sopra un vuoto.', other: '{n} quadrati restano sopra un vuoto.' },
  'nmbr9.reason.overlaps': {
    one: 'Un quadrato è già occupato da una tessera più in alto.',
    other: '{n} quadrati sono già occupati da una tessera più in alto.',
  },
  'nmbr9.reason.apart': 'Deve toccare con un lato una tessera del livello {level}.',
  'nmbr9.reason.oneTile': 'Poggia su una sola tessera; ne servono due.',
  'nmbr9.reason.full': 'In questa costruzione non c’è posto per altre tessere.',

  'nmbr9.confirm': 'Posa al livello {level}',
  'nmbr9.refused': 'Qui non ci sta',
  'nmbr9.rotate': 'Ruota',
  'nmbr9.rotateLeft': 'Ruota a sinistra',
  'nmbr9.rotateRight': 'Ruota a destra',
  'nmbr9.back': 'Torna alla tua costruzione',
  'nmbr9.fit': 'Mostra tutto',
  'nmbr9.zoomIn': 'Ingrandisci',
  'nmbr9.zoomOut': 'Rimpicciolisci',
  'nmbr9.solid': 'Mostra in 3D',
  'nmbr9.flat': 'Mostra dall’alto',
  'nmbr9.solidLabel': 'La costruzione in 3D. Le frecce la ruotano, più e meno cambiano lo zoom.',
  'nmbr9.solidWait': 'Preparazione della vista 3D…',
  'nmbr9.solidNone': 'Questo browser non può mostrare il 3D. La vista dall’alto mostra le stesse tessere.',
  'nmbr9.again': 'Riprova',
  'nmbr9.where': 'Posizioni possibili',
  'nmbr9.levelPlaces': { one: 'livello {level}: {n} posizione', other: 'livello {level}: {n} posizioni' },
  'nmbr9.placesShort': { one: '{n} posizione', other: '{n} posizioni' },

  'nmbr9.cards': 'Carte',
  'nmbr9.cardOf': 'Carta {card} di {cards}.',
  'nmbr9.toCome': { one: 'Ne manca {n}.', other: 'Ne mancano {n}.' },
  'nmbr9.last': 'È l’ultima.',
  'nmbr9.score': 'Il tuo punteggio',
  'nmbr9.level': 'Livello {level}',
  'nmbr9.level.vertigo': 'vertigini', // a bot
  'nmbr9.level.vertigoMeans': 'non supera mai il livello 2: sali di più',
  'nmbr9.total': 'Totale',
  'nmbr9.climb': 'Carta per carta',
  'nmbr9.excellent': '{n} è eccellente',
  'nmbr9.others': 'Gli altri',
  'nmbr9.state.placed': 'ha già posato',
  'nmbr9.hurry': 'Metti fretta a {name} (1 min)',

  'nmbr9.possible.title': 'Che cosa era possibile',
  'nmbr9.possible.best': 'La migliore costruzione trovata per quest’ordine.',
  'nmbr9.possible.beaten': 'La tua vale quanto la migliore trovata.',
  'nmbr9.possible.most': 'Più di {points} è impossibile.',
  'nmbr9.possible.proved': 'Meglio di così è impossibile.',
  'nmbr9.possible.searching': 'Ricerca in corso: forse ce n’è una migliore.',
  'nmbr9.possible.done': 'Ricerca di un minuto.',
  'nmbr9.possible.none': 'Su questo dispositivo non si può cercare la costruzione migliore.',

  'nmbr9.key.arrows': 'Frecce',
  'nmbr9.key.enter': 'Invio',
  'nmbr9.key.move': 'sposta',
  'nmbr9.key.next': 'altra posizione',
  'nmbr9.key.place': 'posa',
  'nmbr9.keys':
    'Le frecce spostano la tessera di un quadrato. R la ruota, Maiusc e R la ruota indietro. N e P passano da una posizione possibile all’altra, dal livello più alto. Invio la posa, Esc ricomincia. Più, meno e 0 cambiano lo zoom.',

  'nmbr9.text.span': 'da {from} a {to}',
  'nmbr9.text.where': 'colonne {columns}, righe {rows}',
  'nmbr9.text.turned': 'colonne {columns}, righe {rows}, ruotata di {degrees}°',
  'nmbr9.text.tile': '{number}: {where}.',
  'nmbr9.text.tileOn': '{number}: {where}, sopra {below}.',
  'nmbr9.text.empty': 'Ancora nessuna tessera.',
  'nmbr9.text.hand': 'In mano: {number}.',
  'nmbr9.text.refused': 'Non ci sta. {reason}',
  'nmbr9.text.heard': '{fits} Posizione: {where}.',
  'nmbr9.text.levelPoints': { one: 'Livello {level}: {n} punto.', other: 'Livello {level}: {n} punti.' },
  'nmbr9.text.gone': 'Carte uscite: {numbers}.',
  'nmbr9.text.left': 'Carte che mancano: {numbers}.',
  'nmbr9.text.card': 'Nuova carta: {number}.',
  'nmbr9.text.open': 'Mostra in grande la costruzione di {name}',

  // The tile in hand.
  'nmbr9.first.ask': 'Il tuo tavolo è vuoto. Trascinaci la tessera o tocca dove la vuoi.',
  'nmbr9.first.middle': 'Mettila al centro',
  'nmbr9.fits.last': 'Ci sta al livello 0: niente punti.',
  'nmbr9.move': 'Sposta di un quadrato',
  'nmbr9.moveLeft': 'Sposta a sinistra',
  'nmbr9.moveUp': 'Sposta in su',
  'nmbr9.moveDown': 'Sposta in giù',
  'nmbr9.moveRight': 'Sposta a destra',
  'nmbr9.key.wheel': 'Rotellina',
  'nmbr9.key.zoom': 'zoom',
  'nmbr9.legend.now': 'ci sta',
  'nmbr9.legend.turned': 'ci sta ruotata',

  // When time is up.
  'nmbr9.zero.rule': 'Quando il tempo scade, un bot posa la tessera di chi non l’ha fatto.',
  'nmbr9.zero.you': 'Se il tempo scade, un bot posa la tessera per te.',
  'nmbr9.zero.cameYou': 'Il tempo è scaduto: un bot ha posato il tuo {number} al livello {level}.',
  'nmbr9.zero.came': 'Il tempo è scaduto: un bot ha posato il {number} per {name} al livello {level}.',

  // After the end.
  'nmbr9.tale.title': 'Punti per livello',
  'nmbr9.tale.best': {
    one: 'La tua tessera migliore: {number} al livello {level}, {n} punto.',
    other: 'La tua tessera migliore: {number} al livello {level}, {n} punti.',
  },
  'nmbr9.tale.bestOf': {
    one: 'Tessera migliore: {name}, {number} al livello {level}, {n} punto.',
    other: 'Tessera migliore: {name}, {number} al livello {level}, {n} punti.',
  },
  'nmbr9.hints': 'Posizioni migliori',
  'nmbr9.hint.best': 'circa {points} punti',
  'nmbr9.hint.place': 'Posizione {rank}: livello {level}, circa {points} punti alla fine',
  'nmbr9.hint.first': 'La prima tessera può stare ovunque.',
};

export default words;
