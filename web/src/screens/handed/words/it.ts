import type en from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof en> = {
  'device.place': { one: 'Un dispositivo, {n} giocatore', other: 'Un dispositivo, {n} giocatori' },
  'device.over': 'Ora tocca a {name}',
  'device.hand': 'Passa il telefono a {name}',
  'device.iAm': 'Sono {name}',
  'device.backTo': 'Torna a {name}',
  'device.next': 'di turno',
  'device.after': 'dopo {name}',
  'device.openToAll': 'Visibile a tutti',
  'device.look': 'Guardate tutti',
  'device.uncover': 'Scopri',
  'device.cover': 'Copri',
  'device.done': 'Lascia così e copri',
  'device.about': 'Giocate tutti su questo dispositivo. Prima di passarlo, lo schermo nasconde ciò che è stato scelto.',
  'device.game': 'Gioco',
  'device.people': 'Chi gioca?',
  'device.person': 'Giocatore {n}',
  'device.nameOf': 'Nome del giocatore {n}',
  'device.addPerson': 'Aggiungi un giocatore',
};

export default words;
