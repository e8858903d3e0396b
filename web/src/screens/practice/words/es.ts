import type en from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof en> = {
  'practice.title': 'Práctica',
  'practice.about': 'posiciones sin fin, a tu medida',
  'practice.making': 'Buscando una posición…',
  'practice.score': '{right} de {n} correctas',
  'practice.level': 'Dificultad {n} de 5',
  'practice.kept': 'Esta la guardaste tú.',
  'practice.wrong': 'Todavía no: cuesta {points} puntos.',
  'practice.back': { one: 'Vuelve mañana.', other: 'Vuelve dentro de {n} días.' },
  'practice.known': 'Esta ya la sabes: no volverá.',
  'practice.skip': 'Otra posición',
  'practice.failed': 'No se ha encontrado ninguna posición. Inténtalo de nuevo.',
  'practice.lessons': 'Todas las lecciones',
};

export default words;
