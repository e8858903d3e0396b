import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'nmbr9.handed.who': 'Quién ha colocado',
  'nmbr9.handed.card': 'Todos colocan la misma loseta: {number}.',
  'nmbr9.handed.secret': 'En esta pantalla no se ve dónde la ha puesto nadie.',
  'nmbr9.handed.all': 'Todas las losetas están colocadas. Comparad vuestras construcciones.',
};

export default words;
