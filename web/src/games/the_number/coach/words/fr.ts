import type { Translated } from '../../../../i18n/translated';
import type english from './en';

const words: Translated<typeof english> = {
  'the_number.coach.write':
    'Écris trois chiffres et choisis-les. Grand rapporte plus, mais un plus petit avec un de tes chiffres élimine le tien.',
  'the_number.coach.chosen': 'Toi seul vois {number}. Tu peux le changer tant que tous n’ont pas choisi.',
  'the_number.coach.check':
    'Du plus grand au plus petit : un nombre est éliminé si un plus petit, même éliminé, a un de ses chiffres.',
  'the_number.coach.eliminated':
    'Ton {number} est éliminé : {cause} a aussi {digits}. Tu gardes tes chiffres. Moins de chiffres différents, ou plus petit, c’est plus sûr.',
  'the_number.coach.eliminatedSafe':
    'Ton {number} est éliminé : {cause} a aussi {digits}. Personne d’autre n’a plus {safe} : un nombre fait seulement avec ça est sûr.',
  'the_number.coach.approved': {
    one: 'Ton {number} est validé : {n} point. Barré jusqu’à la fin de la manche : {crossed}. Écris le suivant sans.',
    other:
      'Ton {number} est validé : {n} points. Barré jusqu’à la fin de la manche : {crossed}. Écris le suivant sans.',
  },
  'the_number.coach.highest':
    'Ton {number} est le plus grand validé : {first} + {bonus}. Barré : {crossed}. Regarde quels chiffres restent aux autres.',
  'the_number.coach.missed':
    'Ton tour n’a pas compté : 0 point, mais tu gardes tes chiffres. Choisis avant la fin du temps.',
  'the_number.coach.void':
    'Ton {number} avait un chiffre barré, il est annulé : 0 point. Prends seulement des chiffres non barrés.',
  'the_number.coach.last':
    'Dernier tour de la manche : le premier chiffre compte double, le bonus est {bonus}. Ensuite tous les chiffres reviennent : ne garde rien.',
  'the_number.coach.round': {
    one: 'La manche t’a rapporté {points}, dont {n} pour un chiffre barré. Tous les chiffres sont revenus : recommence.',
    other:
      'La manche t’a rapporté {points}, dont {n} pour des chiffres barrés. Tous les chiffres sont revenus : recommence.',
  },
  'the_number.coach.out': 'Tous tes chiffres sont barrés : tu attends la fin de la manche. Chacun vaut alors un point.',
};

export default words;
