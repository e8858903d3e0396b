import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'nmbr9.played.better': 'De {early} à {late}',
  'nmbr9.played.about': 'Environ {late} points',
  'nmbr9.played.scoresText':
    'La moyenne de tes premières parties et des dernières\u202f; la meilleure\u00a0: {best}. Le bot expert fait {expert} en moyenne\u00a0: analyse une partie pour voir où se perd le reste.',
  'nmbr9.played.scoresChart': 'Tes scores, du plus ancien au dernier',
  'nmbr9.played.expert': 'bot expert',
  'nmbr9.played.low': 'Tu construis trop bas',
  'nmbr9.played.lowText':
    'Sur 100 de tes points, {you} sont au niveau 3 ou plus haut, {them} chez le bot expert. Ferme les trous des niveaux bas pour que le suivant grandisse.',
  'nmbr9.played.high': 'Tu construis aussi haut que le bot expert',
  'nmbr9.played.highText':
    'Sur 100 de tes points, {you} sont au niveau 3 ou plus haut, {them} chez le bot expert. Continue.',
  'nmbr9.played.levelsChart': 'Points par niveau, sur 100',
  'nmbr9.played.level': 'niveau {level}',
  'nmbr9.played.levelUp': 'niveau {level} et plus',
  'nmbr9.played.tile': 'Tes {tile} rapportent trop peu',
  'nmbr9.played.tileText':
    'Un {tile} te rapporte {you} points en moyenne, {them} au bot expert. Garde-lui une place à un niveau plus haut.',
  'nmbr9.played.tiles': 'Chaque nombre rapporte ce qu’il doit',
  'nmbr9.played.tilesText': 'Aucun ne reste sous ce que le bot expert en tire. Continue.',
  'nmbr9.played.tilesChart': 'Points d’une tuile en moyenne, selon son nombre',
};

export default words;
