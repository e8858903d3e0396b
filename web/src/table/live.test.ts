import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fault } from '../house/fault';
import { Connection } from './connection.svelte';
import { aTable, aTurn, FakeHouse } from './fake_house';
import { LiveSession, type Lookup } from './live.svelte';

const table = 'h7c2m5k4t6xwqz3';
const next = 'n2c2m5k4t6xwqz3';
let house: FakeHouse;
let connection: Connection;
const there: Lookup = { find: async () => ({ table }), record: async (of) => `record of ${of}` };

beforeEach(() => {
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
  const session = new LiveSession('AAAAAA', connection, { ...there, find: async () => { throw fault('no_such_table', ''); } });
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
  const session = new LiveSession('K7M4QX', connection, { ...there, find: async () => { throw fault('server_away', ''); } });
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

test('a rematch: its code is known when its table has been seen', async () => {
  const session = await opened();
  house.socket.hear(aTable(9, [], { phase: 'finished', rematch: next }));
  expect(session.next).toBeNull();
  expect(house.socket.of('watch').map((message) => message['table'])).toEqual([table, next]);
  house.socket.hear(aTable(3, [], { code: 'ACDEFG', phase: 'open' }, next));
  expect(session.next).toEqual({ table: next, code: 'ACDEFG' });
  expect(session.view?.table).toBe(table);
  session.close();
  expect(house.socket.of('unwatch').map((message) => message['table'])).toEqual([table, next]);
});

test('a rematch the host asks for starts at once when everybody is there', async () => {
  const session = await opened();
  house.socket.hear(aTable(9, [], { phase: 'finished' }));
  void session.command({ type: 'rematch' });
  await vi.advanceTimersByTimeAsync(0);
  house.socket.hear(aTable(10, [], { phase: 'finished', rematch: next }));
  const open = aTable(3, [], { code: 'ACDEFG', phase: 'open', host: 0 }, next);
  house.socket.hear(open);
  expect(house.socket.of('start')).toHaveLength(0);
  house.socket.hear({ ...open, here: [0, 1] }, { ...open, here: [0, 1] });
  expect(house.socket.of('start')).toMatchObject([{ table: next }]);
  expect(session.next).toBeNull();
  house.socket.hear(aTable(4, [], { code: 'ACDEFG', host: 0 }, next));
  expect(session.next).toEqual({ table: next, code: 'ACDEFG' });
});

test('a rematch somebody else asks for, or where somebody is missing, is left to its lobby', async () => {
  const session = await opened();
  house.socket.hear(aTable(9, [], { phase: 'finished' }));
  house.socket.hear(aTable(10, [], { phase: 'finished', rematch: next }));
  const open = aTable(3, [], { code: 'ACDEFG', phase: 'open', host: 0 }, next);
  house.socket.hear({ ...open, here: [0, 1] });
  expect(session.next).toBeNull();
  void session.command({ type: 'rematch' });
  await vi.advanceTimersByTimeAsync(0);
  house.socket.hear(open, { ...open, here: [0, 1], state: { ...open.state, seats: open.state.seats.slice(0, 1) } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(house.socket.of('start')).toHaveLength(0);
  expect(session.next).toEqual({ table: next, code: 'ACDEFG' });
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
