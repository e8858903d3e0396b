import type en from './en';
import type { Translated } from '../../../../i18n/translated';

const words: Translated<typeof en> = {
  'the_number.lessons.how.number': 'Toca un número.',
  'the_number.lessons.how.digit': 'Toca un dígito. Si no es ese, te decimos por qué.',
  'the_number.lessons.how.all': 'Tócalos uno tras otro.',
  'the_number.lessons.how.write': 'Toca o escribe tres dígitos y luego elige tu número.',
  'the_number.lessons.how.cross': 'Toca los dígitos.',
  'the_number.lessons.how.count': 'Toca la respuesta.',
  'the_number.lessons.how.choose': 'Toca lo que crees. Después verás lo que hemos calculado.',
  'the_number.lessons.askDigit': 'Toca el dígito que elimina el {number}',
  'the_number.lessons.askEliminated': 'Toca todos los números eliminados',
  'the_number.lessons.askApproved': 'Toca todos los números aprobados',
  'the_number.lessons.askBonus': '¿Qué número se lleva la bonificación?',
  'the_number.lessons.askCross': 'Tu {number} fue aprobado: tacha sus dígitos',
  'the_number.lessons.askPoints': '¿Cuántos puntos vale el {number} en el turno {turn}?',
  'the_number.lessons.digitOf': 'El {digit} del {number}',
  'the_number.lessons.approved': 'aprobado',
  'the_number.lessons.players': { one: '{n} jugador', other: '{n} jugadores' },
  'the_number.lessons.you': 'Tú',
  'the_number.lessons.next': 'Correcto. Sigue.',
  'the_number.lessons.wrong.order': '{number} todavía no: {lower} es más bajo.',
  'the_number.lessons.wrong.wayRound':
    'Dígito correcto, número equivocado: busca el {digit} en un número más bajo que {number}.',
  'the_number.lessons.wrong.noLower': 'Ningún número más bajo tiene un {digit}.',
  'the_number.lessons.wrong.higher': '{number} es más alto que {of}. Solo eliminan los números más bajos.',
  'the_number.lessons.wrong.notShared': '{of} no tiene ningún {digit}: este dígito del {number} no puede eliminarlo.',
  'the_number.lessons.wrong.notHighest': '{number} está aprobado, pero {highest} es más alto.',
  'the_number.lessons.wrong.fewer': {
    one: '{number} da {n} punto. Se puede más.',
    other: '{number} da {n} puntos. Se puede más.',
  },
  'the_number.lessons.wrong.safe':
    '{number} está aprobado, pero {safe} también. Comparte un dígito con él, desde abajo.',
  'the_number.lessons.wrong.notIn': '{number} no tiene ningún {digit}.',
  'the_number.lessons.wrong.different': {
    one: '{number} tiene {n} dígito que tachar.',
    other: '{number} tiene {n} dígitos distintos.',
  },
  'the_number.lessons.wrong.sum': '{number}: su primer dígito vale {first} y la bonificación {bonus}. Súmalos.',
  'the_number.lessons.wrong.figure': '{option}: {figure}. Hay otro con más.',

  'the_number.lessons.eliminated': 'Quién queda eliminado y por qué',
  'the_number.lessons.eliminated.about': 'Un número más bajo tiene su dígito.',
  'the_number.lessons.eliminated.learned':
    'Un número queda eliminado si otro más bajo tiene alguno de sus dígitos; el aprobado más alto se lleva la bonificación.',
  'the_number.lessons.eliminated.ask1': 'Toca los números del más bajo al más alto',
  'the_number.lessons.eliminated.right1':
    'Correcto. 385 es el más bajo: no hay nada debajo, así que siempre se aprueba.',
  'the_number.lessons.eliminated.right2': 'Correcto: 842 queda eliminado, porque 385 también tiene un 8 y es más bajo.',
  'the_number.lessons.eliminated.right3': 'Correcto. 385 elimina 931 y 842, y 067 elimina 760.',
  'the_number.lessons.eliminated.right4': 'Correcto. 385 es el aprobado más alto: 3 puntos y la bonificación.',

  'the_number.lessons.equal': 'Los iguales no se molestan',
  'the_number.lessons.equal.about': '595 y 595 no se eliminan entre sí.',
  'the_number.lessons.equal.learned':
    'Los números iguales nunca se eliminan entre sí y ambos se llevan la bonificación, pero uno más bajo los elimina juntos.',
  'the_number.lessons.equal.right1': 'Correcto. Cada 595 está aprobado, y juntos eliminan 959.',
  'the_number.lessons.equal.ask2': 'Toca el dígito que elimina los dos 595',
  'the_number.lessons.equal.right2': 'Correcto. El 5 de 452 elimina los dos a la vez.',
  'the_number.lessons.equal.ask3': 'Los demás han escrito 640 y 640: escribe un número que se lleve la bonificación',
  'the_number.lessons.equal.right3': 'Correcto. También valía 640: entonces los tres se llevan la bonificación.',

  'the_number.lessons.chain': 'Los eliminados también eliminan',
  'the_number.lessons.chain.about': '385 queda eliminado y arrastra a 842.',
  'the_number.lessons.chain.learned':
    'Un número eliminado no puntúa, pero sigue eliminando a los que están por encima.',
  'the_number.lessons.chain.ask1': 'Toca los dos que quedan eliminados',
  'the_number.lessons.chain.right1': 'Correcto. 319 elimina 385 con su 3, y 385 elimina 842 igualmente.',
  'the_number.lessons.chain.ask2': '842 y 319 no comparten dígitos. Toca el dígito que elimina 842',
  'the_number.lessons.chain.right2': 'Correcto. 385 está eliminado, y su 8 cuenta igual.',
  'the_number.lessons.chain.ask3': 'Cinco números: toca los aprobados',
  'the_number.lessons.chain.right3': 'Correcto. 613 comparte su 6 con 064; 728 no comparte nada con ninguno.',
  'the_number.lessons.chain.ask4': 'Escribe un número con el que 842 y 385 queden eliminados',
  'the_number.lessons.chain.right4': 'Correcto. Bastaba un dígito de 385: luego 385 elimina 842 por ti.',

  'the_number.lessons.crossed': 'Tachados',
  'the_number.lessons.crossed.about': 'Puntúan una vez y se van hasta el final de la ronda.',
  'the_number.lessons.crossed.learned':
    'Los dígitos que han puntuado se pierden hasta que acaba la ronda, y entonces cada uno es un punto.',
  'the_number.lessons.crossed.right1':
    'Correcto. Los tres se pierden hasta que acaba la ronda; entonces cada uno es un punto.',
  'the_number.lessons.crossed.ask2': '¿Y después de {number}?',
  'the_number.lessons.crossed.right2': 'Correcto. 444 te cuesta un solo dígito, y al final da un solo punto.',
  'the_number.lessons.crossed.ask3': '¿Cuántos dígitos tacha aquí el {number}?',
  'the_number.lessons.crossed.right3': 'Correcto. 842 está eliminado: ningún punto, pero conservas sus dígitos.',
  'the_number.lessons.crossed.ask4': 'Escribe un número que se apruebe con los dígitos que te quedan',
  'the_number.lessons.crossed.right4': 'Correcto. Los demás también ven qué dígitos te quedan.',

  'the_number.lessons.five': 'El quinto turno',
  'the_number.lessons.five.about': 'Primer dígito doble, +8 para el más alto.',
  'the_number.lessons.five.learned':
    'En el turno 5 el primer dígito cuenta doble y la bonificación es 8: guarda buenos dígitos para entonces.',
  'the_number.lessons.five.right1': 'Correcto. 6 por su primer dígito y +{bonus} por ser el más alto.',
  'the_number.lessons.five.ask2': '¿Y en el turno 5?',
  'the_number.lessons.five.right2': 'Correcto. Dos veces 6 y +{bonus}: la bonificación no se dobla.',
  'the_number.lessons.five.ask3': 'Turno 5: ¿qué número da más puntos?',
  'the_number.lessons.five.right3': 'Correcto. 308 elimina 940, así que 715 suma dos veces 7 y la bonificación: 22.',
  'the_number.lessons.five.ask4': 'Turno 5: escribe un número que dé al menos {n} puntos',
  'the_number.lessons.five.right4':
    'Correcto. Por encima de 862 sin dígitos de los demás, o por debajo con uno de los suyos.',

  'the_number.lessons.brave': 'Por qué 999 es valiente',
  'the_number.lessons.brave.about': 'Basta un 9 por debajo.',
  'the_number.lessons.brave.rule':
    'Los datos son del turno 5 con todos los dígitos, contra jugadores que juegan como nuestro programa. Con dos jugadores son exactos; con más, estimaciones.',
  'the_number.lessons.brave.learned':
    'En el turno 5, 999 se aprueba más o menos la mitad de las veces contra un jugador, y menos con cada jugador más.',
  'the_number.lessons.brave.ask1': 'Escribe un número que elimine 999 y se apruebe',
  'the_number.lessons.brave.right1': 'Correcto. Lo consigue cualquier número más bajo con un 9: basta un dígito.',
  'the_number.lessons.brave.ask2': '¿En qué mesa se aprueba más 999 en el turno 5?',
  'the_number.lessons.brave.right2':
    'Correcto: 55 % con dos jugadores, 24 % con cinco. Más jugadores, más nueves por debajo.',
  'the_number.lessons.brave.ask3': 'Cuatro jugadores, turno 5: ¿cuál se aprueba más veces?',
  'the_number.lessons.brave.right3':
    'Correcto. Pocos números bajos tienen un 7, y tres dígitos distintos son tres riesgos.',
  'the_number.lessons.brave.ask4': '¿Y cuál da más puntos de media?',
  'the_number.lessons.brave.right4': 'Correcto. 777 da menos cuando se aprueba, pero se aprueba el doble de veces.',

  'the_number.lessons.nine': 'Cuándo gastar el 9',
  'the_number.lessons.nine.about': 'Tarde: vale más mientras el otro no lo tiene.',
  'the_number.lessons.nine.rule':
    'Dos jugadores, contra un juego perfecto: puntos de ventaja al final de la ronda. La ronda está resuelta, así que son exactos.',
  'the_number.lessons.nine.learned':
    'Entre dos, guarda el 9: tenerlo solo tú vale 15 puntos antes del turno 2 y todavía 10 antes del turno 5.',
  'the_number.lessons.nine.ask1': 'Dos jugadores, turno 1: ¿999 o 777?',
  'the_number.lessons.nine.right1':
    'Correcto. Ahora nadie escribe un 9, así que 999 se aprueba, y aun así cuesta 5 puntos después.',
  'the_number.lessons.nine.ask2': 'Solo tú conservas el 9. ¿Antes de qué turno vale más?',
  'the_number.lessons.nine.right2':
    'Correcto: 15 puntos al principio, todavía 10 antes del turno 5. Esperar cuesta poco.',
  'the_number.lessons.nine.ask3': 'Dos jugadores, turno 5, todos los dígitos: ¿cuál es el mejor?',
  'the_number.lessons.nine.right3': 'Correcto. Es el momento: ya no hay nada que guardar, y el 9 cuenta doble.',
};

export default words;
