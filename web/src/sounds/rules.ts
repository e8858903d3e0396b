// What is heard at a table, told from what it was and what it is now. A table that is opened is silent, and so is one
// that was away for a while: only what happens while one is there sounds.
//
//   placed     your choice was taken: a tile is placed, a number is written
//   resolved   a turn was resolved
//   yourTurn   it is your turn, after you have waited for others
//   over       the game has ended
//   tick       one of the last ten seconds of your turn (player.ts)
import type { TableView } from '../table/session';

export type Sound = 'placed' | 'resolved' | 'yourTurn' | 'over' | 'tick';

export type Seen = Pick<TableView, 'table' | 'state' | 'turns' | 'you'>;

const moment = ({ state }: Seen) => `${state.round ?? 0}/${state.turn ?? 0}`;
const sameSeat = (before: Seen, now: Seen) => before.you?.seat === now.you?.seat && now.you !== null;

export function mustAct({ state, you }: Seen): boolean {
  return state.phase === 'playing' && you !== null && (state.seats[you.seat]?.must_act ?? false);
}

/** Whether you have just made the choice that ended the turn. */
function hasEndedTurn(before: Seen, now: Seen): boolean {
  const resolved = now.turns[before.turns.length];
  return (
    sameSeat(before, now) &&
    mustAct(before) &&
    now.you !== null &&
    resolved?.choices[now.you.seat] != null &&
    !(resolved.at_zero ?? []).includes(now.you.seat)
  );
}

/** In the order in which they are heard. */
export function soundsFor(before: Seen | null, now: Seen): Sound[] {
  if (before === null || before.table !== now.table || before.state.phase !== 'playing') {
    const hasBegun = before?.table === now.table && before.state.phase === 'open' && mustAct(now);
    return hasBegun ? ['yourTurn'] : [];
  }
  const resolved = now.turns.length - before.turns.length;
  if (resolved < 0 || resolved > 1) return [];
  const ends = resolved === 1 && hasEndedTurn(before, now);
  if (now.state.phase === 'finished') return ends ? ['placed', 'over'] : ['over'];
  if (now.state.phase !== 'playing') return [];
  if (resolved === 1) {
    if (ends) return now.state.seats.length > 1 ? ['placed', 'resolved'] : ['placed'];
    return mustAct(now) && sameSeat(before, now) ? ['resolved', 'yourTurn'] : ['resolved'];
  }
  const isTaken =
    sameSeat(before, now) &&
    moment(before) === moment(now) &&
    before.you?.choice !== now.you?.choice &&
    now.you?.choice !== undefined;
  return isTaken ? ['placed'] : [];
}
