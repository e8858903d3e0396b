// The offline game of a day on this device: begun, gone on with, and handed in once the server can be reached.
import { asFault, serverAway } from '../../house/fault';
import { days, type Today } from '../../house/days';
import { me } from '../../house/me.svelte';
import { t } from '../../i18n/i18n.svelte';
import { settings } from '../../settings/settings.svelte';
import { keepDay, type OfflineDay, offlineDays } from '../../table/days';
import { localGames } from '../../table/games.svelte';

/** What is kept of today's; its seed comes from the server once, for when there is no connection. */
export async function todaysOffline({ day, game }: Today): Promise<OfflineDay> {
  const kept = offlineDays().find((one) => one.day === day);
  if (kept) return kept;
  const { seed } = await days.offline();
  const fresh = { day, game, seed, table: '', handed: false };
  keepDay(fresh);
  return fresh;
}

/** Its table on this device, a new one if it has not begun. */
export async function playOffline(kept: OfflineDay, name: string): Promise<string> {
  await localGames.refresh();
  if (localGames.list.some(({ table }) => table === kept.table)) return kept.table;
  const table = await localGames.begin({ settings: { game: kept.game }, name, bots: [], seed: kept.seed });
  keepDay({ ...kept, table });
  return table;
}

/** Hands in what is over, of any day; the server referees it. What it refuses for good is not sent again. */
export async function handInAll(): Promise<void> {
  await localGames.refresh();
  for (const kept of offlineDays()) {
    const info = localGames.list.find(({ table }) => table === kept.table);
    if (kept.handed || info?.phase !== 'finished') continue;
    try {
      if (me.person === null) await me.be(settings.name || t('shell.seat.yourName'));
      const { fair: _, ...record } = JSON.parse(await localGames.record(kept.table)) as Record<string, unknown>;
      await days.handIn(kept.day, record);
    } catch (thrown) {
      const { code } = asFault(thrown);
      if (code === serverAway || code === 'no_player' || code === 'slow_down' || code === 'busy') return;
    }
    keepDay({ ...kept, handed: true });
  }
}
