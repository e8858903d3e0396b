import type { Translated } from '../../../../i18n/translated';
import type english from './en';

const words: Translated<typeof english> = {
  'the_number.coach.write':
    'Scrivi tre cifre e sceglile. Alto vale di più, ma un numero più basso con una tua cifra elimina il tuo.',
  'the_number.coach.chosen': 'Solo tu vedi {number}. Puoi cambiarlo finché tutti non hanno scelto.',
  'the_number.coach.check':
    'Dal più alto in giù: un numero è eliminato se uno più basso, anche eliminato, ha una sua cifra.',
  'the_number.coach.eliminated':
    'Il tuo {number} è eliminato: anche {cause} ha {digits}. Le cifre restano tue. Meno cifre diverse, o un numero più basso, è più sicuro.',
  'the_number.coach.eliminatedSafe':
    'Il tuo {number} è eliminato: anche {cause} ha {digits}. A nessun altro resta {safe}: un numero fatto solo così è sicuro.',
  'the_number.coach.approved': {
    one: 'Il tuo {number} è approvato: {n} punto. Barrato fino alla fine del round: {crossed}. Scrivi il prossimo senza.',
    other:
      'Il tuo {number} è approvato: {n} punti. Barrato fino alla fine del round: {crossed}. Scrivi il prossimo senza.',
  },
  'the_number.coach.highest':
    'Il tuo {number} è il più alto approvato: {first} + {bonus}. Barrato: {crossed}. Guarda quali cifre restano agli altri.',
  'the_number.coach.missed':
    'Il tuo turno non ha contato: 0 punti, ma le cifre restano tue. Scegli prima che scada il tempo.',
  'the_number.coach.void': 'Il tuo {number} aveva una cifra barrata ed è nullo: 0 punti. Usa solo cifre non barrate.',
  'the_number.coach.last':
    'Ultimo turno del round: la prima cifra vale doppio, il bonus è {bonus}. Poi le cifre tornano tutte: non risparmiare nulla.',
  'the_number.coach.round': {
    one: 'Il round ti ha dato {points}, di cui {n} per una cifra barrata. Le cifre sono di nuovo tutte tue: ricomincia.',
    other: 'Il round ti ha dato {points}, di cui {n} per cifre barrate. Le cifre sono di nuovo tutte tue: ricomincia.',
  },
  'the_number.coach.out':
    'Hai barrato tutte le cifre: resti fuori fino alla fine del round. Allora ognuna vale un punto.',
};

export default words;
