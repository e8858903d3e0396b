// The review of The Number on the screen.
import { list, t } from '../../../i18n/i18n.svelte';
import { shownName } from '../../../ui/names';
import type { ReviewPart, ReviewProps } from '../../game';
import { checkOf } from '../story';
import Answer from './Answer.svelte';
import Board from './Board.svelte';
import { decisionsOf, momentsOf, turnOf, type NumberRecord } from './game';
import { judge } from './learn';
import { maps } from './map.svelte';
import { practice } from './practice';
import { recordedTurns, viewOf } from './turns.svelte';
import Side from './Side.svelte';
import { chances, reasons } from './why';

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

function why({ record, review, seat, at }: ReviewProps): string[] {
  const turn = recordedTurns.of(record)?.turns[at];
  if (!turn) return [];
  const map = maps.of(record, review, turn.round, turn.turn, seat);
  const found = turnOf(review, seat, at);
  return [...reasons(checkOf(turn), seat, record.players.map(shownName)), ...(map && found ? chances(map, found) : [])];
}

const part: ReviewPart = {
  decisions: decisionsOf,
  title,
  sentence,
  why,
  moment: (record, at) => momentsOf(record)[at] ?? null,
  isDealt: false,
  Board,
  Side,
  learn: {
    view: async ({ record, seat, at }) => viewOf(record, await recordedTurns.ask(record), seat, at),
    judge,
    Answer,
  },
  practice,
};
export default part;
