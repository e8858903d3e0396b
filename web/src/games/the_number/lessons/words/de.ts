import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'the_number.lessons.how.number': 'Tipp eine Nummer an.',
  'the_number.lessons.how.digit': 'Tipp eine Ziffer an. Ist es die falsche, erfährst du, warum.',
  'the_number.lessons.how.all': 'Tipp eine nach der anderen an.',
  'the_number.lessons.how.write': 'Tipp drei Ziffern ein und wähl dann deine Nummer.',
  'the_number.lessons.how.cross': 'Tipp die Ziffern an.',
  'the_number.lessons.how.count': 'Tipp die Antwort an.',
  'the_number.lessons.how.choose': 'Tipp an, was du denkst. Dann siehst du, was wir berechnet haben.',
  'the_number.lessons.askDigit': 'Tipp die Ziffer an, die {number} ausschließt',
  'the_number.lessons.askEliminated': 'Tipp alle ausgeschlossenen Nummern an',
  'the_number.lessons.askApproved': 'Tipp alle zugelassenen Nummern an',
  'the_number.lessons.askBonus': 'Welche Nummer bekommt den Bonus?',
  'the_number.lessons.askCross': 'Deine {number} wurde zugelassen: Streich ihre Ziffern durch',
  'the_number.lessons.askPoints': 'Wie viele Punkte bringt {number} in Zug {turn}?',
  'the_number.lessons.digitOf': 'Die {digit} von {number}',
  'the_number.lessons.approved': 'zugelassen',
  'the_number.lessons.players': { one: '{n} Person', other: '{n} Personen' },
  'the_number.lessons.you': 'Du',
  'the_number.lessons.next': 'Richtig. Weiter.',
  'the_number.lessons.wrong.order': '{number} ist noch nicht dran: {lower} ist niedriger.',
  'the_number.lessons.wrong.wayRound':
    'Richtige Ziffer, falsche Nummer: Such die {digit} in einer Nummer unter {number}.',
  'the_number.lessons.wrong.noLower': 'Keine niedrigere Nummer hat eine {digit}.',
  'the_number.lessons.wrong.higher': '{number} ist höher als {of}. Nur niedrigere Nummern schließen aus.',
  'the_number.lessons.wrong.notShared':
    '{of} hat keine {digit}; diese Ziffer von {number} kann sie nicht ausschließen.',
  'the_number.lessons.wrong.notHighest': '{number} ist zugelassen, aber {highest} ist höher.',
  'the_number.lessons.wrong.fewer': {
    one: '{number} bringt {n} Punkt. Es geht mehr.',
    other: '{number} bringt {n} Punkte. Es geht mehr.',
  },
  'the_number.lessons.wrong.safe':
    '{number} ist zugelassen, aber {safe} auch. Nimm eine ihrer Ziffern und bleib darunter.',
  'the_number.lessons.wrong.notIn': '{number} hat keine {digit}.',
  'the_number.lessons.wrong.different': {
    one: '{number} hat {n} Ziffer zum Durchstreichen.',
    other: '{number} hat {n} verschiedene Ziffern.',
  },
  'the_number.lessons.wrong.sum': '{number}: Die erste Ziffer zählt {first}, der Bonus {bonus}. Zähl zusammen.',
  'the_number.lessons.wrong.figure': '{option}: {figure}. Da gibt es mehr.',

  'the_number.lessons.eliminated': 'Wer wird ausgeschlossen, und warum',
  'the_number.lessons.eliminated.about': 'Eine niedrigere Nummer hat ihre Ziffer.',
  'the_number.lessons.eliminated.learned':
    'Eine Nummer wird ausgeschlossen, wenn eine niedrigere eine ihrer Ziffern hat; die höchste zugelassene bekommt den Bonus.',
  'the_number.lessons.eliminated.ask1': 'Tipp die Nummern von der niedrigsten an aufwärts an',
  'the_number.lessons.eliminated.right1':
    'Richtig. 385 ist die niedrigste: Darunter ist nichts, also wird sie immer zugelassen.',
  'the_number.lessons.eliminated.right2':
    'Richtig: 842 wird ausgeschlossen, denn 385 hat auch eine 8 und ist niedriger.',
  'the_number.lessons.eliminated.right3': 'Richtig. 385 schließt 931 und 842 aus, und 067 schließt 760 aus.',
  'the_number.lessons.eliminated.right4': 'Richtig. 385 ist die höchste zugelassene Nummer: 3 Punkte und der Bonus.',

  'the_number.lessons.equal': 'Gleiche tun sich nichts',
  'the_number.lessons.equal.about': '595 und 595 schließen einander nicht aus.',
  'the_number.lessons.equal.learned':
    'Gleiche Nummern schließen einander nie aus und bekommen beide den Bonus, aber eine niedrigere schließt sie zusammen aus.',
  'the_number.lessons.equal.right1': 'Richtig. Jede 595 wird zugelassen, und zusammen schließen sie 959 aus.',
  'the_number.lessons.equal.ask2': 'Tipp die Ziffer an, die beide 595 ausschließt',
  'the_number.lessons.equal.right2': 'Richtig. Die 5 von 452 schließt beide auf einmal aus.',
  'the_number.lessons.equal.ask3': 'Die anderen haben 640 und 640: Schreib eine Nummer, die den Bonus bekommt',
  'the_number.lessons.equal.right3': 'Richtig. 640 ginge auch: Dann bekommen alle drei den Bonus.',

  'the_number.lessons.chain': 'Ausgeschlossene schließen weiter aus',
  'the_number.lessons.chain.about': '385 wird ausgeschlossen und nimmt 842 mit.',
  'the_number.lessons.chain.learned':
    'Eine ausgeschlossene Nummer bringt nichts, aber sie schließt die Nummern über ihr trotzdem aus.',
  'the_number.lessons.chain.ask1': 'Tipp die beiden ausgeschlossenen an',
  'the_number.lessons.chain.right1':
    'Richtig. 319 schließt mit ihrer 3 die 385 aus, und 385 schließt trotzdem 842 aus.',
  'the_number.lessons.chain.ask2': '842 und 319 teilen keine Ziffer. Tipp die Ziffer an, die 842 ausschließt',
  'the_number.lessons.chain.right2': 'Richtig. 385 ist selbst ausgeschlossen, und ihre 8 zählt trotzdem.',
  'the_number.lessons.chain.ask3': 'Fünf Nummern: Tipp die zugelassenen an',
  'the_number.lessons.chain.right3': 'Richtig. 613 teilt ihre 6 mit 064; 728 teilt mit keiner etwas.',
  'the_number.lessons.chain.ask4': 'Schreib eine Nummer, durch die 842 und 385 ausgeschlossen werden',
  'the_number.lessons.chain.right4': 'Richtig. Eine Ziffer von 385 reicht: 385 schließt dann 842 für dich aus.',

  'the_number.lessons.crossed': 'Durchgestrichen',
  'the_number.lessons.crossed.about': 'Einmal gepunktet, für die Runde weg.',
  'the_number.lessons.crossed.learned':
    'Ziffern, die gepunktet haben, sind bis zum Ende der Runde weg; dann ist jede einen Punkt wert.',
  'the_number.lessons.crossed.right1':
    'Richtig. Alle drei sind bis zum Ende der Runde weg; dann ist jede einen Punkt wert.',
  'the_number.lessons.crossed.ask2': 'Und nach {number}?',
  'the_number.lessons.crossed.right2': 'Richtig. 444 kostet dich nur eine Ziffer und bringt am Ende nur einen Punkt.',
  'the_number.lessons.crossed.ask3': 'Wie viele Ziffern streicht {number} hier durch?',
  'the_number.lessons.crossed.right3': 'Richtig. 842 ist ausgeschlossen: keine Punkte, aber ihre Ziffern bleiben dir.',
  'the_number.lessons.crossed.ask4': 'Schreib mit den Ziffern, die dir bleiben, eine Nummer, die zugelassen wird',
  'the_number.lessons.crossed.right4': 'Richtig. Auch die anderen sehen, welche Ziffern dir bleiben.',

  'the_number.lessons.five': 'Zug fünf',
  'the_number.lessons.five.about': 'Erste Ziffer doppelt, +8 für die höchste.',
  'the_number.lessons.five.learned':
    'In Zug 5 zählt die erste Ziffer doppelt, und der Bonus ist 8: Heb dir gute Ziffern dafür auf.',
  'the_number.lessons.five.right1': 'Richtig. 6 für die erste Ziffer und +{bonus} als höchste.',
  'the_number.lessons.five.ask2': 'Und in Zug 5?',
  'the_number.lessons.five.right2': 'Richtig. Zweimal 6 und +{bonus}: Der Bonus verdoppelt sich nicht.',
  'the_number.lessons.five.ask3': 'Zug 5: Welche Nummer bringt am meisten Punkte?',
  'the_number.lessons.five.right3': 'Richtig. 308 schließt 940 aus; so bekommt 715 zweimal 7 und den Bonus: 22.',
  'the_number.lessons.five.ask4': 'Zug 5: Schreib eine Nummer, die mindestens {n} Punkte bringt',
  'the_number.lessons.five.right4':
    'Richtig. Über 862 ohne eine Ziffer der anderen, oder darunter mit einer ihrer Ziffern.',

  'the_number.lessons.brave': 'Warum 999 mutig ist',
  'the_number.lessons.brave.about': 'Eine 9 darunter genügt.',
  'the_number.lessons.brave.rule':
    'Die Werte gelten für Zug 5 mit allen Ziffern, gegen Leute, die wie unser Löser spielen. Zu zweit sind sie genau, mit mehr sind es Schätzungen.',
  'the_number.lessons.brave.learned':
    'In Zug 5 wird 999 gegen eine Person etwa in der Hälfte der Fälle zugelassen, und mit jeder weiteren seltener.',
  'the_number.lessons.brave.ask1': 'Schreib eine Nummer, die 999 ausschließt und zugelassen wird',
  'the_number.lessons.brave.right1': 'Richtig. Jede niedrigere Nummer mit einer 9 schafft das; eine Ziffer genügt.',
  'the_number.lessons.brave.ask2': 'An welchem Tisch wird 999 in Zug 5 am häufigsten zugelassen?',
  'the_number.lessons.brave.right2': 'Richtig: 55 % zu zweit, 24 % zu fünft. Mehr Personen, mehr Neunen darunter.',
  'the_number.lessons.brave.ask3': 'Vier Personen, Zug 5: Welche wird am häufigsten zugelassen?',
  'the_number.lessons.brave.right3':
    'Richtig. Wenige niedrige Nummern haben eine 7, und drei verschiedene Ziffern sind drei Risiken.',
  'the_number.lessons.brave.ask4': 'Und welche bringt im Schnitt am meisten Punkte?',
  'the_number.lessons.brave.right4': 'Richtig. 777 bringt zugelassen weniger, wird aber doppelt so oft zugelassen.',

  'the_number.lessons.nine': 'Wann die 9 fällig ist',
  'the_number.lessons.nine.about': 'Spät: Am meisten ist sie wert, solange nur du sie hast.',
  'the_number.lessons.nine.rule':
    'Zwei Personen, gegen perfektes Spiel: Punkte Vorsprung am Ende der Runde. Die Runde ist gelöst, die Werte sind also genau.',
  'the_number.lessons.nine.learned':
    'Zu zweit heb die 9 auf: Sie allein zu haben ist vor Zug 2 ganze 15 Punkte wert und vor Zug 5 noch 10.',
  'the_number.lessons.nine.ask1': 'Zwei Personen, Zug 1: 999 oder 777?',
  'the_number.lessons.nine.right1':
    'Richtig. Eine 9 schreibt jetzt niemand; 999 wird zugelassen und kostet später doch 5 Punkte.',
  'the_number.lessons.nine.ask2': 'Nur du hast noch die 9. Vor welchem Zug ist das am meisten wert?',
  'the_number.lessons.nine.right2': 'Richtig: früh 15 Punkte, vor Zug 5 noch 10. Warten kostet wenig.',
  'the_number.lessons.nine.ask3': 'Zwei Personen, Zug 5, alle Ziffern da: Was ist am besten?',
  'the_number.lessons.nine.right3':
    'Richtig. Jetzt ist es so weit: Aufheben nützt nichts mehr, und die 9 zählt doppelt.',
};

export default words;
