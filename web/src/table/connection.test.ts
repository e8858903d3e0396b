import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type Watcher } from './connection.svelte';
import { aTable, aTurn, FakeHouse } from './fake_house';
import type { TableMessage } from './protocol';

const table = 'h7c2m5k4t6xwqz3';
let house: FakeHouse;
let connection: Connection;

class Listener implements Watcher {
  version = 0;
  messages: TableMessage[] = [];
  firsts: boolean[] = [];
  refusals: string[] = [];
  heard(message: TableMessage, first: boolean): void {
    this.version = message.version;
    this.messages.push(message);
    this.firsts.push(first);
  }
  refused({ code }: { code: string }): void {
    this.refusals.push(code);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  house = new FakeHouse();
  connection = new Connection(house.ways);
});
afterEach(() => vi.useRealTimers());

function untilNextTry(): void {
  const count = house.sockets.length;
  while (house.sockets.length === count) vi.advanceTimersByTime(10);
}

const choose = { type: 'choose', round: 0, turn: 0, choice: '761' } as const;

test('opens when somebody watches, and asks after hello', () => {
  expect(house.sockets).toHaveLength(0);
  connection.watch(table, new Listener());
  expect(connection.link).toBe('connecting');
  expect(house.socket.said).toEqual([]);
  house.socket.hello();
  expect(connection.link).toBe('open');
  expect(connection.player).toBe('ana');
  expect(house.socket.said).toEqual([{ type: 'watch', table, version: 0, id: 1 }]);
});

test('several objects in one message', async () => {
  const listener = new Listener();
  connection.watch(table, listener);
  house.socket.hello();
  const done = connection.command(table, choose);
  house.socket.hear({ type: 'done', id: 1 }, { type: 'done', id: 2 }, aTable(3), {
    type: 'house',
    store: 'store_away',
  });
  await done;
  expect(listener.messages).toHaveLength(1);
  expect(connection.store).toBe('store_away');
});

test('a command is refused with the words of the house', async () => {
  connection.watch(table, new Listener());
  house.socket.hello();
  const done = connection.command(table, choose);
  house.socket.hear({ type: 'error', id: 2, code: 'unavailable_digit', at: 'choice', message: 'crossed out' });
  await expect(done).rejects.toEqual({ code: 'unavailable_digit', at: 'choice', message: 'crossed out' });
});

test('after a loss: watches from the version that is known, and says again what was not answered', async () => {
  const listener = new Listener();
  connection.watch(table, listener);
  house.socket.hello();
  house.socket.hear(aTable(7), { type: 'done', id: 1 });
  const answered = connection.command(table, { type: 'hurry', round: 0, turn: 0 });
  house.socket.hear({ type: 'done', id: 2 });
  await answered;
  const done = connection.command(table, choose);
  house.socket.break();
  expect(connection.link).toBe('lost');
  const tapped = connection.command(table, { type: 'leave' }); // while it is away
  await vi.advanceTimersByTimeAsync(600);
  expect(house.sockets).toHaveLength(2);
  house.socket.hello();
  expect(house.socket.said.map(({ type, version, id }) => [type, version, id])).toEqual([
    ['watch', 7, 5],
    ['choose', undefined, 3],
    ['leave', undefined, 4],
  ]);
  house.socket.hear({ type: 'done', id: 3 }, { type: 'done', id: 4 });
  await Promise.all([done, tapped]);
});

test('each message is marked as the first after being asked for, once', () => {
  const listener = new Listener();
  connection.watch(table, listener);
  house.socket.hello();
  house.socket.hear(aTable(7), aTable(8));
  house.socket.break();
  vi.advanceTimersByTime(600);
  house.socket.hello();
  house.socket.hear(aTable(8));
  expect(listener.firsts).toEqual([true, false, true]);
});

test('a link that is dead without saying so is noticed', () => {
  connection.watch(table, new Listener());
  const { socket } = house;
  socket.hello();
  socket.hear(aTable(1));
  vi.advanceTimersByTime(20_000);
  expect(socket.of('ping')).toHaveLength(1);
  vi.advanceTimersByTime(4900);
  expect(connection.link).toBe('open');
  vi.advanceTimersByTime(200);
  expect(connection.link).toBe('lost');
  expect(socket.isClosed).toBe(true);
});

test('a pong, or anything else, keeps it alive', () => {
  connection.watch(table, new Listener());
  house.socket.hello();
  house.socket.hear({ type: 'done', id: 1 });
  for (let i = 0; i < 5; ++i) {
    vi.advanceTimersByTime(23_000);
    house.socket.hear(i % 2 ? aTable(1) : { type: 'pong', id: 0, now: Date.now() });
  }
  expect(house.socket.of('ping')).toHaveLength(5);
  expect(connection.link).toBe('open');
  expect(house.sockets).toHaveLength(1);
});

