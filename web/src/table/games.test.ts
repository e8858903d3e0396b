import { expect, test, vi } from 'vitest';
import { FakeEngine } from './fake_engine';
import { type Channel, LocalGames } from './games.svelte';
import { CarefulLogs, type GameInfo, type Logs, MemoryLogs, tooOld } from './logs';
import type { Session } from './session';

/** Tabs of one browser: each with its own engine, all with the same logs. */
class Browser {
  memory = Object.assign(new MemoryLogs(), { kept: true });
  logs: Logs = new CarefulLogs(this.memory);
  #channels: Channel[] = [];

  tab(more: { isDeaf?: boolean; thinkers?: number } = {}) {
    const engine = new FakeEngine();
    const thinkers = Array.from({ length: more.thinkers ?? 1 }, () => new FakeEngine());
    const channel: Channel = {
      onmessage: null,
      postMessage: (data: unknown) => {
        for (const other of this.#channels)
          if (other !== channel) other.onmessage?.call(other as never, { data } as MessageEvent);
      },
    };
    if (!more.isDeaf) this.#channels.push(channel);
    const games = new LocalGames({
      engine: async () => engine,
      thinkers: async () => thinkers,
      logs: async () => this.logs,
      channel,
    });
    return { games, engine, thinkers, thinker: thinkers[0] as FakeEngine };
  }
}

const newGame = {
  settings: { game: 'nmbr9' as const },
  name: 'Ana',
  bots: [
    { name: 'Bea', level: 'easy' },
    { name: 'Cem', level: 'hard' },
  ],
};
const choose = (turn: number, choice = 'mine') => ({ type: 'choose', round: 0, turn, choice }) as const;
const settled = (session: Session, turns: number) => vi.waitFor(() => expect(session.view?.turns).toHaveLength(turns));

test('a whole game; bots think before the player has chosen', async () => {
  const { games } = new Browser().tab();
  const session = games.open(await games.begin(newGame));
  await vi.waitFor(() => expect(session.view?.state.seats.map((seat) => seat.must_act)).toEqual([true, false, false]));
  for (let turn = 0; turn < 3; ++turn) {
    await session.command(choose(turn));
    await settled(session, turn + 1);
  }
  await vi.waitFor(() => expect(session.view?.state.phase).toBe('finished'));
  expect(session.view?.turns[0]?.choices.map((one) => one?.choice)).toEqual(['mine', 'easy1', 'hard2']);
  expect(await session.record()).toBe('{"turns":3}');
});

test('a game goes on after a reload at any moment', async () => {
  const browser = new Browser();
  const first = browser.tab();
  const table = await first.games.begin(newGame);
  const session = first.games.open(table);
  await session.command(choose(0));
  await settled(session, 1);
  first.thinker.think = () => new Promise(() => {}); // the page goes while a bot thinks
  await session.command(choose(1));
  const second = browser.tab();
  const again = second.games.open(table);
  await settled(again, 2);
  await again.command(choose(2));
  await settled(again, 3);
});

test('a bot that is ready does not wait for one that is not', async () => {
  const { games, thinker } = new Browser().tab();
  let count = 0;
  thinker.think = () => (++count === 1 ? Promise.resolve() : new Promise(() => {}));
  const session = games.open(await games.begin(newGame));
  await vi.waitFor(() => expect(session.view?.state.seats.map((seat) => seat.must_act)).toEqual([true, false, true]));
  await session.command(choose(0)); // and the player for nobody
  expect(session.view?.state.seats[0]?.must_act).toBe(false);
});

test('a thinker that dies is set up again; one that is broken is done without', async () => {
  const { games, thinker, engine } = new Browser().tab();
  let count = 0;
  thinker.think = async () => {
    if (++count === 1) throw new Error('gone');
  };
  const session = games.open(
    await games.begin({ ...newGame, bots: newGame.bots.map((bot) => ({ ...bot, level: 'hard' })) }),
  );
  await session.command(choose(0));
  await settled(session, 1);
  expect(session.view?.turns[0]?.choices[1]?.choice).toBe('hard1');
  thinker.think = async () => {
    throw new Error('broken');
  };
  await session.command(choose(1));
  await settled(session, 2);
  await session.command(choose(2));
  await settled(session, 3);
  expect(session.view?.turns[2]?.choices[1]?.choice).toBe('easy1');
  expect(engine.calls).toContain('table.think');
});

/** Bots that think until they are let go, each telling how far it is. */
function slowBots(thinkers: FakeEngine[]) {
  const going = new Map<number, { tell: (done: number, choice: string) => void; end: () => void; by: number }>();
  thinkers.forEach((thinker, by) => {
    thinker.think = (told, seat) =>
      new Promise((end) => {
        going.set(seat, { tell: (done, choice) => told({ done, total: 10, choice }), end, by });
      });
  });
  return going;
}
const three = { ...newGame, bots: ['Bea', 'Cem', 'Dan'].map((name) => ({ name, level: 'hard' })) };

test('bots think side by side, in as many engines as there are', async () => {
  const { games, thinkers } = new Browser().tab({ thinkers: 2 });
  const going = slowBots(thinkers);
  const session = games.open(await games.begin(three));
  await vi.waitFor(() => expect([...going.keys()].sort()).toEqual([1, 2]));
  expect([going.get(1)?.by, going.get(2)?.by]).toEqual([0, 1]);
  expect(session.thinking).toEqual({ seats: [1, 2, 3], part: 0 });
  going.get(2)?.end();
  await vi.waitFor(() => expect(going.get(3)?.by).toBe(1)); // by the one that is free
  await vi.waitFor(() => expect(session.view?.state.seats[2]?.must_act).toBe(false));
  going.get(3)?.tell(5, 'some');
  expect(session.thinking?.seats).toEqual([1, 3]);
  expect(session.thinking?.part).toBeCloseTo(0.5); // of three: one whole, one half
  going.get(1)?.end();
  going.get(3)?.end();
  await session.command(choose(0));
  await settled(session, 1);
  expect(session.view?.turns[0]?.choices.map((one) => one?.choice)).toEqual(['mine', 'hard1', 'hard2', 'hard3']);
  session.close();
  await vi.waitFor(() => expect(thinkers.map(({ stops }) => stops)).toEqual([0, 1])); // which has its memory back
});

test('bots that answer at once need one engine', async () => {
  const { games, thinkers } = new Browser().tab({ thinkers: 3 });
  const session = games.open(await games.begin(three));
  await vi.waitFor(() => expect(session.view?.state.seats.map((seat) => seat.must_act).slice(1)).not.toContain(true));
  expect(session.thinking).toBeNull();
  await session.command(choose(0));
  await settled(session, 1);
  expect(thinkers.map(({ calls }) => calls.length > 0)).toEqual([true, false, false]);
});

test('told to play now, bots take the best they have', async () => {
  const { games, thinkers } = new Browser().tab({ thinkers: 2 });
  const going = slowBots(thinkers);
  const session = games.open(await games.begin(three));
  await vi.waitFor(() => expect(going.size).toBe(2));
  going.get(1)?.tell(1, 'first');
  going.get(1)?.tell(4, 'better');
  await session.command(choose(0));
  session.playNow();
  // Who has said nothing yet goes on until it does.
  await vi.waitFor(() => expect(session.view?.state.seats[1]?.must_act).toBe(false));
  expect(session.view?.turns).toHaveLength(0);
  going.get(2)?.tell(1, 'quick');
  await vi.waitFor(() => expect(going.has(3)).toBe(true));
  const last = going.get(3);
  going.clear();
  last?.tell(0, 'at once');
  await settled(session, 1);
  expect(session.view?.turns[0]?.choices.map((one) => one?.choice)).toEqual(['mine', 'better', 'quick', 'at once']);
  // In the next turn they think again.
  await vi.waitFor(() => expect(going.size).toBe(2));
  going.get(1)?.tell(3, 'best so far');
  await session.command(choose(1));
  expect(session.view?.state.seats[1]?.must_act).toBe(true);
});

test('two tabs: the second follows, both may act, the log stays whole', async () => {
  const browser = new Browser();
  const [one, two] = [browser.tab(), browser.tab()];
  const table = await one.games.begin(newGame);
  const [here, there] = [one.games.open(table), two.games.open(table)];
  await here.command(choose(0));
  await settled(here, 1);
  await settled(there, 1);
  await there.command(choose(1));
  await settled(here, 2);
  await Promise.allSettled([here.command(choose(2, 'a')), there.command(choose(2, 'b'))]);
  await settled(here, 3);
  await settled(there, 3);
  expect(there.view?.turns).toEqual(here.view?.turns);
  const fresh = browser.tab().games.open(table);
  await settled(fresh, 3);
  expect(fresh.view?.turns).toEqual(here.view?.turns);
});

test('a tab that hears nothing finds out when it acts', async () => {
  const browser = new Browser();
  const one = browser.tab();
  const deaf = browser.tab({ isDeaf: true });
  const table = await one.games.begin(newGame);
  const [here, there] = [one.games.open(table), deaf.games.open(table)];
  await vi.waitFor(() => expect(there.view).not.toBeNull());
  await here.command(choose(0, 'first'));
  await settled(here, 1);
  await expect(there.command(choose(0, 'second'))).rejects.toMatchObject({ code: 'too_late' });
  await there.command(choose(1)); // in the turn that is being played
  const kept = await browser.logs.read(table);
  expect(kept?.log.filter((event) => event.includes('first') || event.includes('second'))).toHaveLength(1);
});

test('an engine that fails and has forgotten its tables is set up again', async () => {
  const { games, engine } = new Browser().tab();
  const table = await games.begin(newGame);
  const session = games.open(table);
  await vi.waitFor(() => expect(session.view?.state.seats[2]?.must_act).toBe(false));
  await engine.call('table.forget', { table });
  await session.command(choose(0));
  await settled(session, 1);
});

test('refusals of the engine come through', async () => {
  const { games } = new Browser().tab();
  const session = games.open(await games.begin(newGame));
  await expect(session.command({ type: 'hurry', round: 0, turn: 0 })).rejects.toMatchObject({ code: 'not_now' });
  await session.command(choose(0)); // and nothing is stuck
});

test('a game that is not there', async () => {
  const session = new Browser().tab().games.open('nothing');
  await vi.waitFor(() => expect(session.fault?.code).toBe('no_such_table'));
  await expect(session.command(choose(0))).rejects.toMatchObject({ code: 'no_such_table' });
});

test('the list: newest first, whose turn it is; other tabs hear of it, also of removal', async () => {
  const browser = new Browser();
  const [one, two] = [browser.tab(), browser.tab()];
  await two.games.refresh();
  const table = await one.games.begin(newGame);
  await vi.waitFor(() =>
    expect(two.games.list).toMatchObject([{ table, game: 'nmbr9', phase: 'playing', yourTurn: true, you: 0 }]),
  );
  const session = two.games.open(table);
  await vi.waitFor(() => expect(session.view).not.toBeNull());
  await one.games.remove(table);
  await vi.waitFor(() => expect(two.games.list).toEqual([]));
  expect(session.fault?.code).toBe('no_such_table');
});

test('a rematch is a new game with the same seats, once', async () => {
  const browser = new Browser();
  const { games } = browser.tab();
  const table = await games.begin(newGame);
  const session = games.open(table);
  await expect(session.command({ type: 'rematch' })).rejects.toMatchObject({ code: 'not_finished' });
  for (let turn = 0; turn < 3; ++turn) {
    await session.command(choose(turn));
    await settled(session, turn + 1);
  }
  await session.command({ type: 'rematch' });
  await session.command({ type: 'rematch' });
  expect(await browser.logs.list()).toHaveLength(2);
  const next = games.open(session.next?.table ?? '');
  await vi.waitFor(() =>
    expect(next.view?.state.seats.map(({ name, bot }) => [name, bot])).toEqual([
      ['Ana', undefined],
      ['Bea', 'easy'],
      ['Cem', 'hard'],
    ]),
  );
  const later = browser.tab().games.open(table);
  await vi.waitFor(() => expect(later.next?.table).toBe(session.next?.table));
});

test('a browser that is full: the game goes on and says so', async () => {
  const browser = new Browser();
  const { games } = browser.tab();
  const session = games.open(await games.begin(newGame));
  await vi.waitFor(() => expect(session.view).not.toBeNull());
  expect(session.kept).toBe(true);
  browser.memory.append = async () => {
    throw new Error('QuotaExceededError');
  };
  await session.command(choose(0));
  expect(session.kept).toBe(false);
  await settled(session, 1);
  const second = games.open(await games.begin(newGame));
  await second.command(choose(0));
  await settled(second, 1);
  await games.refresh();
  expect(games.list).toHaveLength(2);
  expect(games.kept).toBe(false);
});

test('a session is shared by who opened it, and forgotten with the last', async () => {
  const { games, engine } = new Browser().tab();
  const table = await games.begin(newGame);
  const [a, b] = [games.open(table), games.open(table)];
  await vi.waitFor(() => expect(b.view).not.toBeNull());
  a.close();
  a.close();
  await b.command(choose(0));
  const before = engine.calls.filter((call) => call === 'table.forget').length;
  b.close();
  await vi.waitFor(() => expect(engine.calls.filter((call) => call === 'table.forget').length).toBe(before + 1));
  await expect(b.command(choose(1))).rejects.toMatchObject({ code: 'closed' });
});

test('finished games beyond the limit are too old, games in progress never', () => {
  const game = (table: string, phase: GameInfo['phase'], touched: number) => ({ table, phase, touched }) as GameInfo;
  const games = [game('a', 'finished', 1), game('b', 'playing', 0), game('c', 'finished', 3), game('d', 'finished', 2)];
  expect(tooOld(games, 2).map(({ table }) => table)).toEqual(['a']);
});
