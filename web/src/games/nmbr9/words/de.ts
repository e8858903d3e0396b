import type english from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof english> = {
  // The front page.
  'nmbr9.players': '1 bis 4 Personen, 20 Minuten',
  'nmbr9.about': 'Leg zwanzig Plättchen und bau in die Höhe. Jede Ebene zählt mehr.',

  // The end of a game played alone.
  'nmbr9.end.done': 'Alle Plättchen gelegt',
  'nmbr9.end.solo': 'Nächstes Mal schaffst du mehr: Ab 100 Punkten ist es hervorragend.',
  'nmbr9.end.soloGreat': 'Hervorragend: 100 Punkte oder mehr!',

  'nmbr9.place': 'Leg deine {number}',
  'nmbr9.yours': 'Deine Auslage',
  'nmbr9.layoutOf': 'Auslage von {name}',
  'nmbr9.placed': 'Deine {number} liegt auf Ebene {level} und bleibt dort.',
  'nmbr9.over': { one: 'Alle Plättchen liegen: {n} Punkt.', other: 'Alle Plättchen liegen: {n} Punkte.' },
  'nmbr9.standing.placed': '{name} hat die {number} gelegt.',
  'nmbr9.standing.thinking': '{name} überlegt, wohin die {number} kommt.',
  'nmbr9.standing.away': '{name} ist nicht da und hat die {number} noch nicht gelegt.',

  'nmbr9.fits.first': 'Das erste Plättchen darf überall liegen. Zieh es oder leg es hier ab.',
  'nmbr9.fits.table': 'Passt auf Ebene 0: keine Punkte, aber eine Basis für mehr.',
  'nmbr9.fits.level': 'Passt auf Ebene {level}.',
  'nmbr9.fits.points': {
    one: 'Passt auf Ebene {level}. Es liegt auf {tiles} Plättchen: {n} Punkt.',
    other: 'Passt auf Ebene {level}. Es liegt auf {tiles} Plättchen: {n} Punkte.',
  },
  'nmbr9.reason.gap': { one: 'Ein Feld hängt über einer Lücke.', other: '{n} Felder hängen über einer Lücke.' },
  'nmbr9.reason.overlaps': {
    one: 'Ein Feld ist schon von einem höheren Plättchen belegt.',
    other: '{n} Felder sind schon von einem höheren Plättchen belegt.',
  },
  'nmbr9.reason.apart': 'Es muss ein Plättchen der Ebene {level} an einer Kante berühren.',
  'nmbr9.reason.oneTile': 'Es liegt nur auf einem Plättchen; es braucht zwei.',
  'nmbr9.reason.full': 'In diese Auslage passt kein Plättchen mehr.',

  'nmbr9.confirm': 'Auf Ebene {level} legen',
  'nmbr9.refused': 'Passt hier nicht',
  'nmbr9.rotate': 'Drehen',
  'nmbr9.rotateLeft': 'Nach links drehen',
  'nmbr9.rotateRight': 'Nach rechts drehen',
  'nmbr9.back': 'Zurück zu deiner Auslage',
  'nmbr9.fit': 'Alles zeigen',
  'nmbr9.zoomIn': 'Vergrößern',
  'nmbr9.zoomOut': 'Verkleinern',
  'nmbr9.solid': 'In 3D zeigen',
  'nmbr9.flat': 'Von oben zeigen',
  'nmbr9.solidLabel': 'Die Auslage in 3D. Pfeiltasten drehen sie, Plus und Minus zoomen.',
  'nmbr9.solidWait': '3D-Ansicht wird geladen …',
  'nmbr9.solidNone': 'Dieser Browser kann kein 3D zeigen. Die Ansicht von oben zeigt dieselben Plättchen.',
  'nmbr9.again': 'Erneut versuchen',
  'nmbr9.where': 'Wo es passt',
  'nmbr9.levelPlaces': { one: 'Ebene {level}: {n} Stelle', other: 'Ebene {level}: {n} Stellen' },
  'nmbr9.placesShort': { one: '{n} Stelle', other: '{n} Stellen' },

  'nmbr9.cards': 'Karten',
  'nmbr9.cardOf': 'Karte {card} von {cards}.',
  'nmbr9.toCome': { one: 'Noch {n}.', other: 'Noch {n}.' },
  'nmbr9.last': 'Die letzte.',
  'nmbr9.score': 'Deine Punkte',
  'nmbr9.level': 'Ebene {level}',
  'nmbr9.level.vertigo': 'Höhenangst', // a bot
  'nmbr9.level.vertigoMeans': 'baut nie über Ebene 2: Bau höher!',
  'nmbr9.total': 'Gesamt',
  'nmbr9.climb': 'Karte für Karte',
  'nmbr9.excellent': '{n} ist hervorragend',
  'nmbr9.others': 'Die anderen',
  'nmbr9.state.placed': 'hat gelegt',
  'nmbr9.hurry': '{name} drängen (1 Min.)',

  'nmbr9.possible.title': 'Was möglich war',
  'nmbr9.possible.best': 'Die beste Auslage, die für diese Reihenfolge gefunden wurde.',
  'nmbr9.possible.beaten': 'Deine ist so gut wie die beste gefundene.',
  'nmbr9.possible.most': 'Mehr als {points} ist unmöglich.',
  'nmbr9.possible.proved': 'Besser geht es nicht.',
  'nmbr9.possible.searching': 'Die Suche läuft: Vielleicht gibt es eine bessere.',
  'nmbr9.possible.done': 'Eine Minute lang gesucht.',
  'nmbr9.possible.none': 'Auf diesem Gerät lässt sich die beste Auslage nicht suchen.',

  'nmbr9.key.arrows': 'Pfeile',
  'nmbr9.key.enter': 'Enter',
  'nmbr9.key.move': 'bewegen',
  'nmbr9.key.next': 'weiter',
  'nmbr9.key.place': 'legen',
  'nmbr9.keys':
    'Pfeiltasten bewegen das Plättchen um ein Feld. R dreht es, Umschalt und R dreht es zurück. N und P gehen die Stellen durch, an denen es passt, die höchste Ebene zuerst. Enter legt es ab, Escape beginnt von vorn. Plus, Minus und 0 zoomen.',

  'nmbr9.text.span': '{from} bis {to}',
  'nmbr9.text.where': 'Spalten {columns}, Zeilen {rows}',
  'nmbr9.text.turned': 'Spalten {columns}, Zeilen {rows}, um {degrees}° gedreht',
  'nmbr9.text.tile': '{number}: {where}.',
  'nmbr9.text.tileOn': '{number}: {where}, auf {below}.',
  'nmbr9.text.empty': 'Noch keine Plättchen.',
  'nmbr9.text.hand': 'In der Hand: {number}.',
  'nmbr9.text.refused': 'Passt nicht. {reason}',
  'nmbr9.text.heard': '{fits} Position: {where}.',
  'nmbr9.text.levelPoints': { one: 'Ebene {level}: {n} Punkt.', other: 'Ebene {level}: {n} Punkte.' },
  'nmbr9.text.gone': 'Karten bisher: {numbers}.',
  'nmbr9.text.left': 'Noch im Stapel: {numbers}.',
  'nmbr9.text.card': 'Neue Karte: {number}.',
  'nmbr9.text.open': 'Auslage von {name} groß zeigen',

  // The tile in hand.
  'nmbr9.first.ask': 'Dein Tisch ist noch leer. Zieh das Plättchen darauf oder tippe auf die Stelle.',
  'nmbr9.first.middle': 'In die Mitte legen',
  'nmbr9.fits.last': 'Passt auf Ebene 0: keine Punkte.',
  'nmbr9.move': 'Um ein Feld bewegen',
  'nmbr9.moveLeft': 'Nach links',
  'nmbr9.moveUp': 'Nach oben',
  'nmbr9.moveDown': 'Nach unten',
  'nmbr9.moveRight': 'Nach rechts',
  'nmbr9.key.wheel': 'Mausrad',
  'nmbr9.key.zoom': 'zoomen',
  'nmbr9.legend.now': 'passt',
  'nmbr9.legend.turned': 'passt gedreht',

  // When time is up.
  'nmbr9.zero.rule': 'Wenn die Zeit um ist, legt ein Bot das Plättchen für alle, die noch nicht gelegt haben.',
  'nmbr9.zero.you': 'Wenn die Zeit um ist, legt ein Bot das Plättchen für dich.',
  'nmbr9.zero.cameYou': 'Die Zeit war um: Ein Bot hat deine {number} auf Ebene {level} gelegt.',
  'nmbr9.zero.came': 'Die Zeit war um: Ein Bot hat die {number} für {name} auf Ebene {level} gelegt.',

  // After the end.
  'nmbr9.tale.title': 'Punkte nach Ebenen',
  'nmbr9.tale.best': {
    one: 'Dein bestes Plättchen: {number} auf Ebene {level}, {n} Punkt.',
    other: 'Dein bestes Plättchen: {number} auf Ebene {level}, {n} Punkte.',
  },
  'nmbr9.tale.bestOf': {
    one: 'Bestes Plättchen: {name}, {number} auf Ebene {level}, {n} Punkt.',
    other: 'Bestes Plättchen: {name}, {number} auf Ebene {level}, {n} Punkte.',
  },
  'nmbr9.hints': 'Beste Stellen',
  'nmbr9.hint.best': 'etwa {points} Punkte',
  'nmbr9.hint.place': 'Stelle {rank}: Ebene {level}, am Ende etwa {points} Punkte',
  'nmbr9.hint.first': 'Das erste Plättchen kann überall liegen.',
};

export default words;
