import type en from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof en> = {
  'practice.title': 'S’entraîner',
  'practice.about': 'des positions sans fin, à ta mesure',
  'practice.making': 'Recherche d’une position…',
  'practice.score': '{right} justes sur {n}',
  'practice.level': 'Difficulté {n} sur 5',
  'practice.kept': 'Tu as gardé celle-ci.',
  'practice.wrong': 'Pas encore\u00a0: cela coûte {points} points.',
  'practice.back': { one: 'Elle revient demain.', other: 'Elle revient dans {n} jours.' },
  'practice.known': 'Celle-ci, tu la connais\u00a0: elle ne reviendra pas.',
  'practice.skip': 'Une autre position',
  'practice.failed': 'Aucune position n’a été trouvée. Réessaie.',
  'practice.lessons': 'Toutes les leçons',
};

export default words;
