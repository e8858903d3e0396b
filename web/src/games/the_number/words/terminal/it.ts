import type { terminal as english } from './en';
import type { Translated } from '../../../../i18n/translated';

export const terminal: Translated<typeof english> = {
  // The table.
  'the_number.terminal.where': 'Round {round} di {rounds} · Turno {turn} di {turns}',
  'the_number.terminal.lastTurn': 'Turno {turn}: la prima cifra vale doppio',
  'the_number.terminal.turn': 'turno',
  'the_number.terminal.turns': 'turni',
  'the_number.terminal.how': 'Digita tre cifre. Puoi iniziare con 0 e ripetere le cifre.',
  'the_number.terminal.prospect': '{number}: {points} se approvato, +{bonus} se è il più alto. Barra {digits}.',
  'the_number.terminal.youHave': 'Hai ancora {digits}.',
  'the_number.terminal.enough': 'Bastano tre cifre: Invio sceglie il numero, Backspace cancella.',
  'the_number.terminal.tooFew': 'Digita tre cifre, poi premi Invio.',
  'the_number.terminal.seeOthers': 'Premi un tasto per vedere i numeri degli altri.',
  'the_number.terminal.checkHow': 'Prima il più alto: un numero più basso ha una sua cifra?',
  'the_number.terminal.approved': '{number} approvato: {points}',

  // Pages.
  'the_number.terminal.round': 'Round {round}',
  'the_number.terminal.inRound': 'Round',
  'the_number.terminal.crossed': 'Barrate',
  'the_number.terminal.crossedCount': '─0─ conta le cifre barrate: un punto per ciascuna a fine round.',
  'the_number.terminal.noTurns': 'Non è stato ancora giocato nessun turno.',

  // Rules and keys.
  'the_number.terminal.rules.start': 'Due round di cinque turni. All’inizio di un round tutti hanno le cifre da 0 a 9.',
  'the_number.terminal.rules.write':
    'A ogni turno tutti scrivono in segreto un numero con tre cifre che non hanno barrato. 060 e 777 vanno bene. Poi si controllano tutti, dal più alto al più basso.',
  'the_number.terminal.rules.eliminated':
    'Un numero che ha una cifra in comune con uno più basso è eliminato: 842 lo è se qualcuno ha scritto 385, perché tutti e due hanno un 8. Non dà punti e non barra niente. I numeri uguali non si eliminano tra loro.',
  'the_number.terminal.rules.approved':
    'Tutti gli altri sono approvati. Un numero approvato vale la sua prima cifra, il doppio nel turno 5, e il più alto approvato prende il bonus del turno. Le sue cifre restano barrate (─7─) per il resto del round.',
  'the_number.terminal.rules.end':
    'Quando un round finisce, ogni cifra barrata vale un punto in più e tornano tutte le cifre. Vince chi ha più punti dopo due round.',
  'the_number.terminal.keyDigit': 'scrivi una cifra',
  'the_number.terminal.keyChoose': 'scegli il numero',
};
