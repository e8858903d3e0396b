import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'nmbr9.lessons.how.place': 'Tocca una posizione.',
  'nmbr9.lessons.how.drag': 'Trascina la tessera, ruotala, poi piazzala.',
  'nmbr9.lessons.how.reason': 'Tocca il motivo.',
  'nmbr9.lessons.how.count': 'Tocca quanti.',
  'nmbr9.lessons.how.better': 'Tocca una posizione. Poi vedi i punti che ci si può aspettare alla fine.',
  'nmbr9.lessons.place': 'Posizione {letter}: {where}',
  'nmbr9.lessons.reason.apart': 'Non tocca nessuna tessera con un lato',
  'nmbr9.lessons.reason.gap': 'Un quadrato resta sopra un vuoto',
  'nmbr9.lessons.reason.oneTile': 'Poggia su una sola tessera',
  'nmbr9.lessons.reason.overlaps': 'Un quadrato è già occupato',
  'nmbr9.lessons.wrong.level': 'Ci sta, ma al livello {level}. Deve andare al livello {wanted}.',
  'nmbr9.lessons.wrong.allowed': 'Questa posizione è permessa: tocca una tessera con un lato.',
  'nmbr9.lessons.wrong.allowedOn': 'Questa posizione è permessa: al livello {level}, su {tiles} tessere.',
  'nmbr9.lessons.wrong.notApart': 'Tocca una tessera del suo livello, o lì è la prima.',
  'nmbr9.lessons.wrong.notGap': 'Nessun quadrato resta sopra un vuoto.',
  'nmbr9.lessons.wrong.notOneTile': 'Non è questo: conta le tessere sotto.',
  'nmbr9.lessons.wrong.notOverlaps': 'Nessun quadrato è occupato.',
  'nmbr9.lessons.wrong.count': 'Non {points}. Moltiplica ogni numero per il suo livello e somma.',
  'nmbr9.lessons.wrong.better': '{points} punti attesi. L’altra posizione ne ha di più.',
  'nmbr9.lessons.figures':
    'I punti sono quelli che chi gioca bene può aspettarsi alla fine, senza conoscere le prossime carte: la stessa stima dell’analisi, esatta a circa un punto.',

  'nmbr9.lessons.askRefuse': 'Una di queste posizioni per il 4 non è permessa. Toccala',
  'nmbr9.lessons.askTable': 'Piazza il 9 sul tavolo',
  'nmbr9.lessons.askWhy': 'Perché il 2 non può stare qui?',
  'nmbr9.lessons.askPlace': 'Piazza il 7 al livello 1',
  'nmbr9.lessons.askCount': 'Quanti punti vale questa costruzione?',
  'nmbr9.lessons.askBetter': 'Quale posizione è migliore per il 2?',

  'nmbr9.lessons.edge.about': 'Un angolo non basta.',
  'nmbr9.lessons.edge.learned': 'Al suo livello una tessera ne tocca un’altra con un lato; un angolo non conta.',
  'nmbr9.lessons.edge.right1': 'Giusto. Lì tocca l’altro 4 solo con un angolo.',
  'nmbr9.lessons.edge.right2': 'Giusto. Basta un lato di un quadrato.',
  'nmbr9.lessons.edge.right3': 'Giusto. Ci sono solo angoli, e un angolo non basta.',

  'nmbr9.lessons.two.about': 'Una tessera sola non regge nulla.',
  'nmbr9.lessons.two.learned': 'Dal livello 1 in su una tessera poggia su almeno due tessere del livello sotto.',
  'nmbr9.lessons.two.ask1': 'Dove non può stare il 7? Tocca quella posizione',
  'nmbr9.lessons.two.right1': 'Giusto. Lì sotto c’è solo il 9, e servono due tessere.',
  'nmbr9.lessons.two.right2': 'Giusto. Lo reggono due tessere: 7 punti.',
  'nmbr9.lessons.two.ask3': 'Piazza l’1 al livello 2',
  'nmbr9.lessons.two.right3': 'Giusto. Lo reggono le due tessere del livello 1, il 7 e lo 0.',

  'nmbr9.lessons.gap': 'Nessun quadrato sopra un vuoto',
  'nmbr9.lessons.gap.about': 'Il centro dello 0 è un vuoto.',
  'nmbr9.lessons.gap.learned': 'Sopra il tavolo ogni quadrato poggia su una tessera: nessun vuoto, nulla che sporge.',
  'nmbr9.lessons.gap.ask1': 'Dove non può stare l’1? Tocca la posizione',
  'nmbr9.lessons.gap.right1': 'Giusto. Uno dei suoi quadrati resterebbe sopra il centro dello 0.',
  'nmbr9.lessons.gap.ask2': 'Perché il 7 non può stare qui?',
  'nmbr9.lessons.gap.right2': 'Giusto. Sotto uno dei suoi quadrati c’è solo il tavolo.',
  'nmbr9.lessons.gap.ask3': 'Piazza l’1 al livello 1',
  'nmbr9.lessons.gap.right3': 'Giusto. Ogni quadrato è retto, da due tessere.',

  'nmbr9.lessons.times.about': 'Un 7 al livello 1 vale 7, al livello 3 vale 21.',
  'nmbr9.lessons.times.learned': 'Una tessera vale il suo numero per il livello: conta l’altezza, e sul tavolo nulla.',
  'nmbr9.lessons.times.right1': 'Giusto. Sul tavolo non ci sono punti; il 7 al livello 1 vale 7.',
  'nmbr9.lessons.times.ask2': 'Piazza il 4 dove vale di più',
  'nmbr9.lessons.times.right2': 'Giusto. Al livello 2 un 4 vale 8.',
  'nmbr9.lessons.times.ask3': 'E quanto vale ora la costruzione?',
  'nmbr9.lessons.times.right3': 'Giusto: 7 per il 7, 0 per lo 0, 8 per il 4.',

  'nmbr9.lessons.holes': 'Perché i buchi costano',
  'nmbr9.lessons.holes.about': 'Un buco è terreno che non puoi usare.',
  'nmbr9.lessons.holes.learned':
    'Qui un buco di uno o due quadrati è costato sette o otto punti, perché sopra non può mai stare nulla.',
  'nmbr9.lessons.holes.right1': 'Giusto. L’altra posizione chiude un buco di un quadrato: 8 punti in meno.',
  'nmbr9.lessons.holes.ask2': 'Ora il buco c’è. Dove non può stare il 7 al livello 1?',
  'nmbr9.lessons.holes.right2': 'Giusto. Coprirebbe il buco, perso per tutti i livelli sopra.',
  'nmbr9.lessons.holes.ask3': 'Di nuovo il 2: quale posizione è migliore?',
  'nmbr9.lessons.holes.right3': 'Giusto. Un’insenatura aperta si può ancora riempire, un buco di due quadrati no.',

  'nmbr9.lessons.late': 'I grandi salgono',
  'nmbr9.lessons.late.about': 'I bassi reggono, 8 e 9 salgono.',
  'nmbr9.lessons.late.rule':
    'In 1000 partite del bot di livello medio un 8 o un 9 sta in media al livello 1,4, un 2 o un 3 al livello 0,4, uno 0 quasi sempre sul tavolo. I punti sono stime, esatte a circa un punto.',
  'nmbr9.lessons.late.learned': 'I numeri piccoli allargano la base, così i grandi trovano spazio più in alto.',
  'nmbr9.lessons.late.ask1': 'Un 3: livello 1 per 3 punti o il tavolo per nessuno?',
  'nmbr9.lessons.late.right1':
    'Giusto. 3 punti ora ne costerebbero 8 alla fine: lo spazio al livello 1 serve ad altro.',
  'nmbr9.lessons.late.ask2': 'Uno 0: sul tavolo o al livello 1?',
  'nmbr9.lessons.late.right2': 'Giusto. Uno 0 non vale nulla in nessun caso, quindi allarga la base.',
  'nmbr9.lessons.late.ask3': 'Un 8: sul tavolo o al livello 1?',
  'nmbr9.lessons.late.right3': 'Giusto. Ora l’altezza conviene: 8 punti subito, 9 in più alla fine.',
};

export default words;
