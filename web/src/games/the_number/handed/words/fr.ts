import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'the_number.handed.who': 'Qui a choisi',
  'the_number.handed.secret': 'Aucun nombre n’est sur cet écran.',
  'the_number.handed.again': '{name} veut un autre nombre ?',
  'the_number.handed.all': 'Tout le monde a choisi. Place à la vérification.',
};

export default words;
