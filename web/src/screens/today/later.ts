// Days that were over when they were played, on this device.
import { deviceShelf, idOf } from '../../played/shelf';
import { type LaterDay, laterDays } from '../../table/days';
import { localGames } from '../../table/games.svelte';

export interface Later {
  day: number;
  table: string;
  score: number;
  /** Null: it is not over. */
  record: string | null;
}

/** Games that are still there; one that was deleted can be played again. Those that are over last longer among one's
 *  games than their table does. */
async function find(kept: readonly LaterDay[]): Promise<Later[]> {
  await localGames.refresh();
  const played = new Map((await deviceShelf.list().catch(() => [])).map((game) => [game.id, game]));
  const list: Later[] = [];
  for (const { day, table } of kept) {
    const over = played.get(idOf('device', table));
    const info = localGames.list.find((one) => one.table === table);
    if (over) list.push({ day, table, score: over.scores[0] ?? 0, record: over.record });
    else if (info?.phase === 'finished')
      list.push({ day, table, score: info.scores[0] ?? 0, record: await localGames.record(table) });
    else if (info) list.push({ day, table, score: 0, record: null });
  }
  return list;
}

export const laterOn = async (day: number): Promise<Later | null> =>
  (await find(laterDays().filter((one) => one.day === day)))[0] ?? null;

/** Scores by day. */
export async function laterScores(): Promise<ReadonlyMap<number, number>> {
  const kept = laterDays();
  if (kept.length === 0) return new Map();
  return new Map((await find(kept)).flatMap(({ day, score, record }) => (record === null ? [] : [[day, score]])));
}
