import type { terminal as english } from './en';
import type { Translated } from '../../../../i18n/translated';

export const terminal: Translated<typeof english> = {
  // The table.
  'nmbr9.terminal.drawnOf': '{n} von {all} weg',
  'nmbr9.terminal.drawn': 'weg',
  'nmbr9.terminal.left': 'übrig',
  'nmbr9.terminal.fits': 'passt',
  'nmbr9.terminal.levelShort': 'E{level}',
  'nmbr9.terminal.placeOf': 'Stelle {n} von {all}',
  'nmbr9.terminal.tooFar': 'Zu weit weg: Hier endet der Tisch.',
  'nmbr9.terminal.enterAgain': 'Drück noch einmal Enter, um es hier zu legen.',

  // Keys.
  'nmbr9.terminal.reset': 'an den Anfang',
  'nmbr9.terminal.others': 'andere',
  'nmbr9.terminal.nextPlayer': 'nächste Auslage',
  'nmbr9.terminal.lookAround': 'umsehen',
  'nmbr9.terminal.levels': 'Ebenen',
  'nmbr9.terminal.zoom': 'Zoom',
  'nmbr9.terminal.layouts': 'Auslagen',

  // Pages.
  'nmbr9.terminal.byLevel': 'Punkte nach Ebenen',
  'nmbr9.terminal.order': 'Unter jedem Namen: die Plättchen in der gelegten Reihenfolge und ihre Ebene.',

  // Rules and keys.
  'nmbr9.terminal.rules.cards':
    'Es gibt zwanzig Karten: jede Zahl von 0 bis 9 zweimal. Alle legen ein Plättchen der aufgedeckten Zahl in ihre eigene Auslage.',
  'nmbr9.terminal.rules.level':
    'Ebene 0 ist der Tisch. Plättchen dürfen gedreht, aber nicht gewendet werden. Ein Plättchen überdeckt kein anderes seiner Ebene und berührt eines davon an einer Kante.',
  'nmbr9.terminal.rules.higher':
    'Auf einer höheren Ebene hängt kein Feld über einer Lücke, und das Plättchen liegt auf mindestens zwei verschiedenen Plättchen der Ebene darunter.',
  'nmbr9.terminal.rules.score':
    'Ein Plättchen zählt seine Zahl mal seine Ebene: Eine 6 auf Ebene 2 bringt 12 Punkte, auf dem Tisch nichts. Die meisten Punkte gewinnen. Allein sind 100 oder mehr hervorragend.',
  'nmbr9.terminal.seen': 'Was du siehst',
  'nmbr9.terminal.seenTiles':
    'Jedes Feld zeigt die Zahl des obersten Plättchens und klein seine Ebene: 6² ist eine 6 auf Ebene 2, eine 6 ohne kleine Ziffer liegt auf dem Tisch. Die Zeile darunter sagt, was dein Plättchen bringt oder warum es dort nicht passt.',
  'nmbr9.terminal.keyMove': 'das Plättchen bewegen',
  'nmbr9.terminal.keyRotate': 'nach rechts, nach links drehen',
  'nmbr9.terminal.keyNext': 'nächste Stelle, an der es passt',
  'nmbr9.terminal.keyBefore': 'die Stelle davor',
  'nmbr9.terminal.keyLevel': 'nächste Stelle auf dieser Ebene',
  'nmbr9.terminal.keyReset': 'zurück, wo es anfangs war',
  'nmbr9.terminal.keyPlace': 'legen; zweimal, wenn du es nicht bewegt hast',
  'nmbr9.terminal.keyLevels': 'Ebenen statt Zahlen',
  'nmbr9.terminal.keyZoom': 'größere Felder',
  'nmbr9.terminal.keyOthers': 'die Auslagen der anderen ansehen',
};
