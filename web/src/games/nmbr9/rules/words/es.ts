import type { Translated } from '../../../../i18n/translated';
import type english from './en';

const words: Translated<typeof english> = {
  'nmbr9.rules.about': 'De 1 a 4 personas, veinte cartas',
  'nmbr9.rules.card': 'Una carta para todos',
  'nmbr9.rules.cardText': 'Veinte cartas. Todos colocan el mismo número, cada cual en su construcción.',
  'nmbr9.rules.rotate': 'Gira, no voltees',
  'nmbr9.rules.rotateText': 'Solo cuartos de vuelta. Una loseta colocada ya no se mueve.',
  'nmbr9.rules.edges': 'Lado con lado',
  'nmbr9.rules.edgesText': 'En su nivel, una loseta toca a otra por un lado.',
  'nmbr9.rules.edge': 'un lado',
  'nmbr9.rules.corner': 'una esquina',
  'nmbr9.rules.gaps': 'Nada queda en el aire',
  'nmbr9.rules.gapsText': 'Por encima de la mesa, cada cuadrado se apoya en una loseta: ni voladizos ni huecos.',
  'nmbr9.rules.carried': 'apoyada',
  'nmbr9.rules.overGap': 'sobre un hueco',
  'nmbr9.rules.below': 'Dos losetas debajo',
  'nmbr9.rules.belowText': 'Para sostener una loseta hacen falta al menos dos.',
  'nmbr9.rules.onTwo': 'sobre dos',
  'nmbr9.rules.onOne': 'sobre una',
  'nmbr9.rules.worth': 'Número por nivel',
  'nmbr9.rules.worthText':
    'Sobre la mesa una loseta no da nada. Ganan más puntos; en solitario, 100 o más es excelente.',
  'nmbr9.rules.all.aim': 'Construir hacia arriba',
  'nmbr9.rules.all.aim1':
    'Cada cual hace una construcción con losetas de números. Cuanto más alta está una loseta, más puntúa.',
  'nmbr9.rules.all.aim2':
    'Hay veinte cartas, cada número del 0 al 9 dos veces, barajadas. Cada cual tiene dos losetas de cada número.',
  'nmbr9.rules.all.round': 'Una ronda',
  'nmbr9.rules.all.round1':
    'Se descubre una carta. Cada cual coloca una loseta de ese número en su construcción. Cuando todos han colocado, viene la siguiente carta.',
  'nmbr9.rules.all.round2':
    'Mientras piensas, puedes probar la loseta donde quieras. Solo cuenta colocarla, y una loseta colocada ya no se mueve.',
  'nmbr9.rules.all.place': 'Dónde puede ir una loseta',
  'nmbr9.rules.all.place1':
    'Las losetas giran en cuartos de vuelta, con el número hacia arriba. La primera va donde quieras.',
  'nmbr9.rules.all.place2':
    'El nivel 0 es la mesa. Una loseta del nivel 1 se apoya en losetas del nivel 0, una del nivel 2 en losetas del nivel 1, y así. Puedes elegir cualquier nivel, no solo el más alto.',
  'nmbr9.rules.all.place3':
    'Si en su nivel ya hay una loseta, la nueva debe tocar a alguna de ese nivel por el lado de al menos un cuadrado. Una esquina no basta.',
  'nmbr9.rules.all.place4':
    'A partir del nivel 1, cada cuadrado debe apoyarse en una loseta justo debajo: nada puede sobresalir ni quedar sobre un hueco. El centro del 0 es un hueco.',
  'nmbr9.rules.all.place5':
    'Y debe apoyarse en al menos dos losetas distintas. Dos losetas del mismo número son distintas.',
  'nmbr9.rules.all.score': 'Puntos',
  'nmbr9.rules.all.score1':
    'Una loseta vale su número por su nivel: un 7 da 0 sobre la mesa, 7 en el nivel 1 y 14 en el nivel 2.',
  'nmbr9.rules.all.score2':
    'Tras veinte cartas gana quien tenga más puntos; con los mismos puntos se comparte la victoria. En solitario, intenta superarte: 100 puntos o más es excelente.',
  'nmbr9.rules.all.time': 'Tiempo',
  'nmbr9.rules.all.time1':
    'Si alguien tarda, los demás pueden poner en marcha un reloj de un minuto. Cuando se acaba, su loseta se coloca sola en un sitio razonable.',
  'nmbr9.rules.all.time2': 'Los demás ven tu loseta cuando acaba la ronda.',
};

export default words;
