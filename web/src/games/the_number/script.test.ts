import { describe, expect, it } from 'vitest';
import type { Check, Step } from './story';
import { nodeEngine } from '../../engine/node';
import { ScriptedTable } from '../../table/scripted';
import { arrows, crossedBefore, duration, lastStep, pictureAt, rings, rowsAt } from './script';
import { tell } from './story';

function approved(seat: number, number: string, crossed: number[]): Step {
  return { seat, number, status: 'approved', first: 0, bonus: 0, points: 0, crossed };
}
function fallen(seat: number, number: string, to: string, seats: number[], digits: number[]): Step {
  return {
    seat,
    number,
    status: 'eliminated',
    cause: { seats, number: to, digits },
    first: 0,
    bonus: 0,
    points: 0,
    crossed: [],
  };
}

// 761 falls to 513, 513 to 342, 444 to 342, 342 to 220.
const chain: Check = {
  round: 0,
  turn: 0,
  steps: [
    fallen(1, '761', '513', [4], [1]),
    fallen(4, '513', '342', [2], [3]),
    fallen(0, '444', '342', [2], [4]),
    fallen(2, '342', '220', [3], [2]),
    approved(3, '220', [0, 2]),
  ],
};

describe('the check, step by step', () => {
  it('turns the tablets over, orders them, then looks at each', () => {
    expect(pictureAt(chain, 0)).toEqual({ turned: false, ordered: false, looked: 0, digits: false });
    expect(pictureAt(chain, 1)).toMatchObject({ turned: true, ordered: false, looked: 0 });
    expect(pictureAt(chain, 2)).toMatchObject({ ordered: true, looked: 0 });
    expect(pictureAt(chain, 3).looked).toBe(1);
    expect(pictureAt(chain, lastStep(chain, false))).toEqual({ turned: true, ordered: true, looked: 5, digits: false });
  });
  it('adds the digits at the end of a round', () => {
    expect(lastStep(chain, true)).toBe(lastStep(chain, false) + 1);
    expect(pictureAt(chain, lastStep(chain, true))).toMatchObject({ looked: 5, digits: true });
  });
  it('lays the tablets by seats before it orders them', () => {
    expect(rowsAt(chain, false).map((row) => row.seat)).toEqual([0, 1, 2, 3, 4]);
    expect(rowsAt(chain, true).map((row) => row.number)).toEqual(['761', '513', '444', '342', '220']);
  });
  it('rings what fallen and cause share, as far as it has been looked at', () => {
    expect(rings(chain, 0).size).toBe(0);
    const first = rings(chain, 1);
    expect(first.get(1)).toEqual([false, false, true]);
    expect(first.get(4)).toEqual([false, true, false]);
    expect(rings(chain, 2).get(4)).toEqual([false, true, true]);
    expect(rings(chain, 3).get(0)).toEqual([true, true, true]);
  });
  it('rings all who wrote the cause', () => {
    const twice: Check = {
      round: 0,
      turn: 0,
      steps: [fallen(0, '740', '444', [1, 2], [4]), approved(1, '444', [4]), approved(2, '444', [4])],
    };
    expect([...rings(twice, 1).keys()]).toEqual([0, 1, 2]);
    expect(arrows(twice, 1)).toEqual([{ from: { row: 1, box: 1 }, to: { row: 0, box: 1 }, long: false }]);
  });
  it('draws arrows from the cause to the fallen, from digit to the same digit', () => {
    expect(arrows(chain, 1)).toEqual([{ from: { row: 1, box: 1 }, to: { row: 0, box: 2 }, long: false }]);
    expect(arrows(chain, 5).map((arrow) => arrow.long)).toEqual([false, true, false, false]);
  });
  it('knows what was crossed out in the round before', () => {
    const later: Check = { round: 0, turn: 1, steps: [approved(3, '581', [1, 5, 8])] };
    const nextRound: Check = { round: 1, turn: 0, steps: [] };
    expect(crossedBefore([chain, later], 1).get(3)).toEqual([0, 2]);
    expect(crossedBefore([chain, later, { ...later, turn: 2 }], 2).get(3)).toEqual([0, 2, 1, 5, 8]);
    expect(crossedBefore([chain, later, nextRound], 2).size).toBe(0);
  });
});

describe('the check and the clock', () => {
  it.each([2, 3, 4, 5])('lasts no longer than the table lets the clock stand, with %i players', async (seats) => {
    const names = ['Ana', 'Bea', 'Cem', 'Dan', 'Eva'].slice(0, seats);
    const clock = { kind: 'seconds', amount: 30 } as const;
    const table = await ScriptedTable.begin(await nodeEngine(), { game: 'the-number', clock }, names);
    const view = await table.play(() => '123');
    const stands = (view.state.clock_from ?? 0) - view.now;
    const [check] = tell(view).story.checks;
    const steps = Array.from({ length: lastStep(check!, true) }, (_, step) => duration(step));
    expect(stands).toBe(2000 + 700 * seats); // as docs/protocol.md has it
    expect(steps.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(stands);
    expect(view.state.deadline).toBe((view.state.clock_from ?? 0) + 30_000);
  });
});
