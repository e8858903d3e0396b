// The tale of a finished game, from what the real engine says came of its turns.
import { describe, expect, it } from 'vitest';
import { nodeEngine } from '../../engine/node';
import { ScriptedTable } from '../../table/scripted';
import { bestTurn, eliminated } from './tale';
import { tell, timesOf } from './story';

const engine = await nodeEngine();
const clock = { kind: 'seconds', amount: 5 } as const;

async function played(...turns: [string | null, string | null][]) {
  const table = await ScriptedTable.begin(engine, { game: 'the-number', options: { rounds: 1 }, clock }, [
    'Ana',
    'Bea',
  ]);
  let told = tell(await table.view());
  for (const [i, numbers] of turns.entries()) {
    expect(told.worth?.times, `turn ${i + 1}`).toBe(timesOf(i, 5)); // the page says it from the first turn on
    told = tell(await table.play((seat) => numbers[seat] ?? null));
  }
  return told;
}

describe('the tale of a game', () => {
  it('keeps the digits crossed out after the last turn, and names the best turns', async () => {
    const told = await played(['987', '111'], ['654', '600'], ['321', '222'], ['000', '999'], [null, '444']);
    expect(told.view.state.phase).toBe('finished');
    expect(told.worth).toBeNull();
    expect(told.available).toEqual([
      [1, 2, 3, 4, 5, 6],
      [3, 5, 7, 8],
    ]);
    expect(bestTurn(told.story, 1)).toEqual({ seat: 1, round: 0, turn: 4, number: '444', points: 16 });
    expect(bestTurn(told.story, 0)).toEqual({ seat: 0, round: 0, turn: 0, number: '987', points: 11 });
    expect(bestTurn(told.story, null)?.seat).toBe(1);
    expect(eliminated(told.story, 0)).toEqual({ times: 2, by: 1, byThem: 2 });
    expect(eliminated(told.story, 1)).toEqual({ times: 0, by: null, byThem: 0 });
  });

  it('tells nothing of nobody', async () => {
    const told = await played([null, null]);
    expect(bestTurn(told.story, null)).toBeNull();
    expect(told.view.turns[0]?.at_zero).toEqual([0, 1]);
  });
});
