// What a device that goes from hand to hand shows now.
import { peopleOf } from '../../table/logs';
import type { TableView } from '../../table/session';

export type Stage =
  /** The view of the one who holds it. */
  | { at: 'private'; seat: number }
  /** The cover for who is next. */
  | { at: 'over'; seat: number }
  /** The cover before everybody looks. */
  | { at: 'look' }
  /** The table as everybody may see it. */
  | { at: 'open' }
  /** The cover while only bots have to choose. */
  | { at: 'wait' };

export interface Handing {
  view: TableView;
  holder: number | null;
  /** How many turns everybody has looked at. */
  looked: number;
  isLooking: boolean;
  /** Who wants to go back to their choice. */
  wanted: number | null;
  looksEveryTurn: boolean;
}

export function stageOf({ view, holder, looked, isLooking, wanted, looksEveryTurn }: Handing): Stage {
  const isOver = view.state.phase !== 'playing';
  if (holder !== null) return { at: 'private', seat: holder };
  if (isLooking) return { at: 'open' };
  if (looked < view.turns.length && (looksEveryTurn || isOver)) return { at: 'look' };
  if (isOver) return { at: 'open' };
  if (wanted !== null && hasChosen(view, wanted)) return { at: 'over', seat: wanted };
  const next = nextOf(view);
  return next === undefined ? { at: 'wait' } : { at: 'over', seat: next };
}

/** People in the order in which the device goes round, who have still to choose. */
export function waitingPeople({ state }: TableView): number[] {
  return peopleOf(state.seats).filter((seat) => state.seats[seat]?.must_act);
}

const nextOf = (view: TableView): number | undefined => waitingPeople(view)[0];

/** In this turn; before everybody looks, in the last one. */
export function hasChosen({ state, turns }: TableView, seat: number, stage?: Stage): boolean {
  if (stage?.at === 'look') return turns.at(-1)?.choices[seat] != null;
  return state.seats[seat]?.sha256 !== undefined;
}

/** Who had the device before that seat and may change the choice: of those who have chosen in this turn. */
export function before(view: TableView, stage: Stage): number | null {
  const people = peopleOf(view.state.seats);
  const until = stage.at === 'over' ? people.indexOf(stage.seat) : people.length;
  return people.slice(0, until).findLast((seat) => hasChosen(view, seat)) ?? null;
}

/** When the game is opened: who has chosen since the last turn has seen it, else everybody looks once more. */
export function lookedAtFirst(view: TableView): number {
  const isNew = view.state.phase === 'playing' && !peopleOf(view.state.seats).some((seat) => hasChosen(view, seat));
  return isNew ? Math.max(0, view.turns.length - 1) : view.turns.length;
}
