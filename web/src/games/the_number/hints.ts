// Good numbers for this turn: the equilibrium as the map of a review has it, of a record in which nobody has written
// anything yet. With other bonuses than the usual ones for two players the round is solved first, which takes a while.
import type { Engine } from '../../engine/api';
import { asFault } from '../../house/fault';
import type { TableView } from '../../table/session';
import type { FindHints } from '../game';
import type { NumberMap } from './engine';

export interface NumberHint {
  number: string;
  part: number; // how often it is to be written, 0 to 1
}

const most = 4;

/** The game so far, and this turn with nothing written. */
export function recordOf({ state, turns }: Pick<TableView, 'state' | 'turns'>): string {
  const rounds: (string | null)[][][] = [];
  for (const { round, choices } of turns)
    (rounds[round] ??= []).push(state.seats.map((_, seat) => choices[seat]?.choice ?? null));
  (rounds[state.round ?? 0] ??= []).push(state.seats.map(() => null));
  return JSON.stringify({
    game: state.settings.game,
    players: state.seats.map(({ name }) => name),
    ...(state.settings.options ? { options: state.settings.options } : {}),
    rounds,
  });
}

async function solve(engine: Engine, record: string, progress: (part: number) => void): Promise<void> {
  await engine.call('review.begin', { record });
  for (let more = true; more;) {
    const step = await engine.call('review.step', null);
    more = step.more;
    progress(step.progress);
  }
}

const find: FindHints = async (view, seat, engine, progress): Promise<NumberHint[]> => {
  const record = recordOf(view);
  const ask = (): Promise<NumberMap> =>
    engine.call('the-number.map', { record, round: view.state.round ?? 0, turn: view.state.turn ?? 0, seat });
  const { mix } = await ask().catch(async (thrown: unknown) => {
    if (asFault(thrown).code !== 'takes_long') throw thrown;
    await solve(engine, record, progress);
    return ask();
  });
  return mix.slice(0, most);
};
export default find;
