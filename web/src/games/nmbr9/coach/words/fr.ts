import type { Translated } from '../../../../i18n/translated';
import type english from './en';

const words: Translated<typeof english> = {
  'nmbr9.coach.first':
    'Glisse ta première tuile où tu veux, tourne-la si tu veux, puis pose-la. Une fois posée, elle ne bouge plus.',
  'nmbr9.coach.second':
    'Ton {number} est sur la table : pas de points. Pose la tuile suivante côté contre côté, pour qu’ensemble elles en portent une troisième.',
  'nmbr9.coach.ground':
    'Toutes tes tuiles sont sur la table, où rien ne compte. Poses-en une sur deux d’entre elles, sans trou dessous : elle vaut son nombre.',
  'nmbr9.coach.wasted':
    'Ton {number} est sur la table et ne vaut rien. Les grands nombres se posent en haut : garde des places planes pour les suivants.',
  'nmbr9.coach.base':
    'Ton {number} sur la table te coûte peu : les petits nombres font une bonne base. Ne laisse pas de trous : il en tiendra plus dessus.',
  'nmbr9.coach.zero':
    'Un 0 ne vaut rien à aucun niveau, et son milieu est un trou. Garde-le au bord, où rien ne doit le couvrir.',
  'nmbr9.coach.up': {
    one: 'Ton {number} au niveau {level} vaut {n} point. Pose une deuxième tuile à côté, et le niveau {next} peut commencer.',
    other:
      'Ton {number} au niveau {level} vaut {n} points. Pose une deuxième tuile à côté, et le niveau {next} peut commencer.',
  },
  'nmbr9.coach.few': {
    one: 'Encore une carte après celle-ci. Une base ne paie plus : prends la place qui rapporte le plus.',
    other:
      'Encore {n} cartes après celle-ci. Une base ne paie presque plus : prends les places qui rapportent le plus.',
  },
  'nmbr9.coach.last': 'La dernière carte : plus rien ne viendra dessus. Prends la place qui rapporte le plus.',
};

export default words;
