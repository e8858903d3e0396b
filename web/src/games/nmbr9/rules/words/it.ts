import type { Translated } from '../../../../i18n/translated';
import type english from './en';

const words: Translated<typeof english> = {
  'nmbr9.rules.about': 'Da 1 a 4 persone, venti carte',
  'nmbr9.rules.card': 'Una carta per tutti',
  'nmbr9.rules.cardText': 'Venti carte. Tutti posano lo stesso numero, ognuno nella propria costruzione.',
  'nmbr9.rules.rotate': 'Ruota, non ribaltare',
  'nmbr9.rules.rotateText': 'Solo quarti di giro. Una tessera posata non si sposta più.',
  'nmbr9.rules.edges': 'Lato contro lato',
  'nmbr9.rules.edgesText': 'Sul suo livello una tessera ne tocca un’altra lungo un lato.',
  'nmbr9.rules.edge': 'un lato',
  'nmbr9.rules.corner': 'un angolo',
  'nmbr9.rules.gaps': 'Nulla sporge',
  'nmbr9.rules.gapsText': 'Sopra il tavolo ogni quadrato poggia su una tessera: niente sporgenze, niente buchi.',
  'nmbr9.rules.carried': 'sostenuta',
  'nmbr9.rules.overGap': 'sopra un buco',
  'nmbr9.rules.below': 'Due tessere sotto',
  'nmbr9.rules.belowText': 'Per reggere una tessera ne servono almeno due.',
  'nmbr9.rules.onTwo': 'su due',
  'nmbr9.rules.onOne': 'su una',
  'nmbr9.rules.worth': 'Numero per livello',
  'nmbr9.rules.worthText':
    'Sul tavolo una tessera non vale nulla. Vincono più punti; in solitario, da 100 in su è eccellente.',
  'nmbr9.rules.all.aim': 'Costruire verso l’alto',
  'nmbr9.rules.all.aim1': 'Ognuno costruisce con tessere a forma di numero. Più una tessera è in alto, più vale.',
  'nmbr9.rules.all.aim2':
    'Ci sono venti carte, ogni numero da 0 a 9 due volte, mescolate. Ognuno ha due tessere per numero.',
  'nmbr9.rules.all.round': 'Un round',
  'nmbr9.rules.all.round1':
    'Si scopre una carta. Ognuno posa una tessera di quel numero nella propria costruzione. Quando tutti hanno posato, arriva la carta seguente.',
  'nmbr9.rules.all.round2':
    'Mentre pensi puoi provare la tessera ovunque. Conta solo quando la posi, e una tessera posata non si sposta più.',
  'nmbr9.rules.all.place': 'Dove può stare una tessera',
  'nmbr9.rules.all.place1': 'Le tessere ruotano di quarti di giro, con il numero in alto. La prima va ovunque.',
  'nmbr9.rules.all.place2':
    'Il livello 0 è il tavolo. Una tessera al livello 1 poggia su tessere del livello 0, una al livello 2 su tessere del livello 1, e così via. Puoi scegliere qualsiasi livello, non solo il più alto.',
  'nmbr9.rules.all.place3':
    'Se sul suo livello c’è già una tessera, la nuova deve toccarne una di quel livello lungo il lato di almeno un quadrato. Un angolo non basta.',
  'nmbr9.rules.all.place4':
    'Dal livello 1 in su ogni quadrato deve poggiare su una tessera subito sotto: nulla può sporgere o stare sopra un buco. Il centro dello 0 è un buco.',
  'nmbr9.rules.all.place5':
    'E deve poggiare su almeno due tessere diverse. Due tessere dello stesso numero sono diverse.',
  'nmbr9.rules.all.score': 'Punti',
  'nmbr9.rules.all.score1':
    'Una tessera vale il suo numero per il suo livello: un 7 vale 0 sul tavolo, 7 al livello 1, 14 al livello 2.',
  'nmbr9.rules.all.score2':
    'Dopo venti carte vince chi ha più punti; a pari punti la vittoria è condivisa. In solitario cerca di battere il tuo record: da 100 punti in su è eccellente.',
  'nmbr9.rules.all.time': 'Tempo',
  'nmbr9.rules.all.time1':
    'Se qualcuno è lento, gli altri possono avviare un orologio di un minuto. Quando scade, la tessera viene posata per lui in un punto sensato.',
  'nmbr9.rules.all.time2': 'Gli altri vedono la tua tessera quando il round è completo.',
};

export default words;
