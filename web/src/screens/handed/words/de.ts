import type en from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof en> = {
  'device.place': { one: 'Ein Gerät, {n} Person', other: 'Ein Gerät, {n} Personen' },
  'device.over': 'Jetzt ist {name} dran',
  'device.hand': 'Gib das Handy an {name}',
  'device.iAm': 'Ich bin {name}',
  'device.backTo': 'Zurück zu {name}',
  'device.next': 'ist dran',
  'device.after': 'nach {name}',
  'device.openToAll': 'Offen für alle',
  'device.look': 'Alle schauen hin',
  'device.uncover': 'Aufdecken',
  'device.cover': 'Verdecken',
  'device.done': 'So lassen und verdecken',
  'device.about':
    'Ihr spielt alle auf diesem Gerät. Bevor ihr es weitergebt, verbirgt der Bildschirm, was gewählt wurde.',
  'device.game': 'Spiel',
  'device.people': 'Wer spielt mit?',
  'device.person': 'Person {n}',
  'device.nameOf': 'Name von Person {n}',
  'device.addPerson': 'Person hinzufügen',
};

export default words;
