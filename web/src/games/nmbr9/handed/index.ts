// NMBR 9 on one device that goes from hand to hand.
import { t } from '../../../i18n/i18n.svelte';
import type { TableView } from '../../../table/session';
import type { HandedPart } from '../../game';
import { cardOf, deckOf } from '../layout';
import { stateOf } from '../sentences';
import CardBack from './CardBack.svelte';
import Open from './Open.svelte';
import SmallCard from './SmallCard.svelte';

function lines(view: TableView): string[] {
  const { cards } = deckOf(view.state);
  const card = t('nmbr9.cardOf', { card: view.turns.length + 1, cards });
  return [`${card} ${t('nmbr9.handed.card', { number: cardOf(view) ?? '' })}`, t('nmbr9.handed.secret')];
}

const part: HandedPart = {
  looksEveryTurn: false, // the layouts are beside the cover
  again: null, // a placed tile stays
  who: 'nmbr9.handed.who',
  lines,
  all: 'nmbr9.handed.all',
  stateOf: (view, seat) => stateOf(view, seat).text,
  Back: CardBack,
  Small: SmallCard,
  Open,
};
export default part;
