// Seats: what each is doing, from the state of the table.
import type { TableView } from '../../table/session';

export type Doing = 'chosen' | 'thinking' | 'away' | 'left' | 'missed' | 'out' | 'over';

export function doing(view: TableView, available: number[][], seat: number): Doing {
  const at = view.state.seats[seat];
  if (view.state.phase !== 'playing' || at === undefined) return 'over';
  if ((available[seat] ?? []).length === 0) return 'out';
  if (at.sha256 !== undefined) return 'chosen';
  if (!at.must_act) return 'missed';
  const person = at.bot === undefined && at.stand_in === undefined;
  if (person && at.left) return 'left';
  return person && !view.here.includes(seat) ? 'away' : 'thinking';
}

/** Seats whose choice the table waits for. */
export function waitedFor(view: TableView): number[] {
  return view.state.seats.flatMap((seat, i) => (seat.must_act ? [i] : []));
}

/** All seats in the order of the table, beginning after `seat`. */
export function othersOf(view: TableView, seat: number | null): number[] {
  const all = view.state.seats.map((_, i) => i);
  return seat === null ? all : [...all.slice(seat + 1), ...all.slice(0, seat)];
}
