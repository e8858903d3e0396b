import type { Translated } from '../../../../i18n/translated';
import type english from './en';

const words: Translated<typeof english> = {
  'the_number.coach.write':
    'Escribe tres dígitos y elígelos. Alto puntúa más, pero uno más bajo con un dígito tuyo elimina el tuyo.',
  'the_number.coach.chosen': 'Solo tú ves el {number}. Puedes cambiarlo hasta que todos hayan elegido.',
  'the_number.coach.check':
    'Del más alto al más bajo: un número queda eliminado si otro más bajo, aun eliminado, comparte un dígito.',
  'the_number.coach.eliminated':
    'Tu {number} queda eliminado: {cause} también tiene {digits}. Conservas tus dígitos. Menos dígitos distintos, o un número más bajo, es más seguro.',
  'the_number.coach.eliminatedSafe':
    'Tu {number} queda eliminado: {cause} también tiene {digits}. A nadie más le queda {safe}: un número hecho solo con eso es seguro.',
  'the_number.coach.approved': {
    one: 'Tu {number} es aprobado: {n} punto. Tachado hasta que acabe la ronda: {crossed}. Escribe el siguiente sin eso.',
    other:
      'Tu {number} es aprobado: {n} puntos. Tachado hasta que acabe la ronda: {crossed}. Escribe el siguiente sin eso.',
  },
  'the_number.coach.highest':
    'Tu {number} es el aprobado más alto: {first} + {bonus}. Tachado: {crossed}. Fíjate en los dígitos que les quedan a los demás.',
  'the_number.coach.missed':
    'Tu turno no ha contado: 0 puntos, pero conservas tus dígitos. Elige antes de que se acabe el tiempo.',
  'the_number.coach.void': 'Tu {number} tenía un dígito tachado y es nulo: 0 puntos. Usa solo dígitos sin tachar.',
  'the_number.coach.last':
    'Último turno de la ronda: el primer dígito vale doble y la bonificación es {bonus}. Después vuelven todos los dígitos: no te guardes nada.',
  'the_number.coach.round': {
    one: 'La ronda te da {points}, {n} por un dígito tachado. Vuelven todos los dígitos: empieza de nuevo.',
    other: 'La ronda te da {points}, {n} por dígitos tachados. Vuelven todos los dígitos: empieza de nuevo.',
  },
  'the_number.coach.out':
    'Tienes tachados todos los dígitos: no juegas hasta que acabe la ronda. Entonces cada uno vale un punto.',
};

export default words;
