import type { Translated } from '../../../../i18n/translated';
import type english from './en';

const words: Translated<typeof english> = {
  'the_number.rules.about': 'De 2 à 5 personnes, deux manches de cinq tours',
  'the_number.rules.write': 'Écris trois chiffres',
  'the_number.rules.writeText': 'En secret, avec des chiffres non barrés. 007 et 444 sont permis.',
  'the_number.rules.lower': 'Un nombre plus petit élimine',
  'the_number.rules.lowerText': '842 est éliminé : 385 a aussi un 8. Le plus petit est toujours validé.',
  'the_number.rules.chain': 'Éliminé, il élimine encore',
  'the_number.rules.chainText': 'Le 3 de 319 élimine 385, et 385 élimine quand même 842.',
  'the_number.rules.equal': 'Les égaux s’entendent',
  'the_number.rules.equalText': 'Ils ne s’éliminent jamais entre eux. Un plus petit peut éliminer les deux.',
  'the_number.rules.points': 'Premier chiffre et bonus',
  'the_number.rules.pointsText':
    'Un nombre validé rapporte son premier chiffre ; le plus grand, aussi le bonus. Au tour 5, le chiffre compte double.',
  'the_number.rules.crossed': 'Barrés pour la manche',
  'the_number.rules.crossedText':
    'Les chiffres d’un nombre validé sont barrés : un point chacun en fin de manche. Puis tous reviennent.',
  'the_number.rules.all.aim': 'Le but du jeu',
  'the_number.rules.all.aim1':
    'Une partie a deux manches, une manche cinq tours. Qui a le plus de points à la fin gagne ; à égalité de points, la victoire est partagée.',
  'the_number.rules.all.aim2':
    'Chaque manche commence avec les dix chiffres, de 0 à 9. Tout le monde voit toujours les chiffres barrés et les points de chacun.',
  'the_number.rules.all.choose': '1. Choisir',
  'the_number.rules.all.choose1':
    'Tout le monde écrit en même temps et en secret un nombre de trois chiffres, de 000 à 999, avec des chiffres non barrés. Les zéros au début et les chiffres répétés sont permis.',
  'the_number.rules.all.choose2': 'Tu peux changer ton nombre tant que tout le monde n’a pas choisi.',
  'the_number.rules.all.choose3':
    'On ne peut pas passer. Qui n’a plus de chiffres attend la fin de la manche. Qui ne choisit pas à temps n’a pas de nombre à ce tour : 0 point, et rien n’est barré.',
  'the_number.rules.all.check': '2. Vérifier',
  'the_number.rules.all.check1':
    'Tous les nombres sont révélés ensemble. Un nombre est éliminé s’il a au moins un chiffre en commun avec un plus petit, même si celui-ci est éliminé lui aussi. Les autres sont validés.',
  'the_number.rules.all.check2':
    'Le plus petit nombre est donc toujours validé. Les nombres égaux ne s’éliminent jamais entre eux.',
  'the_number.rules.all.check3':
    'Exemple : 842, 385, 319, 077. Le 8 de 385 élimine 842, le 3 de 319 élimine 385. 319 et 077 sont validés, et 319 est le plus grand des deux.',
  'the_number.rules.all.score': '3. Compter et barrer',
  'the_number.rules.all.score1':
    'Un nombre validé rapporte son premier chiffre ; au tour 5, ce chiffre compte double. Le plus grand nombre validé prend aussi le bonus du tour : 2, 3, 4, 6 et 8 points aux tours 1 à 5. Si plusieurs l’ont écrit, chacun prend le bonus.',
  'the_number.rules.all.score2':
    'Quand ton nombre est validé, tu barres tous ses chiffres pour le reste de la manche. 444 ne barre que le 4.',
  'the_number.rules.all.score3': 'Quand ton nombre est éliminé, tu marques 0 et tu ne barres rien.',
  'the_number.rules.all.end': 'Fin de la manche, fin de la partie',
  'the_number.rules.all.end1':
    'Après cinq tours, chaque chiffre barré vaut un point. Puis tous les chiffres redeviennent disponibles et la manche suivante commence.',
  'the_number.rules.all.end2': 'Après la dernière manche, on additionne les points de toutes les manches.',
  'the_number.rules.all.options': 'Options de la table',
  'the_number.rules.all.options1':
    'Entre amis, vous pouvez convenir d’un autre nombre de manches, d’autres bonus et d’un temps par tour.',
  'the_number.rules.all.options2':
    'En général, on ne peut pas écrire un chiffre barré. Si la table le permet, un tel nombre est annulé : il marque 0, n’élimine rien et ne barre rien.',
};

export default words;
