// The name of a player as it is shown and said. Who deleted themselves is "—" at the table: a dash is silent in a
// screen reader and odd in a sentence, so words stand for it. A name stays what it is.
import { t } from '../i18n/i18n.svelte';
import type { TableState } from '../table/protocol';

export const deletedName = '—';

export function shownName(name: string): string {
  return name === deletedName ? t('shell.seat.gone') : name;
}

export function nameOf({ state }: { state: Pick<TableState, 'seats'> }, seat: number): string {
  return shownName(state.seats[seat]?.name ?? '');
}
