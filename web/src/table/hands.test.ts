// One device that goes from hand to hand: whose view is shown, and what is kept of it.
import { expect, test, vi } from 'vitest';
import { FakeEngine } from './fake_engine';
import { LocalGames } from './games.svelte';
import { MemoryLogs } from './logs';
import { seal, SealedLogs, unseal } from './sealed';
import type { Hands, Session } from './session';

function device() {
  const plain = Object.assign(new MemoryLogs(), { kept: true });
  const thinker = new FakeEngine();
  const page = () =>
    new LocalGames({
      engine: async () => new FakeEngine(),
      thinkers: async () => [thinker],
      logs: async () => new SealedLogs(plain),
      channel: null,
    });
  return { plain, page, thinker };
}

const newGame = {
  settings: { game: 'some-game' },
  name: 'Ana',
  with: ['Ben', 'Cem'],
  bots: [{ name: 'Dot', level: 'easy' }],
};
const choose = (turn: number, choice: string) => ({ type: 'choose', round: 0, turn, choice }) as const;
const opened = async (session: Session): Promise<Hands> => {
  await vi.waitFor(() => expect(session.view).not.toBeNull());
  return session.hands as Hands;
};
const botHasChosen = (session: Session) => vi.waitFor(() => expect(session.view?.state.seats[3]?.must_act).toBe(false));

test('a view is shown to who says to hold the device, and goes when they have chosen', async () => {
  const games = device().page();
  const session = games.open(await games.begin(newGame));
  const hands = await opened(session);
  expect(hands.people).toEqual([0, 1, 2]);
  expect(hands.holder).toBeNull();
  expect(session.view?.you).toBeNull();
  await hands.take(0);
  expect([hands.holder, session.view?.you]).toEqual([0, { seat: 0 }]);
  await session.command(choose(0, '742'));
  expect([hands.holder, session.view?.you]).toEqual([null, null]);
  expect(JSON.stringify(session.view)).not.toContain('742');
  await hands.take(1);
  expect(session.view?.you).toEqual({ seat: 1 });
  expect(JSON.stringify(session.view)).not.toContain('742');
});

test('who goes back to their choice sees it, and may change it until the last one has chosen', async () => {
  const games = device().page();
  const session = games.open(await games.begin(newGame));
  const hands = await opened(session);
  await botHasChosen(session);
  for (const [seat, choice] of [
    [0, '742'],
    [1, '513'],
    [0, '300'],
  ] as const) {
    await hands.take(seat);
    if (choice === '300') expect(session.view?.you).toEqual({ seat: 0, choice: '742' });
    await session.command(choose(0, choice));
  }
  await hands.take(2);
  await session.command(choose(0, '111'));
  expect(hands.holder).toBeNull();
  expect(session.view?.turns[0]?.choices.map((one) => one?.choice)).toEqual(['300', '513', '111', 'easy3']);
  await hands.take(0);
  await expect(session.command(choose(0, '999'))).rejects.toMatchObject({ code: 'too_late' });
});

test('covering takes the choice out of the view at once', async () => {
  const games = device().page();
  const session = games.open(await games.begin(newGame));
  const hands = await opened(session);
  await hands.take(0);
  await session.command(choose(0, '742'));
  await hands.take(0);
  expect(session.view?.you?.choice).toBe('742');
  hands.cover();
  expect([hands.holder, session.view?.you]).toEqual([null, null]);
});

test('a turn that a slow bot ends is covered for who was changing a choice', async () => {
  const { page, thinker } = device();
  let answer = () => {};
  thinker.think = () => new Promise((resolve) => (answer = resolve));
  const games = page();
  const session = games.open(await games.begin(newGame));
  const hands = await opened(session);
  for (const seat of [0, 1, 2]) {
    await hands.take(seat);
    await session.command(choose(0, `${seat}`));
  }
  await hands.take(0);
  answer();
  await vi.waitFor(() => expect(session.view?.turns).toHaveLength(1));
  expect([hands.holder, session.view?.you]).toEqual([null, null]);
});

test('nothing that was chosen can be read in what is kept; a reload is covered and goes on', async () => {
  const { plain, page } = device();
  const first = page();
  const table = await first.begin(newGame);
  const before = first.open(table);
  const hands = await opened(before);
  await hands.take(0);
  await before.command(choose(0, '742'));
  const kept = await plain.read(table);
  expect(kept?.log.length).toBeGreaterThan(1);
  expect(JSON.stringify(kept?.log)).not.toMatch(/\d|chose/);
  expect(kept?.info.next).toBe(1);

  const session = page().open(table);
  const again = await opened(session);
  expect([again.holder, session.view?.you]).toEqual([null, null]);
  await again.take(0);
  expect(session.view?.you).toEqual({ seat: 0, choice: '742' });
});

test('nobody is helped; the rematch has the same people and bots', async () => {
  const games = device().page();
  const session = games.open(await games.begin(newGame));
  const hands = await opened(session);
  expect(session.help).toBeNull();
  for (let turn = 0; turn < 3; ++turn)
    for (const seat of [0, 1, 2]) {
      await botHasChosen(session);
      await hands.take(seat);
      await session.command(choose(turn, `${turn}${seat}`));
    }
  expect(session.view?.state.phase).toBe('finished');
  const { table } = await session.rematch();
  const next = games.open(table);
  expect((await opened(next)).people).toEqual([0, 1, 2]);
  expect(next.view?.state.seats.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cem', 'Dot']);
});

test('games of one person are kept in plain text and have no hands', async () => {
  const { plain, page } = device();
  const games = page();
  const table = await games.begin({ ...newGame, with: [] });
  const session = games.open(table);
  await vi.waitFor(() => expect(session.view).not.toBeNull());
  expect(session.hands).toBeNull();
  expect(session.help).not.toBeNull();
  expect((await plain.read(table))?.log[0]).toContain('began');
});

test('a seal opens to what was sealed, in every script, and only in its place', () => {
  for (const text of ['', '{"choice":"742"}', 'Zoë — 数 😀', 'x'.repeat(5000)]) {
    const sealed = seal(text, 'abc/7');
    expect(sealed).toMatch(/^~[a-p]*$/);
    expect(unseal(sealed, 'abc/7')).toBe(text);
    if (text !== '') expect(unseal(sealed, 'abc/8')).not.toBe(text);
  }
  expect(unseal('{"type":"began"}', 'abc/0')).toBe('{"type":"began"}');
});
