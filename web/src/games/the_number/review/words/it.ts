import type { Translated } from '../../../../i18n/translated';
import type english from './en';

const words: Translated<typeof english> = {
  'the_number.review.wrote': '{name} ha scritto {number}.',
  'the_number.review.nothing': '{name} non ha scritto niente.',
  'the_number.review.out': '{name} era fuori.',
  'the_number.review.approved': '{name} ha scritto {number}: {points} punti.',
  'the_number.review.eliminated': '{name} ha scritto {number}: eliminato da {cause}, che ha anche {digits}.',
  'the_number.review.void': '{name} ha scritto {number}: nullo.',
  'the_number.review.of': 'Il {number} di {name}',
  'the_number.review.noNumber': 'Niente di scritto',
  'the_number.review.worth': 'vale in media',
  'the_number.review.best': 'il migliore: {number}',
  'the_number.review.scored': 'punti',
  'the_number.review.hindsight': 'Col senno di poi, {number} avrebbe dato {points}.',
  'the_number.review.lost': 'Ha regalato {points} punti.',
  'the_number.review.lostNone': 'Niente regalato: nessun numero vale di più.',
  'the_number.review.two': 'Fortuna {luck}: {given} regalo dell’altro, {chance} caso.',
  'the_number.review.luck': 'Fortuna {luck}.',
  'the_number.review.mix': 'Il misto dell’equilibrio',
  'the_number.review.mixText': 'Ognuno di questi vale circa {points} punti. Nessuno guadagna lasciando questo misto.',
  'the_number.review.others': { one: '{n} altro numero', other: '{n} altri numeri' },
  'the_number.review.map': 'Quanto vale ogni numero',
  'the_number.review.mapText':
    'Ogni casella è un numero: la prima cifra è il riquadro, la seconda la riga, la terza la colonna.',
  'the_number.review.least': 'vale meno',
  'the_number.review.most': 'vale di più',
  'the_number.review.gone': 'ha una cifra barrata',
  'the_number.review.inMix': 'nel misto; più grande, più spesso',
  'the_number.review.yours': 'scritto',
  'the_number.review.late': 'il migliore col senno di poi',
  'the_number.review.against': 'Contro',
  'the_number.review.equilibrium': 'l’equilibrio',
  'the_number.review.real': 'quello che hanno scritto',
  'the_number.review.solving': 'Con questi bonus bisogna prima risolvere il round. Ci vuole un minuto.',
  'the_number.review.wait': 'La mappa è in arrivo.',
  'the_number.why.eliminated': 'Il {cause} di {by} ha eliminato il {number} di {name}: entrambi hanno {digits}.',
  'the_number.why.approved': '{number} è stato approvato.',
  'the_number.learn.most': 'I numeri che valgono di più',
  'the_number.learn.tolerance': 'Tutto ciò che sta a meno di {points} dal meglio vale come giusto.',
};

export default words;
