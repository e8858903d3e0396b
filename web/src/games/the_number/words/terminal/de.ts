import type { terminal as english } from './en';
import type { Translated } from '../../../../i18n/translated';

export const terminal: Translated<typeof english> = {
  // The table.
  'the_number.terminal.where': 'Runde {round} von {rounds} · Zug {turn} von {turns}',
  'the_number.terminal.lastTurn': 'Zug {turn}: erste Ziffer zählt doppelt',
  'the_number.terminal.turn': 'Zug',
  'the_number.terminal.turns': 'Züge',
  'the_number.terminal.how': 'Tipp drei Ziffern. Eine 0 am Anfang und gleiche Ziffern sind erlaubt.',
  'the_number.terminal.prospect':
    '{number}: {points}, wenn zugelassen, +{bonus} als höchste. Durchgestrichen: {digits}.',
  'the_number.terminal.youHave': 'Du hast noch {digits}.',
  'the_number.terminal.enough': 'Drei Ziffern genügen: Enter wählt die Nummer, die Rücktaste löscht.',
  'the_number.terminal.tooFew': 'Tipp drei Ziffern und drück dann Enter.',
  'the_number.terminal.seeOthers': 'Drück eine Taste, um die Nummern der anderen zu sehen.',
  'the_number.terminal.checkHow': 'Die höchste zuerst: Hat eine niedrigere dieselbe Ziffer?',
  'the_number.terminal.approved': '{number} zugelassen: {points}',

  // Pages.
  'the_number.terminal.round': 'Runde {round}',
  'the_number.terminal.inRound': 'Runde',
  'the_number.terminal.crossed': 'Ziffern',
  'the_number.terminal.crossedCount': '─0─ zählt die durchgestrichenen Ziffern: je ein Punkt am Rundenende.',
  'the_number.terminal.noTurns': 'Noch ist kein Zug gespielt.',

  // Rules and keys.
  'the_number.terminal.rules.start':
    'Zwei Runden mit je fünf Zügen. Zu Beginn einer Runde haben alle die Ziffern 0 bis 9.',
  'the_number.terminal.rules.write':
    'In jedem Zug schreiben alle heimlich eine Nummer aus drei Ziffern, die bei ihnen nicht durchgestrichen sind. 060 und 777 sind erlaubt. Dann werden alle überprüft, die höchste zuerst.',
  'the_number.terminal.rules.eliminated':
    'Eine Nummer, die eine Ziffer mit einer niedrigeren teilt, ist ausgeschlossen: 842 zum Beispiel, wenn jemand 385 schreibt, denn beide haben eine 8. Sie bringt keine Punkte und streicht nichts durch. Gleiche Nummern schließen einander nicht aus.',
  'the_number.terminal.rules.approved':
    'Alle anderen sind zugelassen. Eine zugelassene Nummer zählt ihre erste Ziffer, in Zug 5 doppelt, und die höchste zugelassene bekommt den Bonus des Zuges. Die Ziffern darin sind für den Rest der Runde durchgestrichen (─7─).',
  'the_number.terminal.rules.end':
    'Am Ende einer Runde zählt jede durchgestrichene Ziffer einen Punkt mehr, und alle Ziffern sind wieder da. Wer nach zwei Runden die meisten Punkte hat, gewinnt.',
  'the_number.terminal.keyDigit': 'eine Ziffer schreiben',
  'the_number.terminal.keyChoose': 'die Nummer wählen',
};
