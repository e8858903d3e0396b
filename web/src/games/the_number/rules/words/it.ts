import type { Translated } from '../../../../i18n/translated';
import type english from './en';

const words: Translated<typeof english> = {
  'the_number.rules.about': 'Da 2 a 5 persone, due round di cinque turni',
  'the_number.rules.write': 'Scrivi tre cifre',
  'the_number.rules.writeText': 'In segreto, con cifre che non hai barrato. 007 e 444 vanno bene.',
  'the_number.rules.lower': 'Un numero più basso elimina',
  'the_number.rules.lowerText': '842 è eliminato: anche 385 ha un 8. Il più basso è sempre approvato.',
  'the_number.rules.chain': 'Eliminato, ma elimina',
  'the_number.rules.chainText': 'Il 3 di 319 elimina 385, e 385 elimina comunque 842.',
  'the_number.rules.equal': 'Gli uguali convivono',
  'the_number.rules.equalText': 'Non si eliminano mai a vicenda. Uno più basso può eliminarli entrambi.',
  'the_number.rules.points': 'Prima cifra più bonus',
  'the_number.rules.pointsText':
    'Un numero approvato vale la prima cifra; il più alto prende anche il bonus. Nel turno 5 la cifra vale doppio.',
  'the_number.rules.crossed': 'Via per tutto il round',
  'the_number.rules.crossedText':
    'Le cifre di un numero approvato si barrano: un punto ciascuna a fine round. Poi tornano tutte.',
  'the_number.rules.all.aim': 'Di cosa si tratta',
  'the_number.rules.all.aim1':
    'Una partita ha due round, ogni round cinque turni. Vince chi alla fine ha più punti; a pari punti la vittoria è condivisa.',
  'the_number.rules.all.aim2':
    'Ogni round comincia con le dieci cifre da 0 a 9 per ciascuno. Tutti vedono sempre chi ha barrato quali cifre, e tutti i punti.',
  'the_number.rules.all.choose': '1. Scegliere',
  'the_number.rules.all.choose1':
    'Tutti insieme, e in segreto, si scrive un numero di tre cifre, da 000 a 999, con cifre non barrate. Zeri iniziali e cifre ripetute sono permessi.',
  'the_number.rules.all.choose2': 'Puoi cambiare il tuo numero finché non hanno scelto tutti.',
  'the_number.rules.all.choose3':
    'Non si può passare. Chi non ha più cifre resta fuori fino alla fine del round. Chi non sceglie in tempo non ha un numero in questo turno: 0 punti, e non si barra nulla.',
  'the_number.rules.all.check': '2. Controllare',
  'the_number.rules.all.check1':
    'I numeri si scoprono tutti insieme. Un numero è eliminato se ha almeno una cifra in comune con uno più basso, anche se quello è eliminato a sua volta. Gli altri sono approvati.',
  'the_number.rules.all.check2':
    'Perciò il numero più basso è sempre approvato. Numeri uguali non si eliminano mai a vicenda.',
  'the_number.rules.all.check3':
    'Esempio: 842, 385, 319, 077. L’8 di 385 elimina 842, il 3 di 319 elimina 385. 319 e 077 sono approvati, e 319 è il più alto.',
  'the_number.rules.all.score': '3. Segnare e barrare',
  'the_number.rules.all.score1':
    'Un numero approvato vale la sua prima cifra; nel turno 5 la cifra vale doppio. Il numero approvato più alto prende anche il bonus del turno: 2, 3, 4, 6 e 8 punti nei turni da 1 a 5. Se l’hanno scritto in più d’uno, il bonus va a ciascuno.',
  'the_number.rules.all.score2':
    'Chi ha un numero approvato barra tutte le sue cifre per il resto del round. 444 barra solo il 4.',
  'the_number.rules.all.score3': 'Chi ha un numero eliminato prende 0 punti e non barra nulla.',
  'the_number.rules.all.end': 'Fine del round, fine della partita',
  'the_number.rules.all.end1':
    'Dopo cinque turni ogni cifra barrata vale un punto. Poi tutte le cifre tornano disponibili e comincia il round seguente.',
  'the_number.rules.all.end2': 'Dopo l’ultimo round si sommano i punti di tutti i round.',
  'the_number.rules.all.options': 'Opzioni del tavolo',
  'the_number.rules.all.options1':
    'Con gli amici potete accordarvi su un altro numero di round, altri bonus e un tempo per turno.',
  'the_number.rules.all.options2':
    'Di norma una cifra barrata non si può scrivere. Se il tavolo lo permette, un numero così è nullo: vale 0, non elimina nessuno e non barra nulla.',
};

export default words;
