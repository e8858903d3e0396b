import type en from './en';
import type { Translated } from '../../../i18n/translated';

const words: Translated<typeof en> = {
  'group.title': 'Gruppo {code}',
  'group.heading': '{game} in gruppo',
  'group.name': 'Il tuo nome',
  'group.new': 'Un mazzo per un gruppo',
  'group.about': 'Tutti ricevono le stesse carte nello stesso ordine e giocano per conto proprio. Poi si confronta.',
  'group.own': 'Ognuno al suo ritmo',
  'group.ownAbout':
    'Per gli amici: manda il link e ognuno gioca quando vuole. Nessuno conosce l’ordine prima di aver finito.',
  'group.step': 'Tutti insieme',
  'group.stepAbout':
    'Per una classe o per chi ha la scatola: tu giri le carte, un grande schermo le mostra e ognuno piazza sul telefono o con tessere vere.',
  'group.open': 'Apri il gruppo',
  'group.follow': 'Tutti i telefoni seguono',
  'group.followAbout':
    'Tu giri le carte e ogni telefono che partecipa mostra quella scoperta. Alla fine i telefoni raccolgono il punteggio delle vostre tessere vere. Le carte vengono rimescolate.',
  'group.host': 'Conduce: {name}',
  'group.link': 'Link al gruppo',
  'group.joinHere': 'Piazza su questo dispositivo',
  'group.joinTiles': 'Gioca con tessere vere',
  'group.waits': 'Ci sei. La prima carta arriva quando chi conduce la gira.',
  'group.tilesWait': 'Piazza ogni carta con le tue tessere. Quando sono girate tutte, consegni qui il tuo punteggio.',
  'group.nextWaits': 'Piazzata. La prossima carta arriva quando chi conduce la gira.',
  'group.cardOf': 'Carta {card} di {cards}',
  'group.turn': 'Gira la carta {card}',
  'group.placed': 'piazzata da {placed} su {n}',
  'group.screen': 'Pagina per il proiettore',
  'group.end': 'Chiudi il gruppo',
  'group.endAsk': 'Dopo nessuno può continuare a giocare e tutti possono vedere tutte le costruzioni.',
  'group.remove': 'Elimina il gruppo',
  'group.removeAsk': 'La lista dei risultati sparisce. Ognuno tiene la propria partita.',
  'group.ended': 'Questo gruppo è chiuso.',
  'group.results': 'Il gruppo',
  'group.none': 'Non c’è ancora nessuno.',
  'group.far': '{placed} di {cards}',
  'group.byHand': 'contato a mano',
  'group.score': 'Il tuo punteggio',
  'group.hand': 'Consegna',
  'group.count': 'Conta toccando le tessere',
  'group.layout': 'Costruzione di {name}',
  'group.hidden': 'Vedrai le costruzioni quando avrai finito la tua partita.',
  'group.review': 'Analisi',
  'group.gone': 'Nessun gruppo ha questo codice. Forse è stato eliminato.',
  'group.full': 'Questo gruppo è al completo.',
};

export default words;
