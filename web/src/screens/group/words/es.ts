import type en from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof en> = {
  'group.title': 'Grupo {code}',
  'group.heading': '{game} en grupo',
  'group.name': 'Tu nombre',
  'group.new': 'Una baraja para un grupo',
  'group.about': 'Todos reciben las mismas cartas en el mismo orden y juegan por su cuenta. Después se compara.',
  'group.own': 'Cada uno a su ritmo',
  'group.ownAbout':
    'Para amigos: envía el enlace y cada uno juega cuando quiera. Nadie sabe el orden antes de terminar.',
  'group.step': 'Al mismo paso',
  'group.stepAbout':
    'Para una clase o para quien tenga la caja: tú descubres las cartas, una pantalla grande las muestra y cada uno coloca en su móvil o con fichas de verdad.',
  'group.open': 'Abrir el grupo',
  'group.follow': 'Todos los móviles te siguen',
  'group.followAbout':
    'Tú descubres las cartas y cada móvil que se une muestra la que está descubierta. Al final, los móviles recogen la puntuación de las fichas de verdad. Las cartas se barajan de nuevo.',
  'group.host': 'Anfitrión: {name}',
  'group.link': 'Enlace al grupo',
  'group.joinHere': 'Colocar en este dispositivo',
  'group.joinTiles': 'Jugar con fichas de verdad',
  'group.waits': 'Ya estás dentro. La primera carta llega cuando el anfitrión la descubra.',
  'group.tilesWait': 'Coloca cada carta con tus fichas. Cuando estén todas descubiertas, entrega aquí tu puntuación.',
  'group.nextWaits': 'Colocada. La siguiente carta llega cuando el anfitrión la descubra.',
  'group.cardOf': 'Carta {card} de {cards}',
  'group.turn': 'Descubrir la carta {card}',
  'group.placed': 'colocada por {placed} de {n}',
  'group.screen': 'Página para el proyector',
  'group.end': 'Terminar el grupo',
  'group.endAsk': 'Después nadie puede seguir jugando y todos pueden ver todas las construcciones.',
  'group.remove': 'Borrar el grupo',
  'group.removeAsk': 'Se borra la lista de resultados. Cada uno conserva su partida.',
  'group.ended': 'Este grupo ha terminado.',
  'group.results': 'El grupo',
  'group.none': 'Todavía no se ha unido nadie.',
  'group.far': '{placed} de {cards}',
  'group.byHand': 'contado a mano',
  'group.score': 'Tu puntuación',
  'group.hand': 'Entregar',
  'group.count': 'Contar tocando fichas',
  'group.layout': 'Construcción de {name}',
  'group.hidden': 'Verás las construcciones cuando termines tu partida.',
  'group.review': 'Analizar',
  'group.gone': 'Ningún grupo tiene este código. Puede que se haya borrado.',
  'group.full': 'Este grupo está completo.',
};

export default words;
