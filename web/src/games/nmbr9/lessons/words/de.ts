import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'nmbr9.lessons.how.place': 'Tipp eine Stelle an.',
  'nmbr9.lessons.how.drag': 'Zieh das Plättchen, dreh es und leg es dann ab.',
  'nmbr9.lessons.how.reason': 'Tipp den Grund an.',
  'nmbr9.lessons.how.count': 'Tipp an, wie viele.',
  'nmbr9.lessons.how.better': 'Tipp eine Stelle an. Dann siehst du, wie viele Punkte am Ende zu erwarten sind.',
  'nmbr9.lessons.place': 'Stelle {letter}: {where}',
  'nmbr9.lessons.reason.apart': 'Es berührt kein Plättchen an einer Kante',
  'nmbr9.lessons.reason.gap': 'Ein Feld hängt über einer Lücke',
  'nmbr9.lessons.reason.oneTile': 'Es liegt nur auf einem Plättchen',
  'nmbr9.lessons.reason.overlaps': 'Ein Feld ist schon belegt',
  'nmbr9.lessons.wrong.level': 'Es passt, aber auf Ebene {level}. Es soll auf Ebene {wanted}.',
  'nmbr9.lessons.wrong.allowed': 'Diese Stelle ist erlaubt: Es berührt ein Plättchen an einer Kante.',
  'nmbr9.lessons.wrong.allowedOn': 'Diese Stelle ist erlaubt: auf Ebene {level}, auf {tiles} Plättchen.',
  'nmbr9.lessons.wrong.notApart': 'Es berührt ein Plättchen seiner Ebene oder ist dort das erste.',
  'nmbr9.lessons.wrong.notGap': 'Kein Feld hängt über einer Lücke.',
  'nmbr9.lessons.wrong.notOneTile': 'Daran liegt es nicht: Zähl die Plättchen darunter.',
  'nmbr9.lessons.wrong.notOverlaps': 'Kein Feld ist belegt.',
  'nmbr9.lessons.wrong.count': 'Nicht {points}. Nimm jede Zahl mal ihre Ebene und zähl zusammen.',
  'nmbr9.lessons.wrong.better': '{points} Punkte sind zu erwarten. Die andere Stelle hat mehr.',
  'nmbr9.lessons.figures':
    'Punkte sind, was man bei gutem Spiel am Ende erwarten kann, ohne die nächsten Karten zu kennen: dieselbe Schätzung wie in der Analyse, auf etwa einen Punkt genau.',

  'nmbr9.lessons.askRefuse': 'Eine dieser Stellen für die 4 ist nicht erlaubt. Tipp sie an',
  'nmbr9.lessons.askTable': 'Leg die 9 auf den Tisch',
  'nmbr9.lessons.askWhy': 'Warum darf die 2 hier nicht liegen?',
  'nmbr9.lessons.askPlace': 'Leg die 7 auf Ebene 1',
  'nmbr9.lessons.askCount': 'Wie viele Punkte ist diese Auslage wert?',
  'nmbr9.lessons.askBetter': 'Welche Stelle ist besser für die 2?',

  'nmbr9.lessons.edge.about': 'Eine Ecke reicht nicht.',
  'nmbr9.lessons.edge.learned':
    'Auf seiner Ebene berührt ein Plättchen ein anderes an einer Kante; eine Ecke zählt nicht.',
  'nmbr9.lessons.edge.right1': 'Richtig. Dort berührt sie die andere 4 nur an einer Ecke.',
  'nmbr9.lessons.edge.right2': 'Richtig. Eine Kante eines Feldes genügt.',
  'nmbr9.lessons.edge.right3': 'Richtig. Da sind nur Ecken, und eine Ecke reicht nicht.',

  'nmbr9.lessons.two.about': 'Ein Plättchen allein trägt nichts.',
  'nmbr9.lessons.two.learned': 'Ab Ebene 1 liegt ein Plättchen auf mindestens zwei Plättchen der Ebene darunter.',
  'nmbr9.lessons.two.ask1': 'Wo darf die 7 nicht liegen? Tipp diese Stelle an',
  'nmbr9.lessons.two.right1': 'Richtig. Dort liegt nur die 9 darunter, und es braucht zwei Plättchen.',
  'nmbr9.lessons.two.right2': 'Richtig. Zwei Plättchen tragen sie: 7 Punkte.',
  'nmbr9.lessons.two.ask3': 'Leg die 1 auf Ebene 2',
  'nmbr9.lessons.two.right3': 'Richtig. Die beiden Plättchen von Ebene 1 tragen sie, die 7 und die 0.',

  'nmbr9.lessons.gap': 'Kein Feld über einer Lücke',
  'nmbr9.lessons.gap.about': 'Die Mitte der 0 ist eine Lücke.',
  'nmbr9.lessons.gap.learned': 'Über dem Tisch liegt jedes Feld auf einem Plättchen: keine Lücke, kein Überhang.',
  'nmbr9.lessons.gap.ask1': 'Wo darf die 1 nicht liegen? Tipp die Stelle an',
  'nmbr9.lessons.gap.right1': 'Richtig. Eines ihrer Felder hinge über der Mitte der 0.',
  'nmbr9.lessons.gap.ask2': 'Warum darf die 7 hier nicht liegen?',
  'nmbr9.lessons.gap.right2': 'Richtig. Unter einem ihrer Felder ist nur der Tisch.',
  'nmbr9.lessons.gap.ask3': 'Leg die 1 auf Ebene 1',
  'nmbr9.lessons.gap.right3': 'Richtig. Jedes Feld wird getragen, von zwei Plättchen.',

  'nmbr9.lessons.times.about': 'Eine 7 bringt auf Ebene 1 sieben, auf Ebene 3 schon 21.',
  'nmbr9.lessons.times.learned':
    'Ein Plättchen zählt Zahl mal Ebene: Auf die Höhe kommt es an, auf dem Tisch gibt es nichts.',
  'nmbr9.lessons.times.right1': 'Richtig. Auf dem Tisch gibt es nichts; die 7 auf Ebene 1 bringt 7.',
  'nmbr9.lessons.times.ask2': 'Leg die 4 dahin, wo sie am meisten bringt',
  'nmbr9.lessons.times.right2': 'Richtig. Auf Ebene 2 bringt eine 4 acht Punkte.',
  'nmbr9.lessons.times.ask3': 'Und was ist die Auslage jetzt wert?',
  'nmbr9.lessons.times.right3': 'Richtig: 7 für die 7, 0 für die 0, 8 für die 4.',

  'nmbr9.lessons.holes': 'Warum Löcher wehtun',
  'nmbr9.lessons.holes.about': 'Eine Lücke ist Boden, der dir fehlt.',
  'nmbr9.lessons.holes.learned':
    'Hier kostete ein Loch von ein, zwei Feldern sieben bis acht Punkte, denn darüber kann nie etwas liegen.',
  'nmbr9.lessons.holes.right1': 'Richtig. Die andere Stelle schließt ein Loch von einem Feld: 8 Punkte weniger.',
  'nmbr9.lessons.holes.ask2': 'Jetzt ist das Loch da. Wo darf die 7 auf Ebene 1 nicht liegen?',
  'nmbr9.lessons.holes.right2': 'Richtig. Sie läge über dem Loch, das für alle Ebenen darüber verloren ist.',
  'nmbr9.lessons.holes.ask3': 'Noch einmal die 2: Welche Stelle ist besser?',
  'nmbr9.lessons.holes.right3': 'Richtig. Eine offene Bucht lässt sich noch füllen, ein Loch von zwei Feldern nicht.',

  'nmbr9.lessons.late': 'Die Großen nach oben',
  'nmbr9.lessons.late.about': 'Kleine Zahlen tragen, 8 und 9 steigen.',
  'nmbr9.lessons.late.rule':
    'In 1000 Spielen des Bots „mittel“ liegt eine 8 oder 9 im Schnitt auf Ebene 1,4, eine 2 oder 3 auf Ebene 0,4, eine 0 fast immer auf dem Tisch. Die Punkte sind Schätzungen, auf etwa einen Punkt genau.',
  'nmbr9.lessons.late.learned': 'Kleine Zahlen machen den Boden breit, damit die großen weiter oben Platz finden.',
  'nmbr9.lessons.late.ask1': 'Eine 3: Ebene 1 für 3 Punkte oder der Tisch für keinen?',
  'nmbr9.lessons.late.right1': 'Richtig. 3 Punkte jetzt kosten am Ende 8: Der Platz auf Ebene 1 ist für mehr da.',
  'nmbr9.lessons.late.ask2': 'Eine 0: auf den Tisch oder auf Ebene 1?',
  'nmbr9.lessons.late.right2': 'Richtig. Eine 0 bringt nirgends etwas, also macht sie den Boden breiter.',
  'nmbr9.lessons.late.ask3': 'Eine 8: auf den Tisch oder auf Ebene 1?',
  'nmbr9.lessons.late.right3': 'Richtig. Jetzt lohnt die Höhe: 8 Punkte sofort, 9 mehr am Ende.',
};

export default words;
