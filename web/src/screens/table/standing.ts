// Your standing at the end: how far behind, or by how much you won.
import { language, list, t } from '../../i18n/i18n.svelte';
import { ordinal } from '../../i18n/ordinal';
import type { TableView } from '../../table/session';
import { standings } from './people';

/** "You came 4th, 29 points behind Ana." Empty for who watched, played alone or shares the victory. */
export function standText(view: TableView): string {
  const table = standings(view);
  const you = table.find(({ seat }) => seat === view.you?.seat);
  const first = table.filter(({ seat }) => view.state.winners?.includes(seat));
  if (!you || table.length < 2 || first.length === 0) return '';
  if (!first.includes(you)) {
    const n = (first[0]?.points ?? 0) - you.points;
    const rank = ordinal(language(), you.rank);
    return t('company.end.behind', { n, rank, names: list(first.map(({ name }) => name)) });
  }
  const rest = table.filter((one) => !first.includes(one));
  const [second] = rest;
  if (first.length > 1 || !second) return '';
  const names = rest.filter(({ points }) => points === second.points).map(({ name }) => name);
  return t('company.end.ahead', { n: you.points - second.points, names: list(names) });
}
