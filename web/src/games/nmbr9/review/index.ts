// The review of NMBR 9 on the screen.
import type { ReviewPart, ReviewProps } from '../../game';
import { engine } from '../../../engine/engine';
import { t } from '../../../i18n/i18n.svelte';
import { points } from '../../../screens/review/figures';
import { tileShapes } from '../shapes.svelte';
import Answer from './Answer.svelte';
import Board from './Board.svelte';
import { decisionsOf, placementOf, tilesOf, turnsOf } from './game';
import { judge, viewOf } from './learn';
import Mark from './Mark.svelte';
import { practice } from './practice';
import Side from './Side.svelte';
import { reasons } from './why';

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

function why({ record, review, seat, at }: ReviewProps): string[] {
  const shapes = tileShapes.of(engine());
  const made = tilesOf(record, seat, at).find(({ turn }) => turn === at);
  const found = placementOf(review, seat, at);
  if (!shapes || !made || !found?.best || found.lost === null) return [];
  const { number, lost, best } = found;
  const placed = {
    number,
    lost,
    best,
    holes: found.holes ?? [],
    best_holes: found.best_holes ?? [],
    above: found.above ?? 0,
    best_above: found.best_above ?? 0,
  };
  return reasons(shapes, tilesOf(record, seat, at - 1), made, placed);
}

const part: ReviewPart = {
  decisions: decisionsOf,
  title,
  sentence,
  why,
  moment: (record, at) => (at < turnsOf(record) ? { round: at, turn: 0 } : null),
  isDealt: true,
  Board,
  Side,
  Mark,
  learn: { view: ({ record, seat, at }) => Promise.resolve(viewOf(record, seat, at)), judge, Answer },
  practice,
};
export default part;
