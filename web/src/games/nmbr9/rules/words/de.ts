import type { Translated } from '../../../../i18n/translated';
import type english from './en';

const words: Translated<typeof english> = {
  'nmbr9.rules.about': '1 bis 4 Personen, zwanzig Karten',
  'nmbr9.rules.card': 'Eine Karte für alle',
  'nmbr9.rules.cardText': 'Zwanzig Karten. Alle legen dieselbe Zahl, jeder in die eigene Auslage.',
  'nmbr9.rules.rotate': 'Drehen, nie wenden',
  'nmbr9.rules.rotateText': 'Nur Vierteldrehungen. Ein gelegtes Plättchen bleibt liegen.',
  'nmbr9.rules.edges': 'Kante an Kante',
  'nmbr9.rules.edgesText': 'Auf seiner Ebene berührt ein Plättchen ein anderes an einer Kante.',
  'nmbr9.rules.edge': 'Kante',
  'nmbr9.rules.corner': 'Ecke',
  'nmbr9.rules.gaps': 'Nichts hängt über',
  'nmbr9.rules.gapsText': 'Über dem Tisch liegt jedes Feld auf einem Plättchen: kein Überhang, keine Lücke.',
  'nmbr9.rules.carried': 'getragen',
  'nmbr9.rules.overGap': 'über Lücke',
  'nmbr9.rules.below': 'Zwei Plättchen darunter',
  'nmbr9.rules.belowText': 'Mindestens zwei Plättchen müssen es tragen.',
  'nmbr9.rules.onTwo': 'auf zweien',
  'nmbr9.rules.onOne': 'auf einem',
  'nmbr9.rules.worth': 'Zahl mal Ebene',
  'nmbr9.rules.worthText':
    'Auf dem Tisch zählt ein Plättchen nichts. Die meisten Punkte gewinnen; allein sind 100 oder mehr hervorragend.',
  'nmbr9.rules.all.aim': 'In die Höhe bauen',
  'nmbr9.rules.all.aim1':
    'Alle bauen mit Zahlenplättchen eine eigene Auslage. Je höher ein Plättchen liegt, desto mehr zählt es.',
  'nmbr9.rules.all.aim2':
    'Es gibt zwanzig Karten, jede Zahl von 0 bis 9 zweimal, gemischt. Alle haben von jeder Zahl zwei Plättchen.',
  'nmbr9.rules.all.round': 'Eine Runde',
  'nmbr9.rules.all.round1':
    'Eine Karte wird aufgedeckt. Alle legen ein Plättchen dieser Zahl in die eigene Auslage. Haben alle gelegt, kommt die nächste Karte.',
  'nmbr9.rules.all.round2':
    'Solange du überlegst, kannst du das Plättchen überall ausprobieren. Erst das Legen zählt, und ein gelegtes Plättchen bleibt, wo es ist.',
  'nmbr9.rules.all.place': 'Wo ein Plättchen liegen darf',
  'nmbr9.rules.all.place1':
    'Plättchen werden in Vierteldrehungen gedreht, die Zahl nach oben. Das erste darf überall liegen.',
  'nmbr9.rules.all.place2':
    'Ebene 0 ist der Tisch. Ein Plättchen auf Ebene 1 liegt auf Plättchen der Ebene 0, eines auf Ebene 2 auf Plättchen der Ebene 1 und so weiter. Du kannst jede Ebene wählen, nicht nur die höchste.',
  'nmbr9.rules.all.place3':
    'Liegt auf seiner Ebene schon ein Plättchen, muss das neue eines dieser Ebene mit mindestens einer Feldkante berühren. Eine Ecke reicht nicht.',
  'nmbr9.rules.all.place4':
    'Ab Ebene 1 muss jedes Feld direkt auf einem Plättchen liegen: Nichts darf überstehen oder über einer Lücke liegen. Die Mitte der 0 ist eine Lücke.',
  'nmbr9.rules.all.place5':
    'Und es muss auf mindestens zwei verschiedenen Plättchen liegen. Zwei Plättchen derselben Zahl sind verschieden.',
  'nmbr9.rules.all.score': 'Punkte',
  'nmbr9.rules.all.score1':
    'Ein Plättchen zählt seine Zahl mal seine Ebene: Eine 7 bringt auf dem Tisch 0, auf Ebene 1 sieben, auf Ebene 2 vierzehn Punkte.',
  'nmbr9.rules.all.score2':
    'Nach zwanzig Karten gewinnen die meisten Punkte; bei gleich vielen Punkten ist der Sieg geteilt. Allein spielst du gegen deinen eigenen Rekord: 100 Punkte oder mehr sind hervorragend.',
  'nmbr9.rules.all.time': 'Zeit',
  'nmbr9.rules.all.time1':
    'Braucht jemand lange, können die anderen eine Uhr mit einer Minute starten. Läuft sie ab, wird das Plättchen an eine vernünftige Stelle gelegt.',
  'nmbr9.rules.all.time2': 'Die anderen sehen dein Plättchen, wenn die Runde fertig ist.',
};

export default words;
