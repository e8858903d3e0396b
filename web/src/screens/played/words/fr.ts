import type en from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof en> = {
  'played.about': { one: '{n} partie, gardée sur cet appareil', other: '{n} parties, gardées sur cet appareil' },
  'played.games': 'Liste',
  'played.tell': 'Ce qu’elles disent',
  'played.show': 'Quelles parties',
  'played.all': 'Toutes\u00a0: {n}',
  'played.of': { one: '{game}, {n} partie', other: '{game}, {n} parties' },
  'played.won': 'gagné',
  'played.shared': 'victoire partagée',
  'played.place': '{rank} sur {n}',
  'played.select': 'Sélectionner',
  'played.done': 'Fin de la sélection',
  'played.chosen': { one: '{n} sélectionnée', other: '{n} sélectionnées' },
  'played.mark': 'Sélectionner {game} du {date}',
  'played.save': 'Exporter',
  'played.remove': 'Supprimer',
  'played.removeAll': 'Tout supprimer',
  'played.ask': { one: 'Supprimer {n} partie\u202f?', other: 'Supprimer {n} parties\u202f?' },
  'played.askText':
    'C’est supprimé définitivement de cet appareil. Des parties avec d’autres, ton nom est aussi retiré.',
  'played.day': 'Partie du {date}',
  'played.dayLater': 'Partie du {date}, jouée plus tard',
  'played.yours': 'les tiens',
  'played.here': 'Seulement sur cet appareil',
  'played.few': {
    one: 'Encore {n} partie et cela voudra dire quelque chose.',
    other: 'Encore {n} parties et cela voudra dire quelque chose.',
  },
  'played.none': 'Tu n’as encore fini aucune partie.',
  'played.play': 'Choisir un jeu',
  'played.open': 'Analyser {game}, {date}',
  'played.now': 'maintenant',
  'played.before': { one: 'il y a {n} partie', other: 'il y a {n} parties' },
  'played.score': 'points',
};

export default words;
