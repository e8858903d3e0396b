// News of the people at a table, from one view to the next, in sentences.
import { t } from '../../i18n/i18n.svelte';
import type { TableView } from '../../table/session';
import { nameOf } from '../../ui/names';

/** Bots that take over, people who are back, and those who wish for a bot. What concerns yourself stands in the
 *  notices. */
export function newsBetween(before: TableView | null, now: TableView): string[] {
  if (before === null || before.table !== now.table || now.state.phase !== 'playing') return [];
  const you = now.you?.seat;
  return now.state.seats.flatMap((seat, at) => {
    const was = before.state.seats[at];
    if (!was || at === you) return [];
    const name = nameOf(now, at);
    if (seat.stand_in && !was.stand_in) return [t('company.standIn.begun', { name })];
    if ((was.stand_in && !seat.stand_in) || (was.left && !seat.left)) return [t('company.standIn.back', { name })];
    const known = was.wishes ?? [];
    return (seat.wishes ?? [])
      .filter((by) => by !== you && !known.includes(by))
      .map((by) => t('company.standIn.wished', { name: nameOf(now, by), who: name }));
  });
}
