// Games on the device with the real engine.
import { expect, test, vi } from 'vitest';
import { nodeEngine } from '../engine/node';
import { LocalGames, type NewGame } from './games.svelte';
import { type Logs, MemoryLogs } from './logs';
import type { Command } from './protocol';
import type { Session } from './session';

const engine = await nodeEngine();
const thinker = await nodeEngine();
const tab = (logs: Logs) =>
  new LocalGames({
    engine: async () => engine,
    thinkers: async () => [thinker],
    logs: async () => logs,
    channel: null,
  });

async function choiceIn({ view }: Session): Promise<Command> {
  if (!view) throw new Error('no view');
  const { round = 0, turn = 0, game } = view.state;
  if (view.state.settings.game === 'the-number') {
    const digit = (game as unknown as { available: string[] }).available[0]?.at(-1) ?? '';
    return { type: 'choose', round, turn, choice: digit.repeat(3) };
  }
  const tiles = view.turns.map(({ choices, outcome }) => {
    const [x, y, level, rotation] = (choices[0]?.choice ?? '').split(',').map(Number) as [
      number,
      number,
      number,
      number,
    ];
    return { x, y, level, rotation, number: (outcome as { number: number }).number };
  });
  const [place] = await engine.call('nmbr9.places', {
    tiles,
    number: (game as unknown as { cards: number[] }).cards.at(-1) ?? 0,
  });
  return { type: 'choose', round, turn, choice: `${place?.x},${place?.y},${place?.level},${place?.rotation}` };
}

const games: NewGame[] = [
  {
    settings: { game: 'the-number' },
    name: 'Ana',
    bots: [
      { name: 'Bea', level: 'easy' },
      { name: 'Cem', level: 'random' },
    ],
  },
  { settings: { game: 'nmbr9' }, name: 'Ana', bots: [{ name: 'Bea', level: 'easy' }] },
  { settings: { game: 'nmbr9' }, name: 'Ana', bots: [] },
];

test.each(games)('$settings.game with $bots.length bots, read from its log at every turn', async (game) => {
  const logs = new MemoryLogs();
  const local = tab(logs);
  const table = await local.begin(game);
  let turns = 0;
  for (;;) {
    const session = local.open(table);
    await vi.waitFor(() => expect(session.view).not.toBeNull());
    expect(session.view?.turns).toHaveLength(turns);
    if (session.view?.state.phase === 'finished') {
      const verdict = await engine.call('referee', { record: await session.record() });
      expect(verdict).toMatchObject({ valid: true });
      session.close();
      break;
    }
    await session.command(await choiceIn(session));
    ++turns;
    await vi.waitFor(() => expect(session.view?.turns).toHaveLength(turns), { timeout: 5000, interval: 2 });
    session.close();
  }
  expect(turns).toBe(game.settings.game === 'nmbr9' ? 20 : 10);
  const [info] = await logs.list();
  expect(info).toMatchObject({ phase: 'finished', game: game.settings.game, yourTurn: false });
  expect(info?.scores).toHaveLength(1 + game.bots.length);
});

test('a clock runs out', { timeout: 30_000 }, async () => {
  const logs = new MemoryLogs();
  const local = tab(logs);
  const session = local.open(
    await local.begin({ settings: { game: 'nmbr9', clock: { kind: 'seconds', amount: 1 } }, name: 'Ana', bots: [] }),
  );
  await vi.waitFor(() => expect(session.view?.turns).toHaveLength(1), { timeout: 20_000 });
  session.close();
});

test('what is against the rules is refused with the reason', async () => {
  const local = tab(new MemoryLogs());
  const session = local.open(await local.begin(games[1] as NewGame));
  await vi.waitFor(() => expect(session.view).not.toBeNull());
  await expect(session.command({ type: 'choose', round: 0, turn: 0, choice: '0,0,3,0' })).rejects.toMatchObject({
    code: expect.any(String),
    message: expect.stringMatching(/\w/),
  });
  session.close();
});
