// A place in a game that was not reviewed, valued as the review does.
import { reviewer } from '../../../engine/engine';
import type { PracticePart } from '../../game';
import type { Nmbr9Placement, Nmbr9Record, Nmbr9Review } from './game';
import { choiceText, readChoice } from '../layout';
import { tilesOf } from './game';
import Practised from './Practised.svelte';

const weigh: PracticePart['weigh'] = async (record, seat, at, choice) => {
  const { deck, placements, variant } = record as Nmbr9Record;
  const made = placements[at]?.[seat];
  const place = readChoice(choice ?? (made ? choiceText(made) : ''));
  const number = deck[at];
  if (!place || number === undefined) throw new Error('there is no such turn');
  const tiles = tilesOf(record, seat, at - 1).map(({ turn: _, ...tile }) => tile);
  const judged = await reviewer().call('nmbr9.judge', {
    ...place,
    number,
    tiles,
    ...(variant === undefined ? {} : { variant }),
  });
  const placement: Nmbr9Placement = {
    round: at,
    number,
    expected: judged.expected,
    stderr: judged.stderr,
    best: judged.best,
    lost: judged.lost,
    luck: null,
    grade: judged.grade,
    holes: judged.holes,
    best_holes: judged.best_holes,
  };
  const seats = record.players.map((name) => ({
    name,
    lost: null,
    luck: null,
    grades: null,
    score: 0,
    placements: Array<Nmbr9Placement>(at + 1).fill(placement),
  }));
  const review: Nmbr9Review = {
    game: record.game,
    version: '',
    complete: true,
    start: null,
    par: null,
    par_stderr: null,
    best: null,
    seats,
  };
  return { judged, review };
};

export const practice: PracticePart = { ask: 'nmbr9.practice.ask', seats: [1], weigh, Answer: Practised };