test('a command without an answer is asked after sooner', () => {
  connection.watch(table, new Listener());
  house.socket.hello();
  house.socket.hear({ type: 'done', id: 1 });
  void connection.command(table, choose).catch(() => {});
  vi.advanceTimersByTime(4000);
  expect(house.socket.of('ping')).toHaveLength(1);
  vi.advanceTimersByTime(6000);
  expect(connection.link).toBe('lost');
});

test('tries ever later, never stops', () => {
  connection.watch(table, new Listener());
  const gaps: number[] = [];
  for (let i = 0, last = Date.now(); i < 12; ++i) {
    house.socket.break();
    untilNextTry();
    gaps.push(Date.now() - last);
    last = Date.now();
  }
  expect(gaps[0]).toBeLessThanOrEqual(510);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(15_010);
  expect(gaps.at(-1)).toBeGreaterThanOrEqual(7500);
});

test('a house that lets us in and drops us at once is not stormed', () => {
  connection.watch(table, new Listener());
  for (let i = 0; i < 6; ++i) {
    house.socket.hello();
    house.socket.break();
    untilNextTry();
  }
  const before = house.sockets.length;
  house.socket.hello();
  house.socket.break();
  vi.advanceTimersByTime(5000);
  expect(house.sockets.length).toBe(before);
});

test('asks at once when the device has found its network, but not more than once a second', () => {
  connection.watch(table, new Listener());
  for (let i = 0; i < 6; ++i) {
    house.socket.break();
    untilNextTry();
  }
  vi.advanceTimersByTime(2000);
  house.socket.break();
  const before = house.sockets.length;
  connection.hint(); // the last try is a while ago
  expect(house.sockets.length).toBe(before + 1);
  house.socket.break();
  connection.hint();
  expect(house.sockets.length).toBe(before + 1);
});

test('when the device wakes up, an open link has to prove itself quickly', () => {
  connection.watch(table, new Listener());
  house.socket.hello();
  connection.hint();
  expect(house.socket.of('ping')).toHaveLength(1);
  vi.advanceTimersByTime(3100);
  expect(connection.link).toBe('lost');
});

test('bye: comes back when the house said, not before', async () => {
  connection.watch(table, new Listener());
  const { socket } = house;
  socket.hello();
  const done = connection.command(table, choose);
  socket.hear({ type: 'bye', reconnect_ms: 2000 });
  socket.hear({ type: 'done', id: 2 }); // what was written is still told
  await done;
  const later = connection.command(table, { type: 'leave' });
  expect(socket.of('leave')).toHaveLength(0);
  socket.break();
  vi.advanceTimersByTime(1900);
  connection.hint();
  expect(house.sockets).toHaveLength(1);
  vi.advanceTimersByTime(1200);
  expect(house.sockets).toHaveLength(2);
  house.socket.hello();
  house.socket.hear({ type: 'done', id: 3 });
  await later;
});

test('bye after many losses: still when the house said', () => {
  connection.watch(table, new Listener());
  for (let i = 0; i < 8; ++i) {
    house.socket.break();
    untilNextTry();
  }
  house.socket.hello();
  house.socket.hear({ type: 'bye', reconnect_ms: 2000 });
  house.socket.break();
  const before = house.sockets.length;
  vi.advanceTimersByTime(3000);
  expect(house.sockets.length).toBe(before + 1);
});

test('slow down: said again after a while', async () => {
  connection.watch(table, new Listener());
  house.socket.hello();
  const done = connection.command(table, choose);
  house.socket.hear({ type: 'error', id: 2, code: 'slow_down', at: '', message: '' });
  expect(house.socket.of('choose')).toHaveLength(1);
  vi.advanceTimersByTime(3000);
  expect(house.socket.of('choose')).toHaveLength(2);
  house.socket.hear({ type: 'done', id: 2 });
  await done;
});

test('another protocol: nothing goes on, and it is said why', async () => {
  const listener = new Listener();
  connection.watch(table, listener);
  const done = connection.command(table, choose);
  house.socket.hello({ protocol: 2 });
  await expect(done).rejects.toMatchObject({ code: 'version_too_old' });
  expect(connection.fault?.code).toBe('version_too_old');
  expect(listener.refusals).toEqual(['version_too_old']);
  vi.advanceTimersByTime(60_000);
  expect(house.sockets).toHaveLength(1);
  await expect(connection.command(table, choose)).rejects.toMatchObject({ code: 'version_too_old' });
});

