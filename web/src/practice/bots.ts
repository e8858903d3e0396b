// A quick game of bots, for positions to practise: all of it in one instance of the engine.
import type { Engine } from '../engine/api';
import { slim } from '../review/link';
import { newSalt, newTableName } from '../table/random';

export interface PlayedByBots {
  /** Without its proof of fairness. */
  record: string;
  /** For every turn of the game: what a weak bot would choose on the first seat; null: there was nothing to choose. */
  firstIdeas: (string | null)[];
}

const player = 'practice';
const strong = 'medium';
const weak = 'easy';

/** As many seats as names. Rejects with a Fault. */
export async function playBots(engine: Engine, game: string, names: readonly string[]): Promise<PlayedByBots> {
  const table = newTableName();
  const now = Date.now();
  const message = () => engine.call('table.message', { table, player, version: 0, now });
  const think = async (seat: number, level: string) =>
    (await engine.call('table.think', { table, seat, level, random: newSalt() })).choice;
  const [first = '', ...others] = names;
  await engine.call('table.begin', {
    table,
    settings: { game },
    you: { player, name: first },
    bots: others.map((name) => ({ name, level: strong })),
    seed: newSalt(),
    salt: newSalt(),
    now,
  });
  const firstIdeas: (string | null)[] = [];
  try {
    for (let at = await message(); at.state.phase === 'playing'; at = await message()) {
      const { round = 0, turn = 0, seats } = at.state;
      const mustAct = seats[0]?.must_act === true;
      while (firstIdeas.length < at.turns.length) firstIdeas.push(null);
      firstIdeas[at.turns.length] = mustAct ? await think(0, weak) : null;
      for (const { seat, level } of await engine.call('table.waiting', { table })) {
        const choice = await think(seat, level);
        await engine.call('table.bot', { table, seat, round, turn, choice, salt: newSalt(), now });
      }
      if (!mustAct) continue;
      const choice = await think(0, strong);
      const command = { type: 'choose' as const, round, turn, choice };
      await engine.call('table.command', { table, player, command, salt: newSalt(), now });
    }
    const record = slim(JSON.stringify(await engine.call('table.record', { table })));
    return { record, firstIdeas };
  } finally {
    await engine.call('table.forget', { table }).catch(() => {});
  }
}
