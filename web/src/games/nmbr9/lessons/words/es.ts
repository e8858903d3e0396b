import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'nmbr9.lessons.how.place': 'Toca un lugar.',
  'nmbr9.lessons.how.drag': 'Arrastra la loseta, gírala y luego colócala.',
  'nmbr9.lessons.how.reason': 'Toca el motivo.',
  'nmbr9.lessons.how.count': 'Toca cuántos.',
  'nmbr9.lessons.how.better': 'Toca un lugar. Después verás los puntos que se pueden esperar al final.',
  'nmbr9.lessons.place': 'Lugar {letter}: {where}',
  'nmbr9.lessons.reason.apart': 'No toca ninguna loseta por un lado',
  'nmbr9.lessons.reason.gap': 'Un cuadrado queda sobre un hueco',
  'nmbr9.lessons.reason.oneTile': 'Se apoya en una sola loseta',
  'nmbr9.lessons.reason.overlaps': 'Un cuadrado ya está ocupado',
  'nmbr9.lessons.wrong.level': 'Encaja, pero en el nivel {level}. Debe ir en el nivel {wanted}.',
  'nmbr9.lessons.wrong.allowed': 'Este lugar está permitido: toca una loseta por un lado.',
  'nmbr9.lessons.wrong.allowedOn': 'Este lugar está permitido: en el nivel {level}, sobre {tiles} losetas.',
  'nmbr9.lessons.wrong.notApart': 'Sí toca una loseta de su nivel, o es la primera allí.',
  'nmbr9.lessons.wrong.notGap': 'Ningún cuadrado queda sobre un hueco.',
  'nmbr9.lessons.wrong.notOneTile': 'No es eso: cuenta las losetas de debajo.',
  'nmbr9.lessons.wrong.notOverlaps': 'Ningún cuadrado está ocupado.',
  'nmbr9.lessons.wrong.count': 'No son {points}. Multiplica cada número por su nivel y suma.',
  'nmbr9.lessons.wrong.better': '{points} puntos que esperar. El otro lugar tiene más.',
  'nmbr9.lessons.figures':
    'Los puntos son los que puede esperar al final quien juega bien sin conocer las cartas siguientes: la misma estimación que en el análisis, exacta hasta un punto más o menos.',

  'nmbr9.lessons.askRefuse': 'Uno de estos lugares para el 4 no está permitido. Tócalo',
  'nmbr9.lessons.askTable': 'Coloca el 9 sobre la mesa',
  'nmbr9.lessons.askWhy': '¿Por qué no puede ir aquí el 2?',
  'nmbr9.lessons.askPlace': 'Coloca el 7 en el nivel 1',
  'nmbr9.lessons.askCount': '¿Cuántos puntos vale esta construcción?',
  'nmbr9.lessons.askBetter': '¿Qué lugar es mejor para el 2?',

  'nmbr9.lessons.edge.about': 'Una esquina no basta.',
  'nmbr9.lessons.edge.learned': 'En su nivel, una loseta toca otra por un lado; una esquina no cuenta.',
  'nmbr9.lessons.edge.right1': 'Correcto. Ahí toca el otro 4 solo por una esquina.',
  'nmbr9.lessons.edge.right2': 'Correcto. Basta un lado de un cuadrado.',
  'nmbr9.lessons.edge.right3': 'Correcto. Solo hay esquinas, y una esquina no basta.',

  'nmbr9.lessons.two.about': 'Una sola loseta no sostiene nada.',
  'nmbr9.lessons.two.learned': 'Desde el nivel 1, una loseta se apoya en al menos dos losetas del nivel de abajo.',
  'nmbr9.lessons.two.ask1': '¿Dónde no puede ir el 7? Toca ese lugar',
  'nmbr9.lessons.two.right1': 'Correcto. Ahí solo tiene debajo el 9, y hacen falta dos losetas.',
  'nmbr9.lessons.two.right2': 'Correcto. Lo sostienen dos losetas: 7 puntos.',
  'nmbr9.lessons.two.ask3': 'Coloca el 1 en el nivel 2',
  'nmbr9.lessons.two.right3': 'Correcto. Lo sostienen las dos losetas del nivel 1, el 7 y el 0.',

  'nmbr9.lessons.gap': 'Ningún cuadrado sobre un hueco',
  'nmbr9.lessons.gap.about': 'El centro del 0 es un hueco.',
  'nmbr9.lessons.gap.learned': 'Por encima de la mesa cada cuadrado descansa en una loseta: sin huecos ni voladizos.',
  'nmbr9.lessons.gap.ask1': '¿Dónde no puede ir el 1? Toca el lugar',
  'nmbr9.lessons.gap.right1': 'Correcto. Uno de sus cuadrados quedaría sobre el centro del 0.',
  'nmbr9.lessons.gap.ask2': '¿Por qué no puede ir aquí el 7?',
  'nmbr9.lessons.gap.right2': 'Correcto. Debajo de uno de sus cuadrados solo está la mesa.',
  'nmbr9.lessons.gap.ask3': 'Coloca el 1 en el nivel 1',
  'nmbr9.lessons.gap.right3': 'Correcto. Dos losetas sostienen todos sus cuadrados.',

  'nmbr9.lessons.times.about': 'Un 7 en el nivel 1 vale 7; en el nivel 3, 21.',
  'nmbr9.lessons.times.learned':
    'Una loseta vale su número por su nivel: importa la altura, y en la mesa no hay puntos.',
  'nmbr9.lessons.times.right1': 'Correcto. Las losetas de la mesa no valen nada; el 7 en el nivel 1 vale 7.',
  'nmbr9.lessons.times.ask2': 'Coloca el 4 donde más puntos dé',
  'nmbr9.lessons.times.right2': 'Correcto. En el nivel 2 un 4 vale 8.',
  'nmbr9.lessons.times.ask3': '¿Y cuánto vale ahora la construcción?',
  'nmbr9.lessons.times.right3': 'Correcto: 7 por el 7, 0 por el 0, 8 por el 4.',

  'nmbr9.lessons.holes': 'Por qué duelen los huecos',
  'nmbr9.lessons.holes.about': 'Un hueco es suelo que no puedes usar.',
  'nmbr9.lessons.holes.learned':
    'Aquí un hueco de uno o dos cuadrados costó siete u ocho puntos, porque nunca puede haber nada encima.',
  'nmbr9.lessons.holes.right1': 'Correcto. El otro lugar cierra un hueco de un cuadrado: 8 puntos menos.',
  'nmbr9.lessons.holes.ask2': 'Ya está el hueco. ¿Dónde no puede ir el 7 en el nivel 1?',
  'nmbr9.lessons.holes.right2': 'Correcto. Taparía el hueco, que está perdido para todos los niveles de arriba.',
  'nmbr9.lessons.holes.ask3': 'Otra vez el 2: ¿qué lugar es mejor?',
  'nmbr9.lessons.holes.right3': 'Correcto. Un entrante abierto aún se puede llenar; un hueco de dos cuadrados, no.',

  'nmbr9.lessons.late': 'Los grandes suben',
  'nmbr9.lessons.late.about': 'Los bajos sostienen, el 8 y el 9 suben.',
  'nmbr9.lessons.late.rule':
    'En 1000 partidas del bot de nivel medio, un 8 o un 9 está de media en el nivel 1,4, un 2 o un 3 en el nivel 0,4 y un 0 casi siempre en la mesa. Los puntos son estimaciones, exactas hasta un punto más o menos.',
  'nmbr9.lessons.late.learned':
    'Los números pequeños ensanchan el suelo para que los grandes encuentren sitio más arriba.',
  'nmbr9.lessons.late.ask1': 'Un 3: ¿nivel 1 por 3 puntos o la mesa por ninguno?',
  'nmbr9.lessons.late.right1': 'Correcto. 3 puntos ahora cuestan 8 al final: el sitio del nivel 1 es para más.',
  'nmbr9.lessons.late.ask2': 'Un 0: ¿en la mesa o en el nivel 1?',
  'nmbr9.lessons.late.right2': 'Correcto. Un 0 no vale nada en ningún sitio, así que ensancha el suelo.',
  'nmbr9.lessons.late.ask3': 'Un 8: ¿en la mesa o en el nivel 1?',
  'nmbr9.lessons.late.right3': 'Correcto. Ahora la altura compensa: 8 puntos ya, 9 más al final.',
};

export default words;
