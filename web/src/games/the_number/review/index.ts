// The review of The Number on the screen.
import { list, t } from '../../../i18n/i18n.svelte';
import { shownName } from '../../../ui/names';
import type { ReviewPart, ReviewProps } from '../../game';
import Board from './Board.svelte';
import { decisionsOf, momentsOf, type NumberRecord } from './game';
import { maps } from './map.svelte';
import Side from './Side.svelte';

function title({ record, at }: ReviewProps): string {
  const { round, turn } = momentsOf(record)[at] ?? { round: 0, turn: 0 };
  return t('the_number.roundTurn', { round: round + 1, turn: turn + 1 });
}

function sentence({ record, review, seat, at }: ReviewProps): string {
  const moment = momentsOf(record)[at];
  if (!moment) return '';
  const name = shownName(record.players[seat] ?? '');
  const written = (record as NumberRecord).rounds[moment.round]?.[moment.turn]?.[seat] ?? null;
  const own = maps.of(record, review, moment.round, moment.turn, seat)?.outcome[seat];
  if (own?.status === 'out') return t('the_number.review.out', { name });
  if (typeof written !== 'string') return t('the_number.review.nothing', { name });
  const values = { name, number: written };
  if (own?.status === 'approved') return t('the_number.review.approved', { ...values, points: own.points });
  if (own?.status === 'void') return t('the_number.review.void', values);
  if (own?.status === 'eliminated' && own.cause) {
    const { number: cause, digits } = own.cause;
    return t('the_number.review.eliminated', { ...values, cause, digits: list(digits.map(String)) });
  }
  return t('the_number.review.wrote', values);
}

const part: ReviewPart = {
  decisions: decisionsOf,
  title,
  sentence,
  moment: (record, at) => momentsOf(record)[at] ?? null,
  isDealt: false,
  Board,
  Side,
};
export default part;
