import type en from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof en> = {
  'group.title': 'Gruppe {code}',
  'group.heading': '{game} für eine Gruppe',
  'group.name': 'Dein Name',
  'group.new': 'Eine Reihenfolge für eine Gruppe',
  'group.about':
    'Alle bekommen dieselben Karten in derselben Reihenfolge und spielen für sich. Danach wird verglichen.',
  'group.own': 'Jeder, wann er will',
  'group.ownAbout':
    'Für Freunde: Schick den Link, und jeder spielt, wann er mag. Niemand erfährt die Reihenfolge vor dem eigenen Ende.',
  'group.step': 'Gemeinsam',
  'group.stepAbout':
    'Für eine Klasse oder für Leute mit der Schachtel: Du deckst die Karten auf, eine Leinwand zeigt sie, und alle legen auf dem Handy oder mit echten Plättchen.',
  'group.open': 'Gruppe eröffnen',
  'group.follow': 'Alle Handys gehen mit',
  'group.followAbout':
    'Du deckst die Karten auf, und jedes Handy, das dabei ist, zeigt die offene. Am Ende nehmen die Handys die Punkte eurer echten Plättchen entgegen. Die Karten werden neu gemischt.',
  'group.host': 'Spielleitung: {name}',
  'group.link': 'Link zur Gruppe',
  'group.joinHere': 'Auf diesem Gerät legen',
  'group.joinTiles': 'Mit echten Plättchen spielen',
  'group.waits': 'Du bist dabei. Die erste Karte kommt, wenn die Spielleitung sie aufdeckt.',
  'group.tilesWait': 'Leg jede Karte mit deinen Plättchen. Wenn alle aufgedeckt sind, gibst du hier deine Punkte ab.',
  'group.nextWaits': 'Gelegt. Die nächste Karte kommt, wenn die Spielleitung sie aufdeckt.',
  'group.cardOf': 'Karte {card} von {cards}',
  'group.turn': 'Karte {card} aufdecken',
  'group.placed': 'gelegt von {placed} von {n}',
  'group.screen': 'Seite für die Leinwand',
  'group.end': 'Gruppe beenden',
  'group.endAsk': 'Danach kann niemand weiterspielen, und alle dürfen alle Auslagen sehen.',
  'group.remove': 'Gruppe löschen',
  'group.removeAsk': 'Die Liste der Ergebnisse verschwindet. Die eigene Partie behält jeder.',
  'group.ended': 'Diese Gruppe ist beendet.',
  'group.results': 'Die Gruppe',
  'group.none': 'Noch ist niemand dabei.',
  'group.far': '{placed} von {cards}',
  'group.byHand': 'selbst gezählt',
  'group.score': 'Deine Punkte',
  'group.hand': 'Abgeben',
  'group.count': 'Durch Antippen zählen',
  'group.layout': 'Auslage von {name}',
  'group.hidden': 'Die Auslagen siehst du, wenn deine eigene Partie vorbei ist.',
  'group.review': 'Analyse',
  'group.gone': 'Keine Gruppe hat diesen Code. Vielleicht wurde sie gelöscht.',
  'group.full': 'Diese Gruppe ist voll.',
};

export default words;
