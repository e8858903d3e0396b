// The paper table, as far as it is the same for every game.
const words = {
  'paper.about':
    'Vous jouez avec des stylos et du carton\u202f; cette page vérifie, explique et compte les points. Elle marche sans serveur.',
  'paper.players': 'Qui joue',
  'paper.player': 'Joueur {n}',
  'paper.nameOf': 'Nom du joueur {n}',
  'paper.remove': 'Retirer le joueur {n}',
  'paper.add': 'Ajouter un joueur',
  'paper.save': 'Enregistrer la partie',
  'paper.keep': 'Garder dans tes parties\u00a0: qui es-tu\u202f?',
  'paper.isKept': 'Elle est parmi tes parties.',
  'paper.new': 'Nouvelle partie',
  'paper.new.ask': 'Commencer une nouvelle partie\u202f?',
  'paper.new.keep': 'Garder celle-ci',
  'paper.clock': 'Horloge',
  'paper.clock.start': 'Lancer l’horloge',
  'paper.clock.stop': 'Pause',
  'paper.clock.back': 'Remettre à zéro',
  'paper.clock.length': 'Durée',
  'paper.clock.up': 'Temps écoulé',
} as const;

export default words;
