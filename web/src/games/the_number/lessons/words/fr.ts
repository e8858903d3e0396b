import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'the_number.lessons.how.number': 'Touche un nombre.',
  'the_number.lessons.how.digit': 'Touche un chiffre. Si ce n’est pas le bon, tu sauras pourquoi.',
  'the_number.lessons.how.all': 'Touche-les l’un après l’autre.',
  'the_number.lessons.how.write': 'Touche ou tape trois chiffres, puis choisis ton nombre.',
  'the_number.lessons.how.cross': 'Touche les chiffres.',
  'the_number.lessons.how.count': 'Touche la réponse.',
  'the_number.lessons.how.choose': 'Touche ce que tu penses. Ensuite, tu vois ce que nous avons calculé.',
  'the_number.lessons.askDigit': 'Touche le chiffre qui élimine {number}',
  'the_number.lessons.askEliminated': 'Touche tous les nombres éliminés',
  'the_number.lessons.askApproved': 'Touche tous les nombres validés',
  'the_number.lessons.askBonus': 'Quel nombre prend le bonus\u202f?',
  'the_number.lessons.askCross': 'Ton {number} a été validé\u00a0: barre ses chiffres',
  'the_number.lessons.askPoints': 'Combien de points vaut {number} au tour {turn}\u202f?',
  'the_number.lessons.digitOf': 'Le {digit} du {number}',
  'the_number.lessons.approved': 'validé',
  'the_number.lessons.players': { one: '{n} joueur', other: '{n} joueurs' },
  'the_number.lessons.you': 'Toi',
  'the_number.lessons.next': 'Juste. Continue.',
  'the_number.lessons.wrong.order': '{number} n’est pas le suivant\u00a0: {lower} est plus petit.',
  'the_number.lessons.wrong.wayRound':
    'Bon chiffre, mauvais nombre\u00a0: cherche le {digit} dans un nombre plus petit que {number}.',
  'the_number.lessons.wrong.noLower': 'Aucun nombre plus petit n’a de {digit}.',
  'the_number.lessons.wrong.higher': '{number} est plus grand que {of}. Seuls les plus petits éliminent.',
  'the_number.lessons.wrong.notShared': '{of} n’a pas de {digit}\u00a0: ce chiffre du {number} ne peut pas l’éliminer.',
  'the_number.lessons.wrong.notHighest': '{number} est validé, mais {highest} est plus grand.',
  'the_number.lessons.wrong.fewer': {
    one: '{number} rapporte {n} point. Il y a mieux.',
    other: '{number} rapporte {n} points. Il y a mieux.',
  },
  'the_number.lessons.wrong.safe':
    '{number} est validé, mais {safe} aussi. Prends un de ses chiffres et reste en dessous.',
  'the_number.lessons.wrong.notIn': '{number} n’a pas de {digit}.',
  'the_number.lessons.wrong.different': {
    one: '{number} a {n} chiffre à barrer.',
    other: '{number} a {n} chiffres différents.',
  },
  'the_number.lessons.wrong.sum':
    '{number}\u00a0: son premier chiffre compte {first}, le bonus {bonus}. Additionne-les.',
  'the_number.lessons.wrong.figure': '{option}\u00a0: {figure}. Il y a plus ailleurs.',

  'the_number.lessons.eliminated': 'Qui est éliminé, et pourquoi',
  'the_number.lessons.eliminated.about': 'Un nombre plus petit a son chiffre.',
  'the_number.lessons.eliminated.learned':
    'Un nombre est éliminé si un plus petit a un de ses chiffres\u202f; le plus grand validé prend le bonus.',
  'the_number.lessons.eliminated.ask1': 'Touche les nombres du plus petit au plus grand',
  'the_number.lessons.eliminated.right1':
    'Juste. 385 est le plus petit\u00a0: rien n’est en dessous, il est donc toujours validé.',
  'the_number.lessons.eliminated.right2': 'Juste\u00a0: 842 est éliminé, car 385 a aussi un 8 et il est plus petit.',
  'the_number.lessons.eliminated.right3': 'Juste. 385 élimine 931 et 842, et 067 élimine 760.',
  'the_number.lessons.eliminated.right4': 'Juste. 385 est le plus grand validé\u00a0: 3 points et le bonus.',

  'the_number.lessons.equal': 'Les égaux se respectent',
  'the_number.lessons.equal.about': '595 et 595 ne s’éliminent pas.',
  'the_number.lessons.equal.learned':
    'Des nombres égaux ne s’éliminent jamais et prennent tous le bonus, mais un plus petit les élimine ensemble.',
  'the_number.lessons.equal.right1': 'Juste. Chaque 595 est validé, et ensemble ils éliminent 959.',
  'the_number.lessons.equal.ask2': 'Touche le chiffre qui élimine les deux 595',
  'the_number.lessons.equal.right2': 'Juste. Le 5 de 452 élimine les deux à la fois.',
  'the_number.lessons.equal.ask3': 'Les autres ont écrit 640 et 640\u00a0: écris un nombre qui prend le bonus',
  'the_number.lessons.equal.right3': 'Juste. 640 convenait aussi\u00a0: alors les trois prennent le bonus.',

  'the_number.lessons.chain': 'Les éliminés éliminent encore',
  'the_number.lessons.chain.about': '385 est éliminé et emporte 842.',
  'the_number.lessons.chain.learned': 'Un nombre éliminé ne rapporte rien, mais il élimine quand même ceux du dessus.',
  'the_number.lessons.chain.ask1': 'Touche les deux éliminés',
  'the_number.lessons.chain.right1': 'Juste. 319 élimine 385 avec son 3, et 385 élimine quand même 842.',
  'the_number.lessons.chain.ask2': '842 et 319 n’ont aucun chiffre commun. Touche le chiffre qui élimine 842',
  'the_number.lessons.chain.right2': 'Juste. 385 est lui-même éliminé, et son 8 compte quand même.',
  'the_number.lessons.chain.ask3': 'Cinq nombres\u00a0: touche ceux qui sont validés',
  'the_number.lessons.chain.right3': 'Juste. 613 partage son 6 avec 064\u202f; 728 ne partage rien avec eux.',
  'the_number.lessons.chain.ask4': 'Écris un nombre qui fait éliminer 842 et 385',
  'the_number.lessons.chain.right4': 'Juste. Un chiffre de 385 suffisait\u00a0: 385 élimine ensuite 842 pour toi.',

  'the_number.lessons.crossed': 'Barrés',
  'the_number.lessons.crossed.about': 'Comptés une fois, partis pour la manche.',
  'the_number.lessons.crossed.learned':
    'Les chiffres qui ont rapporté disparaissent pour la manche\u202f; à la fin, chacun vaut un point.',
  'the_number.lessons.crossed.right1':
    'Juste. Les trois disparaissent pour la manche\u202f; à la fin, chacun vaut un point.',
  'the_number.lessons.crossed.ask2': 'Et après {number}\u202f?',
  'the_number.lessons.crossed.right2': 'Juste. 444 ne te coûte qu’un chiffre, et ne rapporte qu’un point à la fin.',
  'the_number.lessons.crossed.ask3': 'Combien de chiffres {number} barre-t-il ici\u202f?',
  'the_number.lessons.crossed.right3': 'Juste. 842 est éliminé\u00a0: aucun point, mais tu gardes ses chiffres.',
  'the_number.lessons.crossed.ask4': 'Écris un nombre qui sera validé, avec les chiffres qui te restent',
  'the_number.lessons.crossed.right4': 'Juste. Les autres voient aussi quels chiffres te restent.',

  'the_number.lessons.five': 'Le tour cinq',
  'the_number.lessons.five.about': 'Premier chiffre double, +8 pour le plus grand.',
  'the_number.lessons.five.learned':
    'Au tour 5, le premier chiffre compte double et le bonus est de 8\u00a0: garde de bons chiffres.',
  'the_number.lessons.five.right1': 'Juste. 6 pour son premier chiffre et +{bonus} comme plus grand.',
  'the_number.lessons.five.ask2': 'Et au tour 5\u202f?',
  'the_number.lessons.five.right2': 'Juste. Deux fois 6 et +{bonus}\u00a0: le bonus ne double pas.',
  'the_number.lessons.five.ask3': 'Tour 5\u00a0: quel nombre rapporte le plus de points\u202f?',
  'the_number.lessons.five.right3': 'Juste. 308 élimine 940, donc 715 prend deux fois 7 et le bonus\u00a0: 22.',
  'the_number.lessons.five.ask4': 'Tour 5\u00a0: écris un nombre qui rapporte au moins {n} points',
  'the_number.lessons.five.right4': 'Juste. Au-dessus de 862 sans chiffre des autres, ou en dessous avec un des siens.',

  'the_number.lessons.brave': 'Pourquoi 999 est courageux',
  'the_number.lessons.brave.about': 'Un 9 en dessous suffit.',
  'the_number.lessons.brave.rule':
    'Ces valeurs sont celles du tour 5 avec tous les chiffres, contre des joueurs qui jouent comme notre programme. À deux elles sont exactes, à plus ce sont des estimations.',
  'the_number.lessons.brave.learned':
    'Au tour 5, 999 est validé environ une fois sur deux contre un joueur, et moins avec chaque joueur de plus.',
  'the_number.lessons.brave.ask1': 'Écris un nombre qui élimine 999 et qui est validé',
  'the_number.lessons.brave.right1': 'Juste. Tout nombre plus petit avec un 9 le fait\u00a0: un chiffre suffit.',
  'the_number.lessons.brave.ask2': 'À quelle table 999 est-il le plus souvent validé au tour 5\u202f?',
  'the_number.lessons.brave.right2':
    'Juste\u00a0: 55\u00a0% à deux, 24\u00a0% à cinq. Plus de joueurs, plus de neuf en dessous.',
  'the_number.lessons.brave.ask3': 'Quatre joueurs, tour 5\u00a0: lequel est le plus souvent validé\u202f?',
  'the_number.lessons.brave.right3':
    'Juste. Peu de petits nombres ont un 7, et trois chiffres différents sont trois risques.',
  'the_number.lessons.brave.ask4': 'Et lequel rapporte le plus de points en moyenne\u202f?',
  'the_number.lessons.brave.right4':
    'Juste. 777 rapporte moins quand il est validé, mais il l’est deux fois plus souvent.',

  'the_number.lessons.nine': 'Quand dépenser le 9',
  'the_number.lessons.nine.about': 'Tard\u00a0: il vaut le plus tant que l’autre n’en a pas.',
  'the_number.lessons.nine.rule':
    'Deux joueurs, contre un jeu parfait\u00a0: points d’avance à la fin de la manche. La manche est résolue, les valeurs sont donc exactes.',
  'the_number.lessons.nine.learned':
    'À deux, garde le 9\u00a0: être seul à l’avoir vaut 15 points avant le tour 2 et encore 10 avant le tour 5.',
  'the_number.lessons.nine.ask1': 'Deux joueurs, tour 1\u00a0: 999 ou 777\u202f?',
  'the_number.lessons.nine.right1':
    'Juste. Personne n’écrit de 9 maintenant\u00a0: 999 est validé, et coûte pourtant 5 points plus tard.',
  'the_number.lessons.nine.ask2': 'Toi seul as encore le 9. Avant quel tour cela vaut-il le plus\u202f?',
  'the_number.lessons.nine.right2': 'Juste\u00a0: 15 points au début, encore 10 avant le tour 5. Attendre coûte peu.',
  'the_number.lessons.nine.ask3': 'Deux joueurs, tour 5, tous les chiffres\u00a0: lequel est le meilleur\u202f?',
  'the_number.lessons.nine.right3': 'Juste. C’est le moment\u00a0: plus rien à garder, et le 9 compte double.',
};

export default words;
