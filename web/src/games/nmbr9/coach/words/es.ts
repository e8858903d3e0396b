import type { Translated } from '../../../../i18n/translated';
import type english from './en';

const words: Translated<typeof english> = {
  'nmbr9.coach.first':
    'Arrastra tu primera loseta adonde quieras, gírala si te gusta y colócala. Una vez colocada, ya no se mueve.',
  'nmbr9.coach.second':
    'Tu {number} está en la mesa: ahí no da puntos. Pon la siguiente loseta lado con lado, para que las dos sostengan una tercera.',
  'nmbr9.coach.ground':
    'Todas tus losetas están en la mesa, donde nada puntúa. Pon una sobre dos de ellas, sin huecos debajo, y vale su número.',
  'nmbr9.coach.wasted':
    'Tu {number} está en la mesa y no puntúa. Los números altos rinden arriba: guarda sitios llanos para los próximos.',
  'nmbr9.coach.base':
    'Tu {number} en la mesa te cuesta poco: los números bajos son buena base. No dejes huecos, para que quepa más encima.',
  'nmbr9.coach.zero':
    'Un 0 no puntúa en ningún nivel y su centro es un hueco. Ponlo en el borde, donde nada tenga que ir encima.',
  'nmbr9.coach.up': {
    one: 'Tu {number} en el nivel {level} da {n} punto. Pon otra loseta a su lado y podrá empezar el nivel {next}.',
    other: 'Tu {number} en el nivel {level} da {n} puntos. Pon otra loseta a su lado y podrá empezar el nivel {next}.',
  },
  'nmbr9.coach.few': {
    one: 'Queda una carta después de esta. Una base ya no compensa: toma el sitio con más puntos.',
    other: 'Quedan {n} cartas después de esta. Una base ya casi no compensa: toma los sitios con más puntos.',
  },
  'nmbr9.coach.last': 'La última carta: ya nada se construirá encima. Toma el sitio que más puntúe.',
};

export default words;