test('turned away twice: looks whether the house knows us, whatever was before', () => {
  connection.watch(table, new Listener());
  for (let i = 0; i < 4; ++i) {
    house.socket.hello();
    house.socket.break();
    untilNextTry();
  }
  house.socket.break();
  expect(house.settled).toBe(0);
  untilNextTry();
  house.socket.break();
  expect(house.settled).toBe(1);
});

test('a table that is not there is told to its watcher', () => {
  const listener = new Listener();
  connection.watch(table, listener);
  house.socket.hello();
  house.socket.hear({ type: 'error', id: 1, code: 'no_such_table', at: 'table', message: '' });
  expect(listener.refusals).toEqual(['no_such_table']);
});

test('two watchers of one table; the last one ends it, and later the connection', () => {
  const [one, two] = [new Listener(), new Listener()];
  const stops = [connection.watch(table, one), connection.watch(table, two)];
  house.socket.hello();
  house.socket.hear(aTable(5, [aTurn(0, 0, 5)]), { type: 'done', id: 1 });
  expect([one.messages.length, two.messages.length]).toEqual([1, 1]);
  stops[0]?.();
  stops[0]?.();
  expect(house.socket.of('unwatch')).toHaveLength(0);
  stops[1]?.();
  expect(house.socket.of('unwatch')).toHaveLength(1);
  vi.advanceTimersByTime(31_000);
  expect(house.socket.isClosed).toBe(true);
  expect(house.sockets).toHaveLength(1);
});

test('renew: connects again as who we are now', () => {
  connection.watch(table, new Listener());
  house.socket.hello({ player: null, name: null });
  expect(connection.player).toBeNull();
  connection.renew();
  expect(house.sockets).toHaveLength(2);
  expect(house.sockets[0]?.isClosed).toBe(true);
  house.socket.hello();
  expect(connection.player).toBe('ana');
  expect(house.socket.of('watch')).toHaveLength(1);
});

test('the clock of the house', () => {
  connection.watch(table, new Listener());
  house.socket.hello({ now: Date.now() + 5000 });
  expect(connection.clockOffset).toBe(5000);
  const late = aTable(1);
  house.socket.hear({ ...late, now: Date.now() + 3000 }); // was two seconds on its way
  expect(connection.clockOffset).toBe(5000);
});

test('a session that has ended: it does not knock again, and what is waited for is refused', async () => {
  const listener = new Listener();
  connection.watch(table, listener);
  house.socket.hello();
  house.socket.hear(aTable(3));
  const waiting = connection.command(table, choose);
  house.isKnown = false;
  house.socket.break(4001);
  await expect(waiting).rejects.toMatchObject({ code: 'logged_out' });
  expect([connection.isOut, connection.link, house.asked]).toEqual([true, 'connecting', 1]);
  await expect(connection.command(table, choose)).rejects.toMatchObject({ code: 'logged_out' });
  connection.watch(table, new Listener());
  await vi.advanceTimersByTimeAsync(600_000);
  expect([house.sockets.length, house.asked, house.settled]).toEqual([1, 1, 0]);
  expect(listener.refusals).toEqual([]); // what is on the screen stays
  connection.renew(); // logged in again, or a guest
  house.socket.hello();
  expect([connection.isOut, connection.link, house.sockets.length]).toEqual([false, 'open', 2]);
  expect(house.socket.of('watch')).toMatchObject([{ table }]);
});

test('a session that was only renewed goes on; commands are said again', async () => {
  connection.watch(table, new Listener());
  house.socket.hello();
  const done = connection.command(table, choose);
  house.socket.break(4001);
  await vi.advanceTimersByTimeAsync(0);
  expect([connection.isOut, house.sockets.length]).toEqual([false, 2]);
  house.socket.hello();
  const [said] = house.socket.of('choose');
  house.socket.hear({ type: 'done', id: said?.['id'] });
  await done;
});

test('a session that ends while the house cannot be asked is a lost connection', async () => {
  connection.watch(table, new Listener());
  house.socket.hello();
  house.isKnown = null;
  house.socket.break(4001);
  await vi.advanceTimersByTimeAsync(0);
  expect([connection.isOut, connection.link]).toEqual([false, 'lost']);
  await vi.advanceTimersByTimeAsync(600);
  expect(house.sockets).toHaveLength(2);
});

test('another tab has logged in: looked at when one comes back to this one', async () => {
  connection.watch(table, new Listener());
  house.socket.hello();
  house.isKnown = false;
  house.socket.break(4001);
  await vi.advanceTimersByTimeAsync(0);
  connection.hint();
  await vi.advanceTimersByTimeAsync(0);
  expect([connection.isOut, house.asked, house.sockets.length]).toEqual([true, 2, 1]);
  house.isKnown = true;
  connection.hint();
  await vi.advanceTimersByTimeAsync(0);
  expect([connection.isOut, house.sockets.length]).toEqual([false, 2]);
});
