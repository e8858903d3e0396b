// The people at a table, and what can be done about those who are not there.
import type { Seat, TableState } from '../../table/protocol';
import type { TableView } from '../../table/session';
import { nameOf } from '../../ui/names';

/** When what is left of a turn is little. */
export const shortMs = 10_000;

export type Presence = 'you' | 'bot' | 'here' | 'away' | 'left' | 'standIn';

export function presenceOf(view: TableView, at: number): Presence {
  const seat = view.state.seats[at] as Seat;
  if (seat.stand_in !== undefined && seat.stand_in !== '') return 'standIn';
  if (seat.left) return 'left';
  if (at === view.you?.seat) return 'you';
  if (seat.bot) return 'bot';
  return view.here.includes(at) ? 'here' : 'away';
}

/** Everybody has days to choose: nobody is hurried and no bot takes over, only the clock decides. */
export function isOverDays({ state }: TableView): boolean {
  return state.settings.clock?.kind === 'days';
}

/** Whether one may wish for a bot on that seat: of a person who is not there, for whom none plays yet. */
export function mayAskFor(view: TableView, at: number): boolean {
  const presence = presenceOf(view, at);
  return (
    view.state.phase === 'playing' &&
    !isOverDays(view) &&
    view.you !== null &&
    at !== view.you.seat &&
    (presence === 'left' || presence === 'away')
  );
}

export function hasAsked(view: TableView, at: number): boolean {
  return view.you !== null && (view.state.seats[at]?.wishes ?? []).includes(view.you.seat);
}

/** Whether the others can be told to hurry: you have acted, somebody has not, and more than a minute is left to
 *  them. */
export function mayHurry(view: TableView, now: number): boolean {
  const { state, you } = view;
  if (state.phase !== 'playing' || you === null || isOverDays(view)) return false;
  if (state.seats[you.seat]?.must_act) return false;
  return hurried(view).length > 0 && (state.deadline === undefined || leftMs(state, state.deadline, now) > 60_000);
}

/** People the table waits for. */
export function hurried({ state }: TableView): number[] {
  return state.seats.flatMap((seat, at) => (seat.must_act && !seat.bot && !seat.stand_in ? [at] : []));
}

/** What is left of the turn. The clock stands while people look at what came of the last one. */
export function leftMs({ clock_from = 0 }: Pick<TableState, 'clock_from'>, deadline: number, now: number): number {
  return deadline - Math.max(now, clock_from);
}

export interface Standing {
  seat: number;
  name: string;
  bot?: string;
  points: number;
  rank: number; // from 1; shared by equal points
}

export function standings(view: TableView): Standing[] {
  const scores = view.state.game?.scores ?? [];
  return view.state.seats
    .map(({ bot }, seat) => {
      const points = scores[seat] ?? 0;
      return {
        seat,
        name: nameOf(view, seat),
        points,
        rank: 1 + scores.filter((other) => other > points).length,
        ...(bot ? { bot } : {}),
      };
    })
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** Which turn of the game was the first that was played here, counted from 0; null: the first of all. */
export function firstTurnHere({ state: { from }, turns }: Pick<TableView, 'state' | 'turns'>): number | null {
  if (!from) return null;
  return turns.filter(({ round, turn }) => round < from.round || (round === from.round && turn < from.turn)).length;
}
