// Messages of a table into one view: the newest state, and every turn once and in order.
import type { TableMessage, Turn } from './protocol';
import type { TableView } from './session';

/** The turns of both, by the version they were resolved at. The same array again if nothing is new. */
export function mergeTurns(known: Turn[], more: Turn[]): Turn[] {
  const last = known.at(-1)?.version ?? -1;
  if (more.every((turn) => turn.version > last)) return more.length === 0 ? known : [...known, ...more].sort(inOrder);
  const byVersion = new Map(known.map((turn) => [key(turn), turn]));
  let isNew = false;
  for (const turn of more) {
    if (byVersion.has(key(turn))) continue;
    byVersion.set(key(turn), turn);
    isNew = true;
  }
  return isNew ? [...byVersion.values()].sort(inOrder) : known;
}

const key = ({ round, turn }: Turn) => `${round}/${turn}`;
const inOrder = (a: Turn, b: Turn) => a.round - b.round || a.turn - b.turn;

/** The view after that message; null: it is older than what we have. */
export function merge(view: TableView | null, message: TableMessage, clockOffset: number): TableView | null {
  if (view && message.version < view.version) return null;
  const { type: _, ...rest } = message;
  return { ...rest, turns: mergeTurns(view?.turns ?? [], message.turns), clockOffset };
}
