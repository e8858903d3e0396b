import type { Translated } from '../../../../i18n/translated';
import type english from './en';

const words: Translated<typeof english> = {
  'nmbr9.coach.first':
    'Zieh dein erstes Plättchen irgendwohin, dreh es, wenn du magst, und leg es. Einmal gelegt, bleibt es liegen.',
  'nmbr9.coach.second':
    'Deine {number} liegt auf dem Tisch: keine Punkte. Leg das nächste Plättchen Kante an Kante, damit beide ein drittes tragen.',
  'nmbr9.coach.ground':
    'Alle deine Plättchen liegen auf dem Tisch, wo nichts zählt. Leg eines quer über zwei, ohne Lücke darunter: Dann zählt es seine Zahl.',
  'nmbr9.coach.wasted':
    'Deine {number} liegt auf dem Tisch und zählt nichts. Hohe Zahlen gehören nach oben: Halte ebene Stellen für die nächsten frei.',
  'nmbr9.coach.base':
    'Deine {number} auf dem Tisch kostet dich wenig: Niedrige Zahlen sind eine gute Basis. Lass keine Lücken, dann passt mehr darauf.',
  'nmbr9.coach.zero':
    'Eine 0 zählt auf keiner Ebene etwas, und ihre Mitte ist eine Lücke. Am besten liegt sie am Rand, wo nichts darauf muss.',
  'nmbr9.coach.up': {
    one: 'Deine {number} auf Ebene {level} zählt {n} Punkt. Leg ein zweites Plättchen daneben, dann kann Ebene {next} beginnen.',
    other:
      'Deine {number} auf Ebene {level} zählt {n} Punkte. Leg ein zweites Plättchen daneben, dann kann Ebene {next} beginnen.',
  },
  'nmbr9.coach.few': {
    one: 'Danach kommt noch eine Karte. Eine Basis lohnt sich nicht mehr: Nimm die Stelle mit den meisten Punkten.',
    other: 'Danach kommen noch {n} Karten. Eine Basis lohnt sich kaum noch: Nimm die Stellen mit den meisten Punkten.',
  },
  'nmbr9.coach.last': 'Die letzte Karte: Darauf wird nichts mehr gebaut. Nimm die Stelle, die am meisten zählt.',
};

export default words;
