// The title of the end: who won, in a few words.
import { gameName, gameOf } from '../../games/index';
import { list, t } from '../../i18n/i18n.svelte';
import type { TableView } from '../../table/session';
import { nameOf } from '../../ui/names';

export function titleOf(view: TableView): string {
  const { seats, settings, winners = [] } = view.state;
  if (seats.length === 1) {
    const title = gameOf(settings.game)?.solo?.title;
    return title ? t(title) : gameName(settings.game);
  }
  const [only] = winners;
  if (winners.length === 1 && only === view.you?.seat) return t('shell.end.youWin');
  const names = winners.map((seat) => nameOf(view, seat));
  return winners.length === 1
    ? t('shell.end.wins', { name: names[0] ?? '' })
    : t('shell.end.win', { names: list(names) });
}
