// NMBR 9 with cardboard.
const words = {
  'nmbr9.paper.title': 'NMBR 9',
  'nmbr9.paper.about':
    'Place tes tuiles sur leurs niveaux et lis le score, ou rebâtis la construction tuile par tuile.',
  'nmbr9.paper.begin': 'NMBR 9 de la boîte',
  'nmbr9.paper.way': 'Que veux-tu faire\u202f?',
  'nmbr9.paper.levels': 'Juste le score',
  'nmbr9.paper.levelsMeans': 'Tuiles par niveau',
  'nmbr9.paper.rebuild': 'Rebâtir',
  'nmbr9.paper.rebuildMeans': 'Tuile par tuile, chaque emplacement contrôlé',
  'nmbr9.paper.start': 'Commencer',
  'nmbr9.paper.tiles': 'Tuiles',
  'nmbr9.paper.tile': '{number}\u00a0: {left}',
  'nmbr9.paper.twoLeft': 'il en reste deux',
  'nmbr9.paper.oneLeft': 'il en reste une',
  'nmbr9.paper.bothIn': 'les deux placées',
  'nmbr9.paper.tap': 'Place tes tuiles sur leurs niveaux',
  'nmbr9.paper.how': 'Choisis un niveau, puis touche ses tuiles. Touche une tuile d’un niveau pour la retirer.',
  'nmbr9.paper.chooseLevel': { one: 'Niveau {level}, {n} point', other: 'Niveau {level}, {n} points' },
  'nmbr9.paper.takeOff': 'Retirer {number} du niveau {level}',
  'nmbr9.paper.takeBack': 'Reprendre',
  'nmbr9.paper.nothing': 'ne rapporte rien, tu peux le laisser vide',
  'nmbr9.paper.heard': {
    one: '{number} au niveau {level}\u00a0: {n} point en tout.',
    other: '{number} au niveau {level}\u00a0: {n} points en tout.',
  },
  'nmbr9.paper.scoreOf': 'Score de {name} pour l’instant',
  'nmbr9.paper.above': { one: '{n} tuile au-dessus du niveau 0.', other: '{n} tuiles au-dessus du niveau 0.' },
  'nmbr9.paper.doubtSquares': {
    one: 'Le niveau {level} a {squares} carrés, mais le niveau {below} n’en a que {n} pour le porter. Tout y est\u202f?',
    other:
      'Le niveau {level} a {squares} carrés, mais le niveau {below} n’en a que {n} pour le porter. Tout y est\u202f?',
  },
  'nmbr9.paper.doubtTwo':
    'Une tuile du niveau {level} repose sur deux tuiles au moins\u00a0: il en manque au niveau {below}.',
  'nmbr9.paper.table': 'À cette table',
  'nmbr9.paper.results': 'Résultats',
  'nmbr9.paper.next': 'à suivre',
  'nmbr9.paper.again': 'Modifier les tuiles de {name}',
  'nmbr9.paper.done': 'Terminé',
  'nmbr9.paper.doneNext': 'Terminé, au tour de {name}',
  'nmbr9.paper.newAsk': 'Les tuiles et les scores de cette partie sont jetés.',
  'nmbr9.paper.tilesIn': '{n} tuiles sur {of}',
  'nmbr9.paper.pick': 'Choisis la première tuile ci-dessus.',
  'nmbr9.paper.order': 'Si tu as posé les tuiles dans l’ordre des cartes, voici la partie entière\u00a0:',
  'nmbr9.paper.notOrder':
    'Pour enregistrer ou analyser la partie, pose les tuiles de chacun dans le même ordre, celui des cartes.',
} as const;

export default words;
