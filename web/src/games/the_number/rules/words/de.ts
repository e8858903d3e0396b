import type { Translated } from '../../../../i18n/translated';
import type english from './en';

const words: Translated<typeof english> = {
  'the_number.rules.about': '2 bis 5 Personen, zwei Runden mit je fünf Zügen',
  'the_number.rules.write': 'Schreib drei Ziffern',
  'the_number.rules.writeText': 'Geheim, mit Ziffern, die du nicht durchgestrichen hast. 007 und 444 gehen auch.',
  'the_number.rules.lower': 'Die niedrigere schließt aus',
  'the_number.rules.lowerText':
    '842 ist ausgeschlossen: 385 hat auch eine 8. Die niedrigste Nummer ist immer zugelassen.',
  'the_number.rules.chain': 'Ausgeschlossen schließt aus',
  'the_number.rules.chainText': 'Die 3 von 319 schließt 385 aus, und 385 schließt trotzdem 842 aus.',
  'the_number.rules.equal': 'Gleiche vertragen sich',
  'the_number.rules.equalText': 'Sie schließen einander nie aus. Eine niedrigere kann beide ausschließen.',
  'the_number.rules.points': 'Erste Ziffer plus Bonus',
  'the_number.rules.pointsText':
    'Zugelassen zählt die erste Ziffer, für die höchste Nummer auch der Bonus. Im 5. Zug zählt die Ziffer doppelt.',
  'the_number.rules.crossed': 'Für die Runde weg',
  'the_number.rules.crossedText':
    'Ziffern einer zugelassenen Nummer werden durchgestrichen: am Ende der Runde je ein Punkt. Dann sind alle wieder da.',
  'the_number.rules.all.aim': 'Worum es geht',
  'the_number.rules.all.aim1':
    'Eine Partie hat zwei Runden, eine Runde fünf Züge. Wer am Ende die meisten Punkte hat, gewinnt; bei gleich vielen Punkten ist der Sieg geteilt.',
  'the_number.rules.all.aim2':
    'Zu Beginn einer Runde haben alle die zehn Ziffern von 0 bis 9. Wer welche Ziffern durchgestrichen hat und wie viele Punkte, sehen immer alle.',
  'the_number.rules.all.choose': '1. Wählen',
  'the_number.rules.all.choose1':
    'Alle schreiben gleichzeitig und geheim eine Nummer aus drei Ziffern, von 000 bis 999, mit Ziffern, die nicht durchgestrichen sind. Nullen vorn und gleiche Ziffern sind erlaubt.',
  'the_number.rules.all.choose2': 'Du kannst deine Nummer ändern, bis alle gewählt haben.',
  'the_number.rules.all.choose3':
    'Passen geht nicht. Wer keine Ziffer mehr hat, setzt bis zum Ende der Runde aus. Wer in der Zeit nicht wählt, hat in diesem Zug keine Nummer: 0 Punkte, und nichts wird durchgestrichen.',
  'the_number.rules.all.check': '2. Überprüfen',
  'the_number.rules.all.check1':
    'Alle Nummern werden zugleich aufgedeckt. Eine Nummer ist ausgeschlossen, wenn eine niedrigere mindestens eine ihrer Ziffern hat, auch wenn diese selbst ausgeschlossen ist. Alle anderen sind zugelassen.',
  'the_number.rules.all.check2':
    'Die niedrigste Nummer ist also immer zugelassen. Gleiche Nummern schließen einander nie aus.',
  'the_number.rules.all.check3':
    'Beispiel: 842, 385, 319, 077. Die 8 von 385 schließt 842 aus, die 3 von 319 schließt 385 aus. 319 und 077 sind zugelassen, 319 ist davon die höchste.',
  'the_number.rules.all.score': '3. Werten und durchstreichen',
  'the_number.rules.all.score1':
    'Eine zugelassene Nummer bringt ihre erste Ziffer als Punkte; im 5. Zug zählt diese Ziffer doppelt. Die höchste zugelassene Nummer bekommt dazu den Bonus des Zuges: 2, 3, 4, 6 und 8 Punkte in den Zügen 1 bis 5. Haben mehrere sie geschrieben, bekommen alle den Bonus.',
  'the_number.rules.all.score2':
    'Wessen Nummer zugelassen ist, streicht alle ihre Ziffern für den Rest der Runde durch. 444 streicht nur die 4 durch.',
  'the_number.rules.all.score3': 'Wessen Nummer ausgeschlossen ist, bekommt 0 Punkte und streicht nichts durch.',
  'the_number.rules.all.end': 'Ende der Runde, Ende der Partie',
  'the_number.rules.all.end1':
    'Nach fünf Zügen ist jede durchgestrichene Ziffer einen Punkt wert. Dann sind alle Ziffern wieder frei, und die nächste Runde beginnt.',
  'the_number.rules.all.end2': 'Nach der letzten Runde werden die Punkte aller Runden addiert.',
  'the_number.rules.all.options': 'Optionen am Tisch',
  'the_number.rules.all.options1':
    'Mit Freunden könnt ihr mehr oder weniger Runden, andere Boni und eine Zeit pro Zug vereinbaren.',
  'the_number.rules.all.options2':
    'In der Regel lässt sich eine durchgestrichene Ziffer nicht schreiben. Erlaubt es der Tisch, ist so eine Nummer ungültig: Sie bringt 0 Punkte, schließt keine andere aus und streicht nichts durch.',
};

export default words;
