// The review of NMBR 9 on the screen.
import type { ReviewPart, ReviewProps } from '../../game';
import { t } from '../../../i18n/i18n.svelte';
import { points } from '../../../screens/review/figures';
import Board from './Board.svelte';
import { decisionsOf, placementOf, tilesOf, turnsOf } from './game';
import Mark from './Mark.svelte';
import Side from './Side.svelte';

function title({ record, seat, at }: ReviewProps): string {
  const number = tilesOf(record, seat, at).find(({ turn }) => turn === at)?.number ?? '';
  return t('nmbr9.review.title', { card: at + 1, cards: turnsOf(record), number });
}

function sentence({ record, review, seat, at }: ReviewProps): string {
  const tile = tilesOf(record, seat, at).find(({ turn }) => turn === at);
  const found = placementOf(review, seat, at);
  if (!tile) return '';
  const { level } = tile;
  if (!found || found.lost === null || !found.best) return t('nmbr9.review.placed', { level });
  if (found.lost === 0) return t('nmbr9.review.best', { level });
  const values = { level, best: found.best.level, points: points(found.lost) };
  return found.best.level === level ? t('nmbr9.review.same', values) : t('nmbr9.review.other', values);
}

const part: ReviewPart = {
  decisions: decisionsOf,
  title,
  sentence,
  moment: (record, at) => (at < turnsOf(record) ? { round: at, turn: 0 } : null),
  isDealt: true,
  Board,
  Side,
  Mark,
};
export default part;
