import { afterEach, expect, test, vi } from 'vitest';
import type { Shelf } from '../settings/kept';
import { asFault } from './fault';
import { house } from './house';
import { MyselfInTheHouse } from './me.svelte';

interface Asked {
  method: string;
  path: string;
  body: unknown;
}
let asked: Asked[] = [];

function answers(...list: (() => Response)[]): void {
  asked = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked.push({ method: method ?? '', path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const next = list.shift();
    if (!next) throw new TypeError('fetch failed');
    return next();
  });
}
const json =
  (value: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(value), { status });
const error = (status: number, code: string) => json({ error: { code, at: 'name', message: 'words' } }, status);
afterEach(() => vi.unstubAllGlobals());

test('a fault of the house has its code, place and words', async () => {
  answers(error(409, 'table_full'));
  await expect(house.create({ game: 'nmbr9' })).rejects.toEqual({ code: 'table_full', at: 'name', message: 'words' });
  expect(asked).toEqual([{ method: 'POST', path: '/api/tables', body: { settings: { game: 'nmbr9' } } }]);
});

test('no network, a proxy in its place, another page altogether: the house is away', async () => {
  answers(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(house.publicTables()).rejects.toMatchObject({ code: 'server_away' });
  answers(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  await expect(house.publicTables()).rejects.toMatchObject({ code: 'server_away' });
  answers(() => new Response('<h1>Log in to this network</h1>'));
  await expect(house.publicTables()).rejects.toMatchObject({ code: 'server_away' });
});

test('a house that never answers is away, too', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
  );
  const result = expect(house.record('x')).rejects.toMatchObject({ code: 'server_away' });
  await vi.advanceTimersByTimeAsync(15_000);
  await result;
  vi.useRealTimers();
});

test('another protocol', async () => {
  answers(json({ protocol: 2 }));
  await expect(house.info()).rejects.toMatchObject({ code: 'version_too_old' });
});

test('codes go into the address safely', async () => {
  answers(error(404, 'no_such_table'));
  await expect(house.find('a/b?')).rejects.toMatchObject({ code: 'no_such_table' });
  expect(asked[0]?.path).toBe('/api/codes/a%2Fb%3F');
});

test('whatever is thrown becomes a fault', () => {
  expect(asFault(new Error('x'))).toEqual({ code: 'failed', at: '', message: 'x' });
  expect(asFault({ code: 'name_taken' })).toEqual({ code: 'name_taken', at: '', message: '' });
});

function aShelf(): Shelf {
  const values = new Map<string, unknown>();
  return { get: (key) => values.get(key), set: (key, value) => Boolean(values.set(key, value)) };
}
const ana = { player: 'p', name: 'Ana', account: null };

test('a guest is made once, when needed, and the connection hears of it', async () => {
  let changes = 0;
  const shelf = aShelf();
  const me = new MyselfInTheHouse(house, shelf, () => ++changes);
  answers();
  await me.look();
  expect(asked).toEqual([]); // never was anybody
  answers(error(401, 'no_player'), json(ana, 201));
  await Promise.all([me.be('Ana'), me.be('Ana')]);
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/me', 'POST /api/guests']);
  expect([me.person, changes]).toEqual([ana, 1]);
  answers(json({ ...ana, tables: [] }), error(401, 'no_player'));
  const later = new MyselfInTheHouse(house, shelf, () => {});
  await later.look();
  expect(later.person).toEqual(ana);
  await later.look(); // forgotten by the house
  await later.look();
  expect([later.person, asked.length]).toEqual([null, 2]);
});

test('who is known keeps being that player under another name', async () => {
  const me = new MyselfInTheHouse(house, aShelf(), () => {
    throw new Error('the same player');
  });
  answers(json({ ...ana, tables: [] }), json({ ...ana, name: 'Anna' }));
  expect((await me.be('Anna')).name).toBe('Anna');
  expect(asked[1]).toEqual({ method: 'PATCH', path: '/api/me', body: { name: 'Anna' } });
});

test('the tables you sit at, with whose turn it is', async () => {
  const table = {
    table: 't',
    code: 'K7M4QX',
    game: 'nmbr9',
    phase: 'playing',
    public: false,
    seats: ['Ana', 'Ben'],
    max_seats: 4,
    clock: { kind: 'none' },
  };
  const shelf = aShelf();
  shelf.set('guest', true);
  const me = new MyselfInTheHouse(house, shelf, () => {});
  const at = (you: number, ...waits_for: string[]) => ({ ...table, you, waits_for });
  answers(json({ ...ana, tables: [at(0, 'Ana'), at(0, 'Ben'), at(0), table, at(1, 'Ana'), at(1, 'Ben')] }));
  await me.look();
  expect(me.tables.map(({ yourTurn }) => yourTurn)).toEqual([true, false, false, false, false, true]); // the last under another name
});

const account = { player: 'p', name: 'Ana', account: 'ana' };

test('an account, another password and the end of other sessions; the connection hears of a new cookie', async () => {
  let changes = 0;
  const shelf = aShelf();
  shelf.set('guest', true);
  const me = new MyselfInTheHouse(house, shelf, () => ++changes);
  answers(json(account, 201), json(account), json({ ended: 2 }), error(403, 'wrong_password'));
  await me.makeAccount('ana', 'longenough');
  await me.changePassword('longenough', 'evenlonger');
  expect(await me.endOthers()).toBe(2);
  await expect(me.changePassword('x', 'evenlonger')).rejects.toMatchObject({ code: 'wrong_password' });
  expect(asked).toEqual([
    { method: 'POST', path: '/api/accounts', body: { account: 'ana', password: 'longenough' } },
    { method: 'POST', path: '/api/password', body: { password: 'longenough', new_password: 'evenlonger' } },
    { method: 'DELETE', path: '/api/sessions', body: undefined },
    { method: 'POST', path: '/api/password', body: { password: 'x', new_password: 'evenlonger' } },
  ]);
  expect([me.person, me.lastAccount, changes]).toEqual([account, 'ana', 2]);
});

test('an account that was logged out elsewhere is known to have been there, until one logs in or goes on as a guest', async () => {
  const shelf = aShelf();
  shelf.set('guest', true);
  const me = new MyselfInTheHouse(house, shelf, () => {});
  answers(json({ ...account, tables: [] }), error(401, 'no_player'), json(account), json({ ...account, tables: [] }));
  await me.look();
  expect(me.isOut).toBe(false);
  await me.look();
  expect([me.person, me.isOut, me.lastAccount]).toEqual([null, true, 'ana']);
  await me.logIn('ana', 'longenough');
  expect([me.person, me.isOut]).toEqual([account, false]);

  answers(error(401, 'no_player'), error(401, 'no_player'));
  const later = new MyselfInTheHouse(house, shelf, () => {}); // the page opened again
  await later.look();
  expect(later.isOut).toBe(true);
  await later.goOnAsGuest(); // the house has nothing to put away
  expect([later.isOut, later.lastAccount, shelf.get('guest')]).toEqual([false, '', false]);
});

test('a guest whom the house has forgotten was not logged out', async () => {
  const shelf = aShelf();
  shelf.set('guest', true);
  const me = new MyselfInTheHouse(house, shelf, () => {});
  answers(json({ ...ana, tables: [] }), error(401, 'no_player'));
  await me.look();
  await me.look();
  expect([me.person, me.isOut]).toEqual([null, false]);
});
