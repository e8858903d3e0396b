import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fault } from '../house/fault';
import { Connection } from './connection.svelte';
import { aTable, aTurn, FakeHouse } from './fake_house';
import { LiveSession, type Lookup } from './live.svelte';
import { isAskedFor } from './rematch';

const table = 'h7c2m5k4t6xwqz3';
const next = 'n2c2m5k4t6xwqz3';
let house: FakeHouse;
let connection: Connection;
let seen: string[] = [];
const there: Lookup = {
  find: async () => ({ table }),
  see: async (of) => {
    seen.push(of);
    return aTable(3, [], { code: 'ACDEFG', phase: 'open' }, of);
  },
  record: async (of) => `record of ${of}`,
};

beforeEach(() => {
  seen = [];
  vi.useFakeTimers();
  house = new FakeHouse();
  connection = new Connection(house.ways);
});
afterEach(() => vi.useRealTimers());

async function opened(lookup = there): Promise<LiveSession> {
  const session = new LiveSession('K7M4QX', connection, lookup);
  await vi.advanceTimersByTimeAsync(0);
  house.socket.hello();
  return session;
}

test('finds the table by its code and shows it', async () => {
  const session = await opened();
  expect(session.view).toBeNull();
  house.socket.hear(aTable(5, [aTurn(0, 0, 5)]));
  expect(session.view?.turns).toHaveLength(1);
  expect(session.link).toBe('open');
  expect(await session.record()).toBe(`record of ${table}`);
});

test('turns that come again after a loss are there once', async () => {
  const session = await opened();
  house.socket.hear(aTable(5, [aTurn(0, 0, 5)]), { type: 'done', id: 1 });
  house.socket.break();
  await vi.advanceTimersByTimeAsync(600);
  house.socket.hello();
  expect(house.socket.of('watch')[0]).toMatchObject({ version: 5 });
  house.socket.hear(aTable(8, [aTurn(0, 0, 5), aTurn(0, 1, 8)]));
  expect(session.view?.turns.map(({ version }) => version)).toEqual([5, 8]);
});

