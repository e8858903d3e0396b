// Games with the referee's verdict: findings read both. A record that the referee refuses tells nothing.
import { engine } from '../../engine/engine';
import type { JudgedGame } from '../../games/game';
import type { PlayedGame } from '../../played/shelf';
import { readRecord } from '../review/record';

const known = new Map<string, JudgedGame | null>();

async function judge({ record, seat }: PlayedGame): Promise<JudgedGame | null> {
  const { valid, verdict } = await engine().call('referee', { record });
  return valid ? { record: readRecord(record), verdict: JSON.parse(verdict) as unknown, seat } : null;
}

/** Oldest first. Rejects with a Fault if there is no engine. */
export async function judged(games: readonly PlayedGame[]): Promise<JudgedGame[]> {
  const found: JudgedGame[] = [];
  for (const game of [...games].sort((a, b) => a.at - b.at)) {
    if (!known.has(game.id)) known.set(game.id, await judge(game));
    const one = known.get(game.id);
    if (one) found.push(one);
  }
  return found;
}
