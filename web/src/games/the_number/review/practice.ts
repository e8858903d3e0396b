// A number of a game that was not reviewed, valued by the map of its turn.
import type { PracticePart } from '../../game';
import { momentsOf, type NumberReview, type NumberTurn } from './game';
import { judgeNumber } from './learn';
import { maps } from './map.svelte';
import Practised from './Practised.svelte';

const weigh: PracticePart['weigh'] = async (record, seat, at, choice) => {
  const moment = momentsOf(record)[at];
  if (!moment) throw new Error('there is no such turn');
  const map = await maps.ask(record, moment.round, moment.turn, seat);
  const best = map.numbers
    .map((number, i) => ({ number, value: map.values[i]! }))
    .reduce((a, b) => (b.value > a.value ? b : a));
  const number = choice ?? map.number ?? best.number;
  const judged = judgeNumber(map, best.value, number);
  const turn: NumberTurn = {
    ...moment,
    number,
    points: 0,
    value: judged.value,
    best,
    lost: judged.lost,
    luck: null,
    grade: null,
    hindsight: null,
  };
  const turns = Array<NumberTurn>(at + 1).fill(turn);
  const seats = record.players.map((name) => ({ name, lost: null, luck: null, grades: null, final: 0, turns }));
  const review: NumberReview = { game: record.game, version: '', complete: true, seats };
  return { judged, review };
};

/** With two, values are exact; with more, they are what the review shows. Half of the games are of two. */
export const practice: PracticePart = {
  ask: 'the_number.practice.ask',
  seats: [2, 2, 2, 3, 4, 5],
  weigh,
  Answer: Practised,
};
