import type { Translated } from '../../../../i18n/translated';
import type english from './en';

const words: Translated<typeof english> = {
  'nmbr9.rules.about': 'De 1 à 4 personnes, vingt cartes',
  'nmbr9.rules.card': 'Une carte pour tous',
  'nmbr9.rules.cardText': 'Vingt cartes. Tous posent le même nombre, chacun dans sa construction.',
  'nmbr9.rules.rotate': 'Tourner, pas retourner',
  'nmbr9.rules.rotateText': 'Quarts de tour seulement. Une tuile posée ne bouge plus.',
  'nmbr9.rules.edges': 'Côté contre côté',
  'nmbr9.rules.edgesText': 'À son niveau, une tuile en touche une autre par un côté.',
  'nmbr9.rules.edge': 'un côté',
  'nmbr9.rules.corner': 'un coin',
  'nmbr9.rules.gaps': 'Rien ne dépasse',
  'nmbr9.rules.gapsText': 'Au-dessus de la table, chaque case repose sur une tuile : ni surplomb ni trou.',
  'nmbr9.rules.carried': 'portée',
  'nmbr9.rules.overGap': 'sur un trou',
  'nmbr9.rules.below': 'Deux tuiles dessous',
  'nmbr9.rules.belowText': 'Il faut au moins deux tuiles pour en porter une.',
  'nmbr9.rules.onTwo': 'sur deux',
  'nmbr9.rules.onOne': 'sur une',
  'nmbr9.rules.worth': 'Nombre fois niveau',
  'nmbr9.rules.worthText':
    'Sur la table, une tuile ne vaut rien. Le plus de points gagne ; en solo, 100 ou plus, c’est excellent.',
  'nmbr9.rules.all.aim': 'Construire en hauteur',
  'nmbr9.rules.all.aim1':
    'Chacun bâtit sa construction avec des tuiles en forme de nombres. Plus une tuile est haut, plus elle rapporte.',
  'nmbr9.rules.all.aim2':
    'Il y a vingt cartes, chaque nombre de 0 à 9 deux fois, mélangées. Chacun a deux tuiles de chaque nombre.',
  'nmbr9.rules.all.round': 'Une manche',
  'nmbr9.rules.all.round1':
    'On retourne une carte. Chacun pose une tuile de ce nombre dans sa construction. Quand tous ont posé, la carte suivante arrive.',
  'nmbr9.rules.all.round2':
    'Tant que tu réfléchis, tu peux essayer la tuile partout. Seule la pose compte, et une tuile posée ne bouge plus.',
  'nmbr9.rules.all.place': 'Où une tuile peut se poser',
  'nmbr9.rules.all.place1': 'Les tuiles tournent par quarts de tour, nombre visible. La première va n’importe où.',
  'nmbr9.rules.all.place2':
    'Le niveau 0 est la table. Une tuile du niveau 1 repose sur des tuiles du niveau 0, une du niveau 2 sur des tuiles du niveau 1, et ainsi de suite. Tu peux choisir tout niveau, pas seulement le plus haut.',
  'nmbr9.rules.all.place3':
    'S’il y a déjà une tuile à son niveau, la nouvelle doit en toucher une de ce niveau par le côté d’au moins une case. Un coin ne suffit pas.',
  'nmbr9.rules.all.place4':
    'Dès le niveau 1, chaque case doit reposer sur une tuile juste en dessous : rien ne peut dépasser ni se trouver sur un trou. Le milieu du 0 est un trou.',
  'nmbr9.rules.all.place5':
    'Et elle doit reposer sur au moins deux tuiles différentes. Deux tuiles du même nombre sont différentes.',
  'nmbr9.rules.all.score': 'Points',
  'nmbr9.rules.all.score1':
    'Une tuile vaut son nombre fois son niveau : un 7 vaut 0 sur la table, 7 au niveau 1, 14 au niveau 2.',
  'nmbr9.rules.all.score2':
    'Après vingt cartes, le plus de points gagne ; à égalité, la victoire est partagée. En solo, essaie de battre ton record : 100 points ou plus, c’est excellent.',
  'nmbr9.rules.all.time': 'Temps',
  'nmbr9.rules.all.time1':
    'Si quelqu’un tarde, les autres peuvent lancer une horloge d’une minute. Quand elle est écoulée, la tuile est posée à sa place, à un endroit sensé.',
  'nmbr9.rules.all.time2': 'Les autres voient ta tuile quand la manche est terminée.',
};

export default words;
