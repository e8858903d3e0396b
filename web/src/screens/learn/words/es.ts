import type en from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof en> = {
  'learn.about': '{n} lecciones cortas que se juegan',
  'learn.of': '{done} de {n}',
  'learn.done': 'hecha',
  'learn.minutes': '{n} min',
  'learn.start': 'Empezar',
  'learn.again': 'Otra vez',
  'learn.lesson': '{game}, lección {at} de {n}',
  'learn.long': { one: 'Alrededor de {n} minuto.', other: 'Alrededor de {n} minutos.' },
  'learn.rule': 'La regla',
  'learn.figures': 'Los datos',
  'learn.next': 'Siguiente',
  'learn.finish': 'Terminar la lección',
  'learn.steps': 'Pasos de la lección',
  'learn.restart': 'Repetir este paso',
  'learn.back': 'Volver a las lecciones',
  'learn.over': 'Lección terminada',
  'learn.nextLesson': 'Siguiente lección: {title}',
  'learn.play': 'Jugar contra un bot fácil',
  'learn.playAbout': 'Ya sabes todo lo necesario para una primera partida.',
  'learn.right': 'Correcto',
  'learn.wrong': 'Todavía no',
};

export default words;
