import type en from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof en> = {
  'device.place': { one: 'Un appareil, {n} joueur', other: 'Un appareil, {n} joueurs' },
  'device.over': 'Au tour de {name}',
  'device.hand': 'Passe le téléphone à {name}',
  'device.iAm': 'Je suis {name}',
  'device.backTo': 'Revenir à {name}',
  'device.next': 'c’est son tour',
  'device.after': 'après {name}',
  'device.openToAll': 'Visible par tous',
  'device.look': 'Regardez tous',
  'device.uncover': 'Découvrir',
  'device.cover': 'Cacher',
  'device.done': 'Laisser ainsi et cacher',
  'device.about': 'Vous jouez tous sur cet appareil. Avant de le passer, l’écran cache ce qui a été choisi.',
  'device.game': 'Jeu',
  'device.people': 'Qui joue ?',
  'device.person': 'Joueur {n}',
  'device.nameOf': 'Nom du joueur {n}',
  'device.addPerson': 'Ajouter un joueur',
};

export default words;
