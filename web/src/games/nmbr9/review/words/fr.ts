import type { Translated } from '../../../../i18n/translated';
import type english from './en';

const words: Translated<typeof english> = {
  'nmbr9.review.title': 'Carte {card} sur {cards} : {number}',
  'nmbr9.review.placed': 'Posée au niveau {level}.',
  'nmbr9.review.best': 'Posée au niveau {level} : aucune place n’est meilleure.',
  'nmbr9.review.same': 'Posée au niveau {level}. Une autre place de ce niveau vaut {points} de plus.',
  'nmbr9.review.other': 'Posée au niveau {level}. La meilleure place est au niveau {best} et vaut {points} de plus.',
  'nmbr9.review.yours': 'Joué',
  'nmbr9.review.found': 'Le mieux trouvé',
  'nmbr9.review.end': '{points} à la fin',
  'nmbr9.review.legend': 'La place en pointillés est la meilleure.',
  'nmbr9.review.expected': 'Attendus à la fin : environ {here} ici, {there} à la meilleure place.',
  'nmbr9.review.expectedHere': 'Attendus à la fin : environ {here}.',
  'nmbr9.review.ceiling':
    'En connaissant l’ordre des cartes, que personne ne pouvait connaître : {found} trouvés, plus de {bound} impossible.',
  'nmbr9.review.start': 'Avant la première carte, un joueur fort attend {points}.',
  'nmbr9.review.layout': 'Construction jouée',
  'nmbr9.review.layoutBest': 'Meilleure construction trouvée',
  'nmbr9.why.higher':
    'Le niveau {level} a donné {points}. Le niveau {best} donnerait {there} : la place en pointillés repose sur {below}.',
  'nmbr9.why.lower':
    'Le niveau {level} a donné {points}, le niveau {best} donnerait {there}. Mais là, c’est une meilleure base pour la suite.',
  'nmbr9.why.hole': {
    one: 'Elle a fermé un trou d’une case au niveau {level}. Aucune tuile n’y entre et aucune ne pourra le couvrir.',
    other:
      'Elle a fermé un trou de {n} cases au niveau {level}. Aucune tuile n’y entre et aucune ne pourra le couvrir.',
  },
  'nmbr9.why.noHole': 'La meilleure place n’en ferme aucun.',
  'nmbr9.why.otherHole': {
    one: 'La meilleure place en ferme un d’une case.',
    other: 'La meilleure place ferme {n} cases.',
  },
  'nmbr9.why.contact': 'Elle touche son niveau par {here} bords, la meilleure place par {there} : un sol sans vides.',
  'nmbr9.why.above':
    'Ensuite, les cartes à venir ont {here} emplacements au niveau {level}, après la meilleure place {there}.',
  'nmbr9.why.carriers': 'Elle repose sur {here} tuiles, la meilleure place sur {there}.',
  'nmbr9.why.later':
    'La construction ne le montre pas : la différence, c’est ce que les cartes à venir y rapportent en moyenne.',
  'nmbr9.why.crosses': 'Les croix sont le trou fermé.',
  'nmbr9.practice.ask': 'Où la poses-tu\u202f?',
  'nmbr9.practice.best': 'Les meilleurs emplacements',
  'nmbr9.practice.place': { one: 'Niveau {level}\u00a0: {n} point', other: 'Niveau {level}\u00a0: {n} points' },
  'nmbr9.learn.yours': 'La tuile entourée est ta réponse.',
  'nmbr9.learn.isBest': 'La tuile entourée est ta réponse et la meilleure place.',
  'nmbr9.learn.inGame': 'La tuile entourée est là où elle a été posée dans la partie.',
  'nmbr9.par.title': 'Par de ce mélange',
  'nmbr9.par.text':
    'Ce que fait le bot expert avec ces cartes sans en connaître l’ordre. C’est à cela qu’on te mesure.',
  'nmbr9.par.yours': 'joué',
  'nmbr9.par.of': { one: 'par ± {error}, sur une partie', other: 'par ± {error}, sur {n} parties' },
  'nmbr9.par.working': 'Le bot joue la partie {at} sur {games} : {percent} %',
  'nmbr9.par.stopped': 'Arrêté après {games} parties',
};

export default words;
