import type english from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof english> = {
  // The front page.
  'nmbr9.players': '1 à 4 joueurs, 20 minutes',
  'nmbr9.about': 'Pose vingt tuiles et construis en hauteur. Chaque niveau compte plus.',

  // The end of a game played alone.
  'nmbr9.end.done': 'Toutes les tuiles posées',
  'nmbr9.end.solo': 'La prochaine fois, tu feras encore mieux : à partir de 100 points, c’est excellent.',
  'nmbr9.end.soloGreat': 'Excellent : 100 points ou plus !',

  'nmbr9.place': 'Pose ton {number}',
  'nmbr9.yours': 'Ta construction',
  'nmbr9.layoutOf': 'Construction de {name}',
  'nmbr9.placed': 'Ton {number} est au niveau {level} et y reste.',
  'nmbr9.over': {
    one: 'Toutes les tuiles sont posées : {n} point.',
    other: 'Toutes les tuiles sont posées : {n} points.',
  },
  'nmbr9.standing.placed': '{name} a posé le {number}.',
  'nmbr9.standing.thinking': '{name} se demande où poser le {number}.',
  'nmbr9.standing.away': '{name} n’est pas là et n’a pas encore posé le {number}.',

  'nmbr9.fits.first': 'La première tuile va où tu veux. Fais-la glisser ou pose-la ici.',
  'nmbr9.fits.table': 'Possible au niveau 0 : aucun point, mais une base.',
  'nmbr9.fits.level': 'Possible au niveau {level}.',
  'nmbr9.fits.points': {
    one: 'Possible au niveau {level}, sur {tiles} tuiles : {n} point.',
    other: 'Possible au niveau {level}, sur {tiles} tuiles : {n} points.',
  },
  'nmbr9.reason.gap': { one: 'Une case est au-dessus d’un vide.', other: '{n} cases sont au-dessus d’un vide.' },
  'nmbr9.reason.overlaps': {
    one: 'Une case est déjà occupée par une tuile plus haute.',
    other: '{n} cases sont déjà occupées par une tuile plus haute.',
  },
  'nmbr9.reason.apart': 'Elle doit toucher par un côté une tuile du niveau {level}.',
  'nmbr9.reason.oneTile': 'Elle ne repose que sur une tuile ; il en faut deux.',
  'nmbr9.reason.full': 'Cette construction n’a plus de place pour une tuile.',

  'nmbr9.confirm': 'Poser au niveau {level}',
  'nmbr9.refused': 'Impossible ici',
  'nmbr9.rotate': 'Tourner',
  'nmbr9.rotateLeft': 'Tourner à gauche',
  'nmbr9.rotateRight': 'Tourner à droite',
  'nmbr9.back': 'Retour à ta construction',
  'nmbr9.fit': 'Tout montrer',
  'nmbr9.zoomIn': 'Agrandir',
  'nmbr9.zoomOut': 'Réduire',
  'nmbr9.solid': 'Voir en 3D',
  'nmbr9.flat': 'Voir du dessus',
  'nmbr9.solidLabel': 'La construction en 3D. Les flèches la tournent, plus et moins changent le zoom.',
  'nmbr9.solidWait': 'Préparation de la vue en 3D…',
  'nmbr9.solidNone': 'Ce navigateur ne peut pas afficher la 3D. La vue du dessus montre les mêmes tuiles.',
  'nmbr9.again': 'Réessayer',
  'nmbr9.where': 'Emplacements possibles',
  'nmbr9.levelPlaces': { one: 'niveau {level} : {n} emplacement', other: 'niveau {level} : {n} emplacements' },
  'nmbr9.placesShort': { one: '{n} choix', other: '{n} choix' },

  'nmbr9.cards': 'Cartes',
  'nmbr9.cardOf': 'Carte {card} sur {cards}.',
  'nmbr9.toCome': { one: 'Encore {n}.', other: 'Encore {n}.' },
  'nmbr9.last': 'C’est la dernière.',
  'nmbr9.score': 'Ton score',
  'nmbr9.level': 'Niveau {level}',
  'nmbr9.level.vertigo': 'vertige', // a bot
  'nmbr9.level.vertigoMeans': 'ne dépasse jamais le niveau 2 : monte plus haut',
  'nmbr9.total': 'Total',
  'nmbr9.climb': 'Carte par carte',
  'nmbr9.excellent': '{n}, c’est excellent',
  'nmbr9.others': 'Les autres',
  'nmbr9.state.placed': 'a joué',
  'nmbr9.hurry': 'Presser {name} (1 min)',

  'nmbr9.possible.title': 'Ce qui était possible',
  'nmbr9.possible.best': 'La meilleure construction trouvée pour cet ordre.',
  'nmbr9.possible.beaten': 'La tienne vaut la meilleure trouvée.',
  'nmbr9.possible.most': 'Plus de {points}, c’est impossible.',
  'nmbr9.possible.proved': 'Il est impossible de faire mieux.',
  'nmbr9.possible.searching': 'Recherche en cours : il y en a peut-être une meilleure.',
  'nmbr9.possible.done': 'Recherche d’une minute.',
  'nmbr9.possible.none': 'Impossible de chercher la meilleure construction sur cet appareil.',

  'nmbr9.key.arrows': 'Flèches',
  'nmbr9.key.enter': 'Entrée',
  'nmbr9.key.move': 'déplacer',
  'nmbr9.key.next': 'suivant',
  'nmbr9.key.place': 'poser',
  'nmbr9.keys':
    'Les flèches déplacent la tuile d’une case. R la tourne, Maj et R la tourne dans l’autre sens. N et P passent d’un emplacement possible à l’autre, du niveau le plus haut au plus bas. Entrée la pose, Échap recommence. Plus, moins et 0 changent le zoom.',

  'nmbr9.text.span': '{from} à {to}',
  'nmbr9.text.where': 'colonnes {columns}, lignes {rows}',
  'nmbr9.text.turned': 'colonnes {columns}, lignes {rows}, tournée de {degrees}°',
  'nmbr9.text.tile': '{number} : {where}.',
  'nmbr9.text.tileOn': '{number} : {where}, sur {below}.',
  'nmbr9.text.empty': 'Pas encore de tuile.',
  'nmbr9.text.hand': 'En main : {number}.',
  'nmbr9.text.refused': 'Impossible. {reason}',
  'nmbr9.text.heard': '{fits} Position : {where}.',
  'nmbr9.text.levelPoints': { one: 'Niveau {level} : {n} point.', other: 'Niveau {level} : {n} points.' },
  'nmbr9.text.gone': 'Cartes sorties : {numbers}.',
  'nmbr9.text.left': 'Cartes à venir : {numbers}.',
  'nmbr9.text.card': 'Nouvelle carte : {number}.',
  'nmbr9.text.open': 'Voir en grand la construction de {name}',

  // The tile in hand.
  'nmbr9.first.ask': 'Ta table est vide. Fais-y glisser la tuile ou touche l’endroit voulu.',
  'nmbr9.first.middle': 'La mettre au milieu',
  'nmbr9.fits.last': 'Possible au niveau 0 : aucun point.',
  'nmbr9.move': 'Déplacer d’une case',
  'nmbr9.moveLeft': 'Vers la gauche',
  'nmbr9.moveUp': 'Vers le haut',
  'nmbr9.moveDown': 'Vers le bas',
  'nmbr9.moveRight': 'Vers la droite',
  'nmbr9.key.wheel': 'Molette',
  'nmbr9.key.zoom': 'zoom',
  'nmbr9.legend.now': 'possible',
  'nmbr9.legend.turned': 'possible tournée',

  // When time is up.
  'nmbr9.zero.rule': 'Quand le temps est écoulé, un bot pose la tuile de qui ne l’a pas fait.',
  'nmbr9.zero.you': 'Si le temps s’écoule, un bot pose la tuile pour toi.',
  'nmbr9.zero.cameYou': 'Le temps s’est écoulé : un bot a posé ton {number} au niveau {level}.',
  'nmbr9.zero.came': 'Le temps s’est écoulé : un bot a posé le {number} pour {name} au niveau {level}.',

  // After the end.
  'nmbr9.tale.title': 'Points par niveau',
  'nmbr9.tale.best': {
    one: 'Ta meilleure tuile : {number} au niveau {level}, {n} point.',
    other: 'Ta meilleure tuile : {number} au niveau {level}, {n} points.',
  },
  'nmbr9.tale.bestOf': {
    one: 'Meilleure tuile : {name}, {number} au niveau {level}, {n} point.',
    other: 'Meilleure tuile : {name}, {number} au niveau {level}, {n} points.',
  },
  'nmbr9.hints': 'Meilleurs emplacements',
  'nmbr9.hint.best': 'environ {points} points',
  'nmbr9.hint.place': 'Emplacement {rank} : niveau {level}, environ {points} points à la fin',
  'nmbr9.hint.first': 'La première tuile peut aller n’importe où.',
};

export default words;
