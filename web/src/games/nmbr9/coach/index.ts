// The coach of a first game of NMBR 9: a line about the tile you have just placed, and what to do with the next one.
import type { Coach } from '../../game';
import { t } from '../../../i18n/i18n.svelte';
import { chosenTile, deckOf, layoutOf } from '../layout';

const high = 5; // from this number on a tile is too good for the table
const fewCards = 3;

const coach: Coach = (view, seat) => {
  if (view.state.phase !== 'playing') return '';
  const chosen = chosenTile(view);
  const tiles = layoutOf(view, seat);
  const all = chosen ? [...tiles, chosen] : tiles;
  const last = all.at(-1);
  if (last === undefined) return t('nmbr9.coach.first');

  const n = deckOf(view.state).cards - view.turns.length - 1; // to come after this card
  if (!chosen && n === 0) return t('nmbr9.coach.last');
  if (!chosen && n <= fewCards) return t('nmbr9.coach.few', { n });

  const { number, level } = last;
  if (number === 0) return t('nmbr9.coach.zero');
  if (all.length === 1) return t('nmbr9.coach.second', { number });
  if (level > 0) return t('nmbr9.coach.up', { number, level, n: number * level, next: level + 1 });
  if (all.every((tile) => tile.level === 0)) return t('nmbr9.coach.ground');
  return number < high ? t('nmbr9.coach.base', { number }) : t('nmbr9.coach.wasted', { number });
};
export default coach;
