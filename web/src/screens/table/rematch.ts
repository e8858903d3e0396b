// The rematch: who wants to play again, and what can be done about it, as the end screen says it.
import { list, t } from '../../i18n/i18n.svelte';
import type { Session, TableView } from '../../table/session';
import { placeOfDay } from '../../table/days';
import { nameOf } from '../../ui/names';

/** "Ana and Ben want to play again." Empty: nobody but you, or nobody. */
export function wantText(view: TableView): string {
  const others = (view.state.rematch_by ?? []).filter((seat) => seat !== view.you?.seat);
  return others.length === 0
    ? ''
    : t('shell.end.wants', { n: others.length, names: list(others.map((seat) => nameOf(view, seat))) });
}

/** ask: nobody has asked yet. join: somebody has. go: you have asked, or must take a seat there yourself. watch: only
 *  that is left. */
export type Way = 'ask' | 'join' | 'go' | 'watch' | 'none';

/** What can be done about a rematch, after `refused` was the answer to the last try. */
export function wayToRematch(session: Pick<Session, 'next' | 'place'>, view: TableView, refused: string | null): Way {
  if (dayPlace(view) !== null) return 'none'; // it is played once
  const isThere = session.next !== null;
  if (session.place === 'device') return isThere ? 'go' : 'ask';
  const wanted = view.state.rematch_by ?? [];
  if (view.you === null) return isThere ? 'watch' : 'none';
  if (isThere && (refused === 'table_full' || refused === 'already_started')) return 'watch';
  if (isThere && (wanted.includes(view.you.seat) || refused === 'name_taken')) return 'go';
  if (session.next?.phase === 'playing' || session.next?.phase === 'finished') return 'watch';
  return wanted.length > 0 ? 'join' : 'ask';
}

/** Where one goes from a try at a day, on the server or on this device, or in a group. Null: it is none. */
export const dayPlace = ({ state, table }: TableView): string | null =>
  state.group !== undefined ? `/g/${state.group}` : state.day !== undefined ? '/today' : placeOfDay(table);

export function pathOf({ next, place }: Pick<Session, 'next' | 'place'>): string {
  return place === 'house' ? `/t/${next?.code ?? ''}` : `/play/${next?.table ?? ''}`;
}
