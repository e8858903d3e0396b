import type { terminal as english } from './en';
import type { Translated } from '../../../../i18n/translated';

export const terminal: Translated<typeof english> = {
  // The table.
  'nmbr9.terminal.drawnOf': 'tirées : {n} sur {all}',
  'nmbr9.terminal.drawn': 'tirées',
  'nmbr9.terminal.left': 'reste',
  'nmbr9.terminal.fits': 'choix',
  'nmbr9.terminal.levelShort': 'N{level}',
  'nmbr9.terminal.placeOf': 'choix {n} sur {all}',
  'nmbr9.terminal.tooFar': 'Trop loin : la table s’arrête ici.',
  'nmbr9.terminal.enterAgain': 'Appuie encore sur Entrée pour la poser ici.',

  // Keys.
  'nmbr9.terminal.reset': 'recommencer',
  'nmbr9.terminal.others': 'autres',
  'nmbr9.terminal.nextPlayer': 'joueur suivant',
  'nmbr9.terminal.lookAround': 'regarder autour',
  'nmbr9.terminal.levels': 'niveaux',
  'nmbr9.terminal.zoom': 'zoom',
  'nmbr9.terminal.layouts': 'constructions',

  // Pages.
  'nmbr9.terminal.byLevel': 'Points par niveau',
  'nmbr9.terminal.order': 'Sous chaque nom : les tuiles dans l’ordre où elles ont été posées, et leur niveau.',

  // Rules and keys.
  'nmbr9.terminal.rules.cards':
    'Il y a vingt cartes : chaque nombre de 0 à 9 deux fois. Chacun pose une tuile du nombre tiré dans sa propre construction.',
  'nmbr9.terminal.rules.level':
    'Le niveau 0, c’est la table. On peut tourner les tuiles, mais pas les retourner. Une tuile n’en recouvre aucune de son niveau et en touche une par un côté.',
  'nmbr9.terminal.rules.higher':
    'À un niveau supérieur, aucune case n’est au-dessus d’un vide et la tuile repose sur au moins deux tuiles différentes du niveau inférieur.',
  'nmbr9.terminal.rules.score':
    'Une tuile rapporte son nombre fois son niveau : un 6 au niveau 2 vaut 12 points, sur la table rien. Qui a le plus de points gagne. En solo, 100 ou plus, c’est excellent.',
  'nmbr9.terminal.seen': 'Ce que tu vois',
  'nmbr9.terminal.seenTiles':
    'Chaque case montre le nombre de la tuile la plus haute et, en petit, son niveau : 6² est un 6 au niveau 2, un 6 seul est sur la table. La ligne du dessous dit ce que rapporte ta tuile, ou pourquoi elle ne peut pas aller là.',
  'nmbr9.terminal.keyMove': 'déplacer la tuile',
  'nmbr9.terminal.keyRotate': 'tourner à droite, à gauche',
  'nmbr9.terminal.keyNext': 'endroit suivant où elle va',
  'nmbr9.terminal.keyBefore': 'l’endroit précédent',
  'nmbr9.terminal.keyLevel': 'endroit suivant à ce niveau',
  'nmbr9.terminal.keyReset': 'revenir au point de départ',
  'nmbr9.terminal.keyPlace': 'la poser ; deux fois si tu ne l’as pas bougée',
  'nmbr9.terminal.keyLevels': 'niveaux au lieu des nombres',
  'nmbr9.terminal.keyZoom': 'cases plus grandes',
  'nmbr9.terminal.keyOthers': 'voir les constructions des autres',
};