test('a wrong code is a fault and stays', async () => {
  const session = new LiveSession('AAAAAA', connection, {
    ...there,
    find: async () => {
      throw fault('no_such_table', '');
    },
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(session.fault?.code).toBe('no_such_table');
  await expect(session.command({ type: 'sit' })).rejects.toMatchObject({ code: 'no_such_table' });
  expect(house.sockets).toHaveLength(0);
});

test('a house that is away is asked again', async () => {
  let tries = 0;
  const find = async () => {
    if (++tries < 3) throw fault('server_away', '');
    return { table };
  };
  const session = new LiveSession('K7M4QX', connection, { ...there, find });
  await vi.advanceTimersByTimeAsync(0);
  expect(session.fault?.code).toBe('server_away');
  const sat = session.command({ type: 'sit', name: 'Ana' });
  await vi.advanceTimersByTimeAsync(7000);
  expect(session.fault).toBeNull();
  house.socket.hello();
  expect(house.socket.of('sit')[0]).toMatchObject({ table, name: 'Ana' });
  house.socket.hear({ type: 'done', id: 1 });
  await sat;
});

test('closed while it looks for its table: never watches', async () => {
  const session = new LiveSession('K7M4QX', connection, {
    ...there,
    find: async () => {
      throw fault('server_away', '');
    },
  });
  await vi.advanceTimersByTimeAsync(0);
  session.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(house.sockets).toHaveLength(0);
});

test('a choice that was in, and is said again after its turn, has happened', async () => {
  const session = await opened();
  house.socket.hear(aTable(5));
  const done = session.command({ type: 'choose', round: 0, turn: 0, choice: '761' });
  await vi.advanceTimersByTimeAsync(0);
  house.socket.break();
  await vi.advanceTimersByTimeAsync(600);
  house.socket.hello();
  house.socket.hear({ type: 'error', id: 2, code: 'too_late', at: '', message: 'that turn is over' });
  await vi.advanceTimersByTimeAsync(10);
  house.socket.hear(aTable(7, [aTurn(0, 0, 7, ['761', '456'])]));
  await done;
});

test('a choice that really came too late is refused', async () => {
  const session = await opened();
  house.socket.hear(aTable(7, [aTurn(0, 0, 7, ['222', '456'])]));
  const done = session.command({ type: 'choose', round: 0, turn: 0, choice: '761' });
  await vi.advanceTimersByTimeAsync(0);
  house.socket.hear({ type: 'error', id: 2, code: 'too_late', at: '', message: 'that turn is over' });
  await expect(done).rejects.toMatchObject({ code: 'too_late' });
});

const finished = (version: number, more: object = {}, seat = 0) => ({
  ...aTable(version, [], { phase: 'finished', ...more }),
  you: { seat },
});
const lobby = (more: object = {}, seat: number | null = 0) => ({
  ...aTable(3, [], { code: 'ACDEFG', phase: 'open', host: 0, ...more }, next),
  you: seat === null ? null : { seat },
});

/** What became of it, without waiting. */
async function watched<T>(promise: Promise<T>): Promise<{ value?: T; code?: string }> {
  const seen: { value?: T; code?: string } = {};
  promise.then(
    (value) => {
      seen.value = value;
    },
    (why: { code: string }) => {
      seen.code = why.code;
    },
  );
  await vi.advanceTimersByTimeAsync(0);
  return seen;
}
const answer = (id: unknown) => house.socket.hear({ type: 'done', id });

test('a rematch somebody else wants: one learns where it is and stays', async () => {
  const session = await opened();
  house.socket.hear(finished(9));
  house.socket.hear(
    finished(10, { rematch: next, rematch_by: [1] }),
    finished(11, { rematch: next, rematch_by: [1] }),
    finished(12, { rematch: next, rematch_by: [1, 2] }),
  );
  await vi.advanceTimersByTimeAsync(5000);
  expect(session.next).toEqual({ table: next, code: 'ACDEFG', phase: 'open' });
  expect(seen).toEqual([next, next]); // once for each who wants it
  expect(house.socket.of('rematch')).toEqual([]);
  expect(house.socket.of('watch').map((message) => message['table'])).toEqual([table]); // nobody is counted there who stays here
});

test('a rematch whose table cannot be asked for is asked for again with the next message', async () => {
  let tries = 0;
  const see = async (of: string) => {
    if (++tries === 1) throw fault('server_away', '');
    return there.see(of);
  };
  const session = await opened({ ...there, see });
  house.socket.hear(finished(10, { rematch: next, rematch_by: [1] }));
  await vi.advanceTimersByTimeAsync(0);
  expect(session.next).toBeNull();
  house.socket.hear(finished(11, { rematch: next, rematch_by: [1] }));
  await vi.advanceTimersByTimeAsync(0);
  expect(session.next?.code).toBe('ACDEFG');
});

test('who asks first goes to the lobby, and starts the game there when the last one has joined', async () => {
  const session = await opened();
  house.socket.hear(finished(9));
  const going = await watched(session.rematch());
  answer(house.socket.of('rematch')[0]?.['id']);
  house.socket.hear(finished(10, { rematch: next, rematch_by: [0] }));
  await vi.advanceTimersByTimeAsync(0);
  house.socket.hear(lobby({ seats: [{ name: 'Ana' }] }));
  await vi.advanceTimersByTimeAsync(0);
  expect(going.value).toEqual({ table: next, code: 'ACDEFG' });
  expect(house.socket.of('start')).toEqual([]);
  session.close();

  const there2 = new LiveSession('ACDEFG', connection, { ...there, find: async () => ({ table: next }) });
  await vi.advanceTimersByTimeAsync(0);
  expect(isAskedFor(next)).toBe(true);
  house.socket.hear(lobby({ seats: [{ name: 'Ana' }] }), finished(10, { rematch: next, rematch_by: [0] }));
  expect(house.socket.of('start')).toEqual([]);
  house.socket.hear(
    finished(11, { rematch: next, rematch_by: [0, 1] }),
    finished(12, { rematch: next, rematch_by: [0, 1] }),
  );
  expect(house.socket.of('start')).toMatchObject([{ table: next }]);
  expect(isAskedFor(next)).toBe(false);
  there2.close();
  expect(
    house.socket
      .of('unwatch')
      .map((message) => message['table'])
      .slice(-2)
      .sort(),
  ).toEqual([next, table].sort());
});

test('who left is not waited for: then it starts at once, and nobody passes through the lobby', async () => {
  const session = await opened();
  const seats = [{ name: 'Ana' }, { name: '—', left: true, stand_in: 'hard' }, { name: 'Ada', bot: 'easy' }];
  house.socket.hear(finished(9, { seats }));
  const going = await watched(session.rematch());
  answer(house.socket.of('rematch')[0]?.['id']);
  house.socket.hear(finished(10, { seats, rematch: next, rematch_by: [0] }));
  await vi.advanceTimersByTimeAsync(0);
  house.socket.hear(lobby({ seats: [{ name: 'Ana' }, { name: 'Ada', bot: 'easy' }] }));
  expect(house.socket.of('start')).toMatchObject([{ table: next }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(going.value).toBeUndefined();
  answer(house.socket.of('start')[0]?.['id']);
  house.socket.hear(lobby({ phase: 'playing' }));
  await vi.advanceTimersByTimeAsync(0);
  expect(going.value).toEqual({ table: next, code: 'ACDEFG' });
  expect(isAskedFor(next)).toBe(false);
});

test('who joins last leaves the start to who asked first, but not for long', async () => {
  const session = await opened();
  house.socket.hear(finished(10, { rematch: next, rematch_by: [1] }));
  const going = await watched(session.rematch());
  answer(house.socket.of('rematch')[0]?.['id']);
  house.socket.hear(finished(11, { rematch: next, rematch_by: [1, 0] }));
  await vi.advanceTimersByTimeAsync(0);
  house.socket.hear(lobby({}, 1));
  await vi.advanceTimersByTimeAsync(100);
  expect(going.value).toBeUndefined();
  await vi.advanceTimersByTimeAsync(600);
  expect(going.value).toEqual({ table: next, code: 'ACDEFG' });
  expect(house.socket.of('start')).toEqual([]);
  expect(isAskedFor(next)).toBe(false);
});

test('a rematch that is refused says why, also when it is a limit', async () => {
  const session = await opened();
  house.socket.hear(finished(9));
  for (const code of ['already_started', 'slow_down']) {
    const going = await watched(session.rematch());
    house.socket.hear({ type: 'error', id: house.socket.of('rematch').at(-1)?.['id'], code, at: '', message: '' });
    await vi.advanceTimersByTimeAsync(0);
    expect(going).toEqual({ code });
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(house.socket.of('rematch')).toHaveLength(2);
});

test('who goes elsewhere meanwhile is not taken to the rematch', async () => {
  const session = await opened();
  house.socket.hear(finished(9));
  const going = await watched(session.rematch());
  answer(house.socket.of('rematch')[0]?.['id']);
  house.socket.hear(finished(10, { rematch: next, rematch_by: [0] }));
  await vi.advanceTimersByTimeAsync(0);
  session.close();
  house.socket.hear(lobby());
  await vi.advanceTimersByTimeAsync(0);
  expect(going).toEqual({ code: 'closed' });
});

test('a house that was set back: what it says counts', async () => {
  const session = await opened();
  house.socket.hear(aTable(9, [aTurn(0, 0, 5), aTurn(0, 1, 9)]), { type: 'done', id: 1 });
  house.socket.break();
  await vi.advanceTimersByTimeAsync(600);
  house.socket.hello();
  house.socket.hear(aTable(6));
  expect(house.socket.of('watch').at(-1)).toMatchObject({ version: 0 });
  house.socket.hear(aTable(6, [aTurn(0, 0, 5)]));
  expect(session.view?.version).toBe(6);
  expect(session.view?.turns).toHaveLength(1);
});

test('signs are shown for a while, one a seat, and are never said again late', async () => {
  const session = await opened();
  house.socket.hear(aTable(5));
  const sign = (seat: number, which: string) => ({ type: 'sign', table, seat, sign: which });
  house.socket.hear(sign(1, 'hello'), sign(1, 'well_played'), sign(0, 'oops'), sign(1, 'free text'));
  house.socket.hear({ ...sign(1, 'hello'), table: next });
  expect(session.signs.map((one) => [one.seat, one.sign])).toEqual([
    [1, 'well_played'],
    [0, 'oops'],
  ]);
  await vi.advanceTimersByTimeAsync(6100);
  expect(session.signs).toEqual([]);
  const refused = session.command({ type: 'sign', sign: 'nice' }).catch((why: { code: string }) => why.code);
  await vi.advanceTimersByTimeAsync(0);
  const said = house.socket.of('sign');
  expect(said).toMatchObject([{ table, sign: 'nice' }]);
  house.socket.hear({ type: 'error', id: said[0]?.['id'], code: 'slow_down', at: '', message: '' });
  expect(await refused).toBe('slow_down');
  await vi.advanceTimersByTimeAsync(5000);
  expect(house.socket.of('sign')).toHaveLength(1);
});
