import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'nmbr9.lessons.how.place': 'Touche un emplacement.',
  'nmbr9.lessons.how.drag': 'Fais glisser la tuile, tourne-la, puis pose-la.',
  'nmbr9.lessons.how.reason': 'Touche la raison.',
  'nmbr9.lessons.how.count': 'Touche le nombre.',
  'nmbr9.lessons.how.better': 'Touche un emplacement. Ensuite, tu vois les points à attendre à la fin.',
  'nmbr9.lessons.place': 'Emplacement {letter}\u00a0: {where}',
  'nmbr9.lessons.reason.apart': 'Elle ne touche aucune tuile par un côté',
  'nmbr9.lessons.reason.gap': 'Une case est au-dessus d’un vide',
  'nmbr9.lessons.reason.oneTile': 'Elle ne repose que sur une tuile',
  'nmbr9.lessons.reason.overlaps': 'Une case est déjà occupée',
  'nmbr9.lessons.wrong.level': 'C’est permis, mais au niveau {level}. Il faut le niveau {wanted}.',
  'nmbr9.lessons.wrong.allowed': 'Cet emplacement est permis\u00a0: elle touche une tuile par un côté.',
  'nmbr9.lessons.wrong.allowedOn': 'Cet emplacement est permis\u00a0: au niveau {level}, sur {tiles} tuiles.',
  'nmbr9.lessons.wrong.notApart': 'Elle touche une tuile de son niveau, ou elle y est la première.',
  'nmbr9.lessons.wrong.notGap': 'Aucune case n’est au-dessus d’un vide.',
  'nmbr9.lessons.wrong.notOneTile': 'Ce n’est pas cela\u00a0: compte les tuiles en dessous.',
  'nmbr9.lessons.wrong.notOverlaps': 'Aucune case n’est occupée.',
  'nmbr9.lessons.wrong.count': 'Pas {points}. Multiplie chaque nombre par son niveau et additionne.',
  'nmbr9.lessons.wrong.better': '{points} points à attendre. L’autre emplacement en a plus.',
  'nmbr9.lessons.figures':
    'Les points sont ceux qu’on peut attendre à la fin en jouant bien, sans connaître les cartes à venir\u00a0: la même estimation que dans l’analyse, à un point près environ.',

  'nmbr9.lessons.askRefuse': 'Un de ces emplacements pour le 4 n’est pas permis. Touche-le',
  'nmbr9.lessons.askTable': 'Pose le 9 sur la table',
  'nmbr9.lessons.askWhy': 'Pourquoi le 2 ne peut-il pas être ici\u202f?',
  'nmbr9.lessons.askPlace': 'Pose le 7 au niveau 1',
  'nmbr9.lessons.askCount': 'Combien de points vaut cette construction\u202f?',
  'nmbr9.lessons.askBetter': 'Quel emplacement est meilleur pour le 2\u202f?',

  'nmbr9.lessons.edge.about': 'Un coin ne suffit pas.',
  'nmbr9.lessons.edge.learned': 'À son niveau, une tuile en touche une autre par un côté\u202f; un coin ne compte pas.',
  'nmbr9.lessons.edge.right1': 'Juste. Là, il ne touche l’autre 4 que par un coin.',
  'nmbr9.lessons.edge.right2': 'Juste. Un côté d’une case suffit.',
  'nmbr9.lessons.edge.right3': 'Juste. Il n’y a que des coins, et un coin ne suffit pas.',

  'nmbr9.lessons.two.about': 'Une tuile seule ne porte rien.',
  'nmbr9.lessons.two.learned':
    'À partir du niveau 1, une tuile repose sur au moins deux tuiles du niveau d’en dessous.',
  'nmbr9.lessons.two.ask1': 'Où le 7 ne peut-il pas être\u202f? Touche cet emplacement',
  'nmbr9.lessons.two.right1': 'Juste. Là, il n’a que le 9 dessous, et il faut deux tuiles.',
  'nmbr9.lessons.two.right2': 'Juste. Deux tuiles le portent\u00a0: 7 points.',
  'nmbr9.lessons.two.ask3': 'Pose le 1 au niveau 2',
  'nmbr9.lessons.two.right3': 'Juste. Les deux tuiles du niveau 1 le portent, le 7 et le 0.',

  'nmbr9.lessons.gap': 'Aucune case au-dessus d’un vide',
  'nmbr9.lessons.gap.about': 'Le milieu du 0 est un vide.',
  'nmbr9.lessons.gap.learned':
    'Au-dessus de la table, chaque case repose sur une tuile\u00a0: pas de vide, rien qui dépasse.',
  'nmbr9.lessons.gap.ask1': 'Où le 1 ne peut-il pas être\u202f? Touche l’emplacement',
  'nmbr9.lessons.gap.right1': 'Juste. Une de ses cases serait au-dessus du milieu du 0.',
  'nmbr9.lessons.gap.ask2': 'Pourquoi le 7 ne peut-il pas être ici\u202f?',
  'nmbr9.lessons.gap.right2': 'Juste. Sous une de ses cases, il n’y a que la table.',
  'nmbr9.lessons.gap.ask3': 'Pose le 1 au niveau 1',
  'nmbr9.lessons.gap.right3': 'Juste. Chaque case est portée, par deux tuiles.',

  'nmbr9.lessons.times.about': 'Un 7 vaut 7 au niveau 1 et 21 au niveau 3.',
  'nmbr9.lessons.times.learned':
    'Une tuile vaut son nombre fois son niveau\u00a0: c’est la hauteur qui compte, et rien sur la table.',
  'nmbr9.lessons.times.right1': 'Juste. Les tuiles sur la table ne valent rien\u202f; le 7 au niveau 1 vaut 7.',
  'nmbr9.lessons.times.ask2': 'Pose le 4 là où il rapporte le plus',
  'nmbr9.lessons.times.right2': 'Juste. Au niveau 2, un 4 vaut 8.',
  'nmbr9.lessons.times.ask3': 'Et combien vaut la construction maintenant\u202f?',
  'nmbr9.lessons.times.right3': 'Juste\u00a0: 7 pour le 7, 0 pour le 0, 8 pour le 4.',

  'nmbr9.lessons.holes': 'Pourquoi les trous font mal',
  'nmbr9.lessons.holes.about': 'Un trou, c’est du sol perdu.',
  'nmbr9.lessons.holes.learned':
    'Ici, un trou d’une ou deux cases a coûté sept ou huit points, car rien ne pourra jamais être au-dessus.',
  'nmbr9.lessons.holes.right1': 'Juste. L’autre emplacement ferme un trou d’une case\u00a0: 8 points de moins.',
  'nmbr9.lessons.holes.ask2': 'Le trou est là. Où le 7 ne peut-il pas être au niveau 1\u202f?',
  'nmbr9.lessons.holes.right2': 'Juste. Il couvrirait le trou, perdu pour tous les niveaux du dessus.',
  'nmbr9.lessons.holes.ask3': 'Encore le 2\u00a0: quel emplacement est meilleur\u202f?',
  'nmbr9.lessons.holes.right3': 'Juste. Une baie ouverte peut encore être remplie, un trou de deux cases non.',

  'nmbr9.lessons.late': 'Les grands montent',
  'nmbr9.lessons.late.about': 'Les petits portent, 8 et 9 montent.',
  'nmbr9.lessons.late.rule':
    'Dans 1000 parties du bot de niveau moyen, un 8 ou un 9 est en moyenne au niveau 1,4, un 2 ou un 3 au niveau 0,4, un 0 presque toujours sur la table. Les points sont des estimations, à un point près environ.',
  'nmbr9.lessons.late.learned':
    'Les petits nombres élargissent le sol, pour que les grands trouvent de la place plus haut.',
  'nmbr9.lessons.late.ask1': 'Un 3\u00a0: niveau 1 pour 3 points, ou la table pour aucun\u202f?',
  'nmbr9.lessons.late.right1':
    'Juste. 3 points maintenant en coûteraient 8 à la fin\u00a0: la place au niveau 1 vaut mieux.',
  'nmbr9.lessons.late.ask2': 'Un 0\u00a0: sur la table ou au niveau 1\u202f?',
  'nmbr9.lessons.late.right2': 'Juste. Un 0 ne rapporte jamais rien, alors il élargit le sol.',
  'nmbr9.lessons.late.ask3': 'Un 8\u00a0: sur la table ou au niveau 1\u202f?',
  'nmbr9.lessons.late.right3': 'Juste. Là, la hauteur paie\u00a0: 8 points tout de suite, 9 de plus à la fin.',
};

export default words;
