// Games with the referee's verdict: findings read both. A record that the referee refuses tells nothing.
import { engine } from '../../engine/engine';
import type { JudgedGame } from '../../games/game';
import type { PlayedGame } from '../../played/shelf';
import { dayOf, keptPars } from '../../table/days';
import { readRecord } from '../review/record';

const known = new Map<string, JudgedGame | null>();

async function judge({ record, seat }: PlayedGame): Promise<JudgedGame | null> {
  const { valid, verdict } = await engine().call('referee', { record });
  if (!valid) return null;
  return { record: readRecord(record), verdict: JSON.parse(verdict) as unknown, seat };
}

/** Oldest first. Rejects with a Fault if there is no engine. */
export async function judged(games: readonly PlayedGame[]): Promise<JudgedGame[]> {
  const found: JudgedGame[] = [];
  const pars = keptPars();
  for (const game of [...games].sort((a, b) => a.at - b.at)) {
    if (!known.has(game.id)) known.set(game.id, await judge(game));
    const one = known.get(game.id);
    const day = one && dayOf(one.record);
    const par = day?.board === 'live' ? pars.get(day.day) : undefined;
    if (one) found.push(par === undefined ? one : { ...one, par });
  }
  return found;
}
