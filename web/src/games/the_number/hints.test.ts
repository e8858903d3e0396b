// Good numbers, from the real engine.
import { expect, test } from 'vitest';
import { nodeEngine } from '../../engine/node';
import { ScriptedTable } from '../../table/scripted';
import find, { recordOf, type NumberHint } from './hints';

const engine = await nodeEngine();

test.each([2, 3])('%i players: a mix of numbers that can be written, of the turn that is played', async (players) => {
  const names = ['Ana', 'Ben', 'Cleo'].slice(0, players);
  const table = await ScriptedTable.begin(engine, { game: 'the-number' }, names);
  await table.play((seat) => ['951', '842', '730'][seat] ?? null);
  const view = await table.view();
  expect((JSON.parse(recordOf(view)) as { rounds: unknown[][] }).rounds[0]).toEqual([
    ['951', '842', '730'].slice(0, players),
    names.map(() => null),
  ]);
  const hints = (await find(view, 0, engine, () => {})) as NumberHint[];
  expect(hints.length).toBeGreaterThan(0);
  expect(hints.length).toBeLessThanOrEqual(4);
  const { available } = view.state.game as unknown as { available: string[] };
  for (const { number } of hints) for (const digit of number) expect(available[0]).toContain(digit);
  const parts = hints.map(({ part }) => part);
  expect(parts).toEqual([...parts].sort((a, b) => b - a));
  expect(parts.reduce((sum, part) => sum + part, 0)).toBeLessThanOrEqual(1.000001);
});
