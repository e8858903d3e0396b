// The Number on one device that goes from hand to hand.
import { t } from '../../../i18n/i18n.svelte';
import type { TableView } from '../../../table/session';
import type { HandedPart } from '../../game';
import MiniTablet from '../MiniTablet.svelte';
import { doing } from '../seats';
import { stake } from '../sentences';
import { stateText, turnText } from '../spoken';
import { tell } from '../story';
import Open from './Open.svelte';
import TabletBack from './TabletBack.svelte';

function lines(view: TableView): string[] {
  const told = tell(view);
  const worth = told.worth === null ? '' : stake(told.worth.bonus, told.worth.times);
  return [`${turnText(told)}. ${worth}`, t('the_number.handed.secret')];
}

const part: HandedPart = {
  looksEveryTurn: true,
  again: 'the_number.handed.again',
  who: 'the_number.handed.who',
  lines,
  all: 'the_number.handed.all',
  stateOf: (view, seat) => stateText(doing(view, tell(view).available, seat)),
  Back: TabletBack,
  Small: MiniTablet,
  Open,
};
export default part;
