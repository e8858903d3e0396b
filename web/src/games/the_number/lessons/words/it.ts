import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'the_number.lessons.how.number': 'Tocca un numero.',
  'the_number.lessons.how.digit': 'Tocca una cifra. Se non è quella, ti diciamo perché.',
  'the_number.lessons.how.all': 'Toccali uno dopo l’altro.',
  'the_number.lessons.how.write': 'Tocca o digita tre cifre, poi scegli il tuo numero.',
  'the_number.lessons.how.cross': 'Tocca le cifre.',
  'the_number.lessons.how.count': 'Tocca la risposta.',
  'the_number.lessons.how.choose': 'Tocca quello che pensi. Poi vedi che cosa abbiamo calcolato.',
  'the_number.lessons.askDigit': 'Tocca la cifra che elimina {number}',
  'the_number.lessons.askEliminated': 'Tocca tutti i numeri eliminati',
  'the_number.lessons.askApproved': 'Tocca tutti i numeri approvati',
  'the_number.lessons.askBonus': 'Quale numero prende il bonus?',
  'the_number.lessons.askCross': 'Il tuo {number} è stato approvato: barra le sue cifre',
  'the_number.lessons.askPoints': 'Quanti punti vale {number} nel turno {turn}?',
  'the_number.lessons.digitOf': 'Il {digit} di {number}',
  'the_number.lessons.approved': 'approvato',
  'the_number.lessons.players': { one: '{n} giocatore', other: '{n} giocatori' },
  'the_number.lessons.you': 'Tu',
  'the_number.lessons.next': 'Giusto. Continua.',
  'the_number.lessons.wrong.order': '{number} non è il prossimo: {lower} è più basso.',
  'the_number.lessons.wrong.wayRound':
    'Cifra giusta, numero sbagliato: cerca il {digit} in un numero più basso di {number}.',
  'the_number.lessons.wrong.noLower': 'Nessun numero più basso ha un {digit}.',
  'the_number.lessons.wrong.higher': '{number} è più alto di {of}. Solo i numeri più bassi eliminano.',
  'the_number.lessons.wrong.notShared': '{of} non ha nessun {digit}: questa cifra di {number} non può eliminarlo.',
  'the_number.lessons.wrong.notHighest': '{number} è approvato, ma {highest} è più alto.',
  'the_number.lessons.wrong.fewer': {
    one: '{number} porta {n} punto. Si può fare di più.',
    other: '{number} porta {n} punti. Si può fare di più.',
  },
  'the_number.lessons.wrong.safe': '{number} è approvato, ma lo è anche {safe}. Usa una sua cifra e resta più basso.',
  'the_number.lessons.wrong.notIn': '{number} non ha nessun {digit}.',
  'the_number.lessons.wrong.different': {
    one: '{number} ha {n} cifra da barrare.',
    other: '{number} ha {n} cifre diverse.',
  },
  'the_number.lessons.wrong.sum': '{number}: la prima cifra conta {first}, il bonus {bonus}. Sommali.',
  'the_number.lessons.wrong.figure': '{option}: {figure}. Ce n’è uno con di più.',

  'the_number.lessons.eliminated': 'Chi viene eliminato, e perché',
  'the_number.lessons.eliminated.about': 'Un numero più basso ha la sua cifra.',
  'the_number.lessons.eliminated.learned':
    'Un numero è eliminato se uno più basso ha una delle sue cifre; il più alto approvato prende il bonus.',
  'the_number.lessons.eliminated.ask1': 'Tocca i numeri dal più basso in su',
  'the_number.lessons.eliminated.right1': 'Giusto. 385 è il più basso: sotto non c’è nulla, quindi è sempre approvato.',
  'the_number.lessons.eliminated.right2': 'Giusto: 842 è eliminato, perché anche 385 ha un 8 ed è più basso.',
  'the_number.lessons.eliminated.right3': 'Giusto. 385 elimina 931 e 842, e 067 elimina 760.',
  'the_number.lessons.eliminated.right4': 'Giusto. 385 è il più alto approvato: 3 punti e il bonus.',

  'the_number.lessons.equal': 'Gli uguali sono al sicuro',
  'the_number.lessons.equal.about': '595 e 595 non si eliminano a vicenda.',
  'the_number.lessons.equal.learned':
    'I numeri uguali non si eliminano mai e prendono entrambi il bonus, ma uno più basso li elimina insieme.',
  'the_number.lessons.equal.right1': 'Giusto. Ogni 595 è approvato, e insieme eliminano 959.',
  'the_number.lessons.equal.ask2': 'Tocca la cifra che elimina entrambi i 595',
  'the_number.lessons.equal.right2': 'Giusto. Il 5 di 452 li elimina in un colpo solo.',
  'the_number.lessons.equal.ask3': 'Gli altri hanno scritto 640 e 640: scrivi un numero che prenda il bonus',
  'the_number.lessons.equal.right3': 'Giusto. Andava bene anche 640: allora tutti e tre prendono il bonus.',

  'the_number.lessons.chain': 'Gli eliminati eliminano ancora',
  'the_number.lessons.chain.about': '385 è eliminato e porta con sé 842.',
  'the_number.lessons.chain.learned': 'Un numero eliminato non dà punti, ma elimina lo stesso i numeri più alti.',
  'the_number.lessons.chain.ask1': 'Tocca i due eliminati',
  'the_number.lessons.chain.right1': 'Giusto. 319 elimina 385 con il suo 3, e 385 elimina comunque 842.',
  'the_number.lessons.chain.ask2': '842 e 319 non hanno cifre in comune. Tocca la cifra che elimina 842',
  'the_number.lessons.chain.right2': 'Giusto. 385 è eliminato, eppure il suo 8 conta lo stesso.',
  'the_number.lessons.chain.ask3': 'Cinque numeri: tocca quelli approvati',
  'the_number.lessons.chain.right3': 'Giusto. 613 ha il 6 come 064; 728 non ha nulla in comune con i due.',
  'the_number.lessons.chain.ask4': 'Scrivi un numero che faccia eliminare 842 e 385',
  'the_number.lessons.chain.right4': 'Giusto. Bastava una cifra di 385: poi 385 elimina 842 per te.',

  'the_number.lessons.crossed': 'Barrate',
  'the_number.lessons.crossed.about': 'Fanno punti una volta, poi via fino alla fine del round.',
  'the_number.lessons.crossed.learned':
    'Le cifre che hanno fatto punti mancano fino alla fine del round, e allora ognuna vale un punto.',
  'the_number.lessons.crossed.right1':
    'Giusto. Tutte e tre mancano fino alla fine del round; allora ognuna vale un punto.',
  'the_number.lessons.crossed.ask2': 'E dopo {number}?',
  'the_number.lessons.crossed.right2': 'Giusto. 444 ti costa una sola cifra, e alla fine porta un solo punto.',
  'the_number.lessons.crossed.ask3': 'Quante cifre barra qui {number}?',
  'the_number.lessons.crossed.right3': 'Giusto. 842 è eliminato: niente punti, ma le sue cifre ti restano.',
  'the_number.lessons.crossed.ask4': 'Scrivi un numero che venga approvato, con le cifre che ti restano',
  'the_number.lessons.crossed.right4': 'Giusto. Anche gli altri vedono quali cifre ti restano.',

  'the_number.lessons.five': 'Il quinto turno',
  'the_number.lessons.five.about': 'Prima cifra doppia, +8 per il più alto.',
  'the_number.lessons.five.learned':
    'Nel turno 5 la prima cifra conta doppio e il bonus è 8: tieni da parte cifre buone.',
  'the_number.lessons.five.right1': 'Giusto. 6 per la prima cifra e +{bonus} perché è il più alto.',
  'the_number.lessons.five.ask2': 'E nel turno 5?',
  'the_number.lessons.five.right2': 'Giusto. Due volte 6 e +{bonus}: il bonus non raddoppia.',
  'the_number.lessons.five.ask3': 'Turno 5: quale numero porta più punti?',
  'the_number.lessons.five.right3': 'Giusto. 308 elimina 940, così 715 prende due volte 7 e il bonus: 22.',
  'the_number.lessons.five.ask4': 'Turno 5: scrivi un numero che porti almeno {n} punti',
  'the_number.lessons.five.right4': 'Giusto. Sopra 862 senza cifre degli altri, o sotto con una delle sue.',

  'the_number.lessons.brave': 'Perché 999 è coraggioso',
  'the_number.lessons.brave.about': 'Basta un 9 più in basso.',
  'the_number.lessons.brave.rule':
    'I dati valgono per il turno 5 con tutte le cifre, contro chi gioca come il nostro programma. In due sono esatti, in più sono stime.',
  'the_number.lessons.brave.learned':
    'Nel turno 5 il 999 è approvato circa metà delle volte contro un giocatore, e meno con ogni giocatore in più.',
  'the_number.lessons.brave.ask1': 'Scrivi un numero che elimini 999 e venga approvato',
  'the_number.lessons.brave.right1': 'Giusto. Ci riesce ogni numero più basso con un 9: basta una cifra.',
  'the_number.lessons.brave.ask2': 'A quale tavolo 999 è approvato più spesso nel turno 5?',
  'the_number.lessons.brave.right2': 'Giusto: 55 % in due, 24 % in cinque. Più giocatori, più nove sotto.',
  'the_number.lessons.brave.ask3': 'Quattro giocatori, turno 5: quale è approvato più spesso?',
  'the_number.lessons.brave.right3': 'Giusto. Pochi numeri bassi hanno un 7, e tre cifre diverse sono tre rischi.',
  'the_number.lessons.brave.ask4': 'E quale porta più punti in media?',
  'the_number.lessons.brave.right4': 'Giusto. 777 porta meno quando è approvato, ma lo è il doppio delle volte.',

  'the_number.lessons.nine': 'Quando spendere il 9',
  'the_number.lessons.nine.about': 'Tardi: vale di più finché ce l’hai solo tu.',
  'the_number.lessons.nine.rule':
    'Due giocatori, contro un gioco perfetto: punti di vantaggio alla fine del round. Il round è risolto, quindi sono esatti.',
  'the_number.lessons.nine.learned':
    'In due tieni il 9: averlo solo tu vale 15 punti prima del turno 2 e ancora 10 prima del turno 5.',
  'the_number.lessons.nine.ask1': 'Due giocatori, turno 1: 999 o 777?',
  'the_number.lessons.nine.right1': 'Giusto. Ora nessuno scrive un 9: 999 è approvato, eppure dopo costa 5 punti.',
  'the_number.lessons.nine.ask2': 'Solo tu hai ancora il 9. Prima di quale turno vale di più?',
  'the_number.lessons.nine.right2': 'Giusto: 15 punti presto, ancora 10 prima del turno 5. Aspettare costa poco.',
  'the_number.lessons.nine.ask3': 'Due giocatori, turno 5, tutte le cifre: qual è il migliore?',
  'the_number.lessons.nine.right3': 'Giusto. È il momento: non c’è più nulla da tenere, e il 9 conta doppio.',
};

export default words;
