// The story of a table, from what the real engine says came of its turns.
import { describe, expect, it } from 'vitest';
import { nodeEngine } from '../../engine/node';
import { ScriptedTable } from '../../table/scripted';
import { storyOf, tell } from './story';

const engine = await nodeEngine();
const names = ['Ana', 'Bea', 'Cem', 'Dan', 'Eva'];
const clock = { kind: 'seconds', amount: 5 } as const;

async function tableOf(seats: number, options: Record<string, unknown> = {}) {
  return ScriptedTable.begin(engine, { game: 'the-number', options, clock }, names.slice(0, seats));
}
async function told(...numbers: (string | null)[]) {
  const table = await tableOf(numbers.length);
  return tell(await table.play((seat) => numbers[seat] ?? null));
}

describe('the story of a table', () => {
  it('tells the check of the rules’ example', async () => {
    const { story, available, worth } = await told('761', '513', '444', '444', '220');
    const [check] = story.checks;
    expect(check!.steps.map((step) => [step.seat, step.number, step.status, step.points])).toEqual([
      [0, '761', 'eliminated', 0],
      [1, '513', 'approved', 7],
      [2, '444', 'approved', 4],
      [3, '444', 'approved', 4],
      [4, '220', 'approved', 2],
    ]);
    expect(check!.steps[0]!.cause).toEqual({ seats: [1], number: '513', digits: [1] });
    expect(check!.steps[1]).toMatchObject({ first: 5, bonus: 2, crossed: [1, 3, 5] });
    expect(available[1]).toEqual([0, 2, 4, 6, 7, 8, 9]);
    expect(story.sheets[1]).toMatchObject({ total: 7 });
    expect(story.sheets[1]!.rounds[0]).toEqual({
      turns: [7, null, null, null, null],
      digits: 3,
      complete: false,
      sum: 7,
    });
    expect(worth).toEqual({ bonus: 3, times: 1 });
  });

  it('names all who wrote the highest of the lower numbers', async () => {
    const { story } = await told('761', '615', '615', '100');
    expect(story.checks[0]!.steps[0]!.cause).toEqual({ seats: [1, 2], number: '615', digits: [1, 6] });
  });

  it('tells of nobody’s number last', async () => {
    const { story } = await told(null, '123');
    expect(story.checks[0]!.steps.map(({ seat, number, status }) => [seat, number, status])).toEqual([
      [1, '123', 'approved'],
      [0, null, 'none'],
    ]);
  });
});

// Numbers that come to everything: eliminated, equal, void, missed, and seats that are out.
function numberFor(random: () => number): string | null {
  if (random() < 0.08) return null;
  return Array.from({ length: 3 }, () => Math.floor(random() * 10)).join('');
}
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

describe.each([
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 4],
  [5, 5],
])('whole games of %i players (%i)', (seats, seed) => {
  it('agree with the table in points and digits, and every number that fell has a cause', async () => {
    const random = randomFrom(seed);
    const table = await tableOf(seats, { slips: 'void', rounds: 2 });
    let view = await table.view();
    while (view.state.phase === 'playing') {
      view = await table.play(() => numberFor(random));
      const { story, available } = tell(view);
      expect(story.sheets.map(({ total }) => total)).toEqual(view.state.game?.scores);
      const check = story.checks.at(-1)!;
      for (const step of check.steps) expect(step.cause !== undefined).toBe(step.status === 'eliminated');
      // After every round the digits come back, but not after the last one: the boards stay as they were.
      const areBack = story.sheets[0]!.rounds[check.round]!.complete && view.state.phase === 'playing';
      expect(story.sheets.map(({ rounds }) => 10 - (areBack ? 0 : rounds[check.round]!.digits))).toEqual(
        available.map(({ length }) => length),
      );
    }
    expect(tell(view).worth).toBeNull();
    expect(storyOf(view, 3).checks).toHaveLength(3);
  });
});
