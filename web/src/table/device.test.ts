// Games on the device with the real engine.
import { expect, test, vi } from 'vitest';
import { nodeEngine } from '../engine/node';
import { hintsOf } from '../games/index';
import { checkFairness } from '../screens/table/fairness';
import { LocalGames, type NewGame } from './games.svelte';
import { Hinting } from './hinting.svelte';
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
  const seat = view.you?.seat ?? 0;
  if (view.state.settings.game === 'the-number') {
    const digit = (game as unknown as { available: string[] }).available[seat]?.at(-1) ?? '';
    return { type: 'choose', round, turn, choice: digit.repeat(3) };
  }
  const tiles = view.turns.map(({ choices, outcome }) => {
    const [x, y, level, rotation] = (choices[seat]?.choice ?? '').split(',').map(Number) as [
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

async function playOn(session: Session): Promise<void> {
  for (;;) {
    await vi.waitFor(() => {
      const { state, you } = session.view!;
      expect(state.phase === 'finished' || state.seats[you!.seat]!.must_act).toBe(true);
    });
    if (session.view!.state.phase === 'finished') return;
    await session.command(await choiceIn(session));
  }
}

interface Recorded {
  rounds?: unknown[][];
  placements?: unknown[];
  deck?: number[];
  help?: unknown;
  from?: unknown;
}

test.each(games.slice(0, 2))('$settings.game played on from a turn, with help', async (game) => {
  const logs = new MemoryLogs();
  const local = tab(logs);
  const original = await local.begin(game);
  const first = local.open(original);
  await playOn(first);
  const record = await first.record();
  const events = (await logs.read(original))!.log;

  const hasTurns = game.settings.game === 'the-number';
  const moment = hasTurns ? { round: 1, turn: 2 } : { round: 7, turn: 0 };
  const seats = [
    { name: 'Ana', level: 'easy' },
    { name: 'Ben', level: null },
    ...(hasTurns ? [{ name: 'Cem', level: 'random' }] : []),
  ];
  const table = await local.fork({ record, ...moment, seats, sameOrder: false });
  const session = local.open(table);
  await vi.waitFor(() => expect(session.view).not.toBeNull());
  expect(session.view!.you).toMatchObject({ seat: 1 });
  expect(session.view!.turns).toHaveLength(7);
  expect(session.view!.state).toMatchObject({ ...moment, from: moment, phase: 'playing' });

  const hinting = new Hinting(session, { find: hintsOf, engine: async () => thinker });
  await hinting.ask();
  expect(hinting.fault).toBeNull();
  const [best] = hinting.hints as ({ number: string } & { x: number; y: number; level: number; rotation: number })[];
  const choice = hasTurns ? best!.number : `${best!.x},${best!.y},${best!.level},${best!.rotation}`;
  await session.command({ type: 'choose', ...moment, choice });
  await playOn(session);

  const help = [{ seat: 1, ...moment }];
  expect(session.view!.state.help).toEqual(help);
  expect((await logs.read(table))!.info).toMatchObject({ phase: 'finished', you: 1 });
  const text = await session.record();
  const forked = JSON.parse(text) as Recorded;
  expect(forked).toMatchObject({ from: moment, help });
  const before = JSON.parse(record) as Recorded;
  if (hasTurns) expect(forked.rounds![0]).toEqual(before.rounds![0]);
  else expect(forked.placements!.slice(0, 7)).toEqual(before.placements!.slice(0, 7));
  expect(forked.deck?.slice(0, 8)).toEqual(before.deck?.slice(0, 8));
  expect(await checkFairness(engine, session.view!, text)).toBe('fair');

  // The original is as it was; playing again is a usual game.
  expect((await logs.read(original))!.log).toEqual(events);
  const again = local.open((await session.rematch()).table);
  await vi.waitFor(() => expect(again.view).not.toBeNull());
  expect(again.view!.state.from).toBeUndefined();
  expect(again.view!.turns).toHaveLength(0);
});
