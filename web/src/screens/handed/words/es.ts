import type en from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof en> = {
  'device.place': { one: 'Un dispositivo, {n} persona', other: 'Un dispositivo, {n} personas' },
  'device.over': 'Turno de {name}',
  'device.hand': 'Pasa el móvil a {name}',
  'device.iAm': 'Soy {name}',
  'device.backTo': 'Volver a {name}',
  'device.next': 'le toca',
  'device.after': 'después de {name}',
  'device.openToAll': 'A la vista de todos',
  'device.look': 'Mirad todos',
  'device.uncover': 'Destapar',
  'device.cover': 'Tapar',
  'device.done': 'Dejarlo así y tapar',
  'device.about': 'Jugáis todos en este dispositivo. Antes de pasarlo, la pantalla oculta lo que se ha elegido.',
  'device.game': 'Juego',
  'device.people': '¿Quién juega?',
  'device.person': 'Persona {n}',
  'device.nameOf': 'Nombre de la persona {n}',
  'device.addPerson': 'Añadir una persona',
};

export default words;
