// The Number with pens.
const words = {
  'the_number.paper.title': 'The Number',
  'the_number.paper.about':
    'Saisis ce que chacun a écrit\u00a0: chaque nombre vérifié, expliqué et compté, sur une feuille à imprimer.',
  'the_number.paper.begin': 'The Number sur papier',
  'the_number.paper.how':
    'Chacun écrit sur papier comme d’habitude. Après chaque tour, tu saisis ici tous les nombres\u202f; celui qui a un chiffre barré est annulé.',
  'the_number.paper.start': 'Commencer la feuille',
  'the_number.paper.type': 'Saisis ce que chacun a écrit.',
  'the_number.paper.correct': 'Un tour passé\u00a0: touche un nombre pour le corriger. Toute la suite est recomptée.',
  'the_number.paper.pad': 'Chiffres',
  'the_number.paper.keys':
    'Trois chiffres, puis le joueur suivant tout seul. Touche «\u00a0{key}\u00a0»\u00a0: rien écrit.',
  'the_number.paper.nothing': 'N’a rien écrit',
  'the_number.paper.write': 'Noter',
  'the_number.paper.writeCorrection': 'Corriger',
  'the_number.paper.leave': 'Laisser tel quel',
  'the_number.paper.corrected': 'Corrigé\u202f; la suite a été recomptée.',
  'the_number.paper.undo': 'Annuler',
  'the_number.paper.undone': 'La correction est défaite.',
  'the_number.paper.changes': 'Tours suivants qui changent\u00a0:',
  'the_number.paper.changesNone': 'Aucun tour suivant ne change.',
  'the_number.paper.change': '{turn}, {name}\u00a0: {sentence}, {points}.',
  'the_number.paper.sheet': 'Feuille de score',
  'the_number.paper.earlier': 'Corriger un tour passé…',
  'the_number.paper.print': 'Imprimer la feuille',
  'the_number.paper.round': 'Manche {round} sur {of}',
  'the_number.paper.legend':
    'En petit\u00a0: ce qui a été écrit. En grand\u00a0: les points. Chiffres\u00a0: à la fin de la manche, un point par chiffre barré.',
  'the_number.paper.newAsk':
    'La feuille de cette partie est jetée. Imprime-la ou enregistre-la d’abord si tu veux la garder.',
  'the_number.paper.clock': 'Horloge de tour',
  'the_number.paper.clockAbout': 'Le temps d’un tour de The Number, assez grand pour toute la table.',
} as const;

export default words;
