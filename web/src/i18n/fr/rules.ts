import type { rules as english } from '../en/rules';
import type { Translated } from '../translated';

export const rules: Translated<typeof english> = {
  'rules.how': 'Comment jouer',
  'rules.key': 'Comment jouer (touche {key})',
  'rules.titleOf': '{game} : comment jouer',
  'rules.pictures': '{game} en six images',
  'rules.all': 'Toutes les règles',
  'rules.games': 'Jeux',
  'rules.print': 'Imprimer',
  'rules.page': 'Ouvrir en page entière',
  'rules.none': 'Impossible de charger les règles. Vérifie ta connexion et recharge la page.',
  'rules.made': '{game} est un jeu de {designer}, publié par {publisher}.',
  'rules.independent':
    'Cifra est un projet indépendant, sans lien avec les auteurs ni les éditeurs. Si un jeu te plaît, achète-le.',
  'rules.lessons': 'Jouer les leçons',
  'rules.coach': 'Conseil',
  'rules.coach.whole': 'Tout le conseil',
  'rules.coach.stop': 'Plus de conseils',
};
