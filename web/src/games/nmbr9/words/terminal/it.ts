import type { terminal as english } from './en';
import type { Translated } from '../../../../i18n/translated';

export const terminal: Translated<typeof english> = {
  // The table.
  'nmbr9.terminal.drawnOf': '{n} di {all} uscite',
  'nmbr9.terminal.drawn': 'uscite',
  'nmbr9.terminal.left': 'ancora',
  'nmbr9.terminal.fits': 'ci sta',
  'nmbr9.terminal.levelShort': 'L{level}',
  'nmbr9.terminal.placeOf': 'posizione {n} di {all}',
  'nmbr9.terminal.tooFar': 'Troppo lontano: qui finisce il tavolo.',
  'nmbr9.terminal.enterAgain': 'Premi di nuovo Invio per posarla qui.',

  // Keys.
  'nmbr9.terminal.reset': 'ricomincia',
  'nmbr9.terminal.others': 'altri',
  'nmbr9.terminal.nextPlayer': 'altro giocatore',
  'nmbr9.terminal.lookAround': 'guarda intorno',
  'nmbr9.terminal.levels': 'livelli',
  'nmbr9.terminal.zoom': 'zoom',
  'nmbr9.terminal.layouts': 'costruzioni',

  // Pages.
  'nmbr9.terminal.byLevel': 'Punti per livello',
  'nmbr9.terminal.order': 'Sotto ogni nome: le tessere nell’ordine in cui sono state posate e il livello.',

  // Rules and keys.
  'nmbr9.terminal.rules.cards':
    'Ci sono venti carte: ogni numero da 0 a 9 due volte. Ciascuno posa una tessera del numero uscito nella propria costruzione.',
  'nmbr9.terminal.rules.level':
    'Il livello 0 è il tavolo. Le tessere si possono ruotare, ma non capovolgere. Una tessera non copre altre del suo livello e ne tocca una con un lato.',
  'nmbr9.terminal.rules.higher':
    'A un livello più alto nessun quadrato resta sopra un vuoto e la tessera poggia su almeno due tessere diverse del livello sotto.',
  'nmbr9.terminal.rules.score':
    'Una tessera vale il suo numero per il suo livello: un 6 al livello 2 sono 12 punti, sul tavolo niente. Vince chi ha più punti. In solitario, 100 o più è eccellente.',
  'nmbr9.terminal.seen': 'Che cosa vedi',
  'nmbr9.terminal.seenTiles':
    'Ogni quadrato mostra il numero della tessera più alta e, in piccolo, il suo livello: 6² è un 6 al livello 2, un 6 da solo è sul tavolo. La riga sotto dice quanto vale la tua tessera o perché lì non ci sta.',
  'nmbr9.terminal.keyMove': 'sposta la tessera',
  'nmbr9.terminal.keyRotate': 'ruota a destra, a sinistra',
  'nmbr9.terminal.keyNext': 'prossima posizione in cui ci sta',
  'nmbr9.terminal.keyBefore': 'la posizione prima',
  'nmbr9.terminal.keyLevel': 'prossima posizione a quel livello',
  'nmbr9.terminal.keyReset': 'torna dov’era all’inizio',
  'nmbr9.terminal.keyPlace': 'posala; due volte se non l’hai spostata',
  'nmbr9.terminal.keyLevels': 'livelli al posto dei numeri',
  'nmbr9.terminal.keyZoom': 'quadrati più grandi',
  'nmbr9.terminal.keyOthers': 'guarda le costruzioni degli altri',
};
