// The HTTP API of the house, see docs/protocol.md. Every function rejects with a Fault; who you are is a cookie that
// the page never sees. Screens that act for a player use me.svelte.ts, which makes a guest when one is needed.
//
//   house.info()                      what is played here
//   house.me()                        who you are and the tables you sit at; null: nobody yet
//   house.find('K7M4QX')              the living table with that code
//   house.see(table)                  a table by its name, without watching it
//   house.create(settings)            a new table on which you sit
//   house.publicTables()              open or being played
//   house.command(table, command)     without a WebSocket
//   house.record(table)               the record as a text
//   house.forget()                    deletes you: account, seats, and your name everywhere
//   house.forgetGame(table)           a game that is over leaves your list, and your name leaves the game
//   house.askReview(record)           a review that the house works out, where info().reviews is not null
import type { Game } from '../engine/api';
import type { Review } from '../review/review';
import type { Clock, Command, Settings, TableMessage } from '../table/protocol';
import { type Fault, fault, serverAway, versionTooOld } from './fault';

/** Of the messages this page understands. */
export const protocol = 1;

export interface Person {
  player: string;
  name: string;
  account: string | null;
}

/** A table in a list. */
export interface TableSummary {
  table: string;
  code: string;
  game: string;
  phase: 'open' | 'playing' | 'finished' | 'closed';
  public: boolean;
  seats: string[];
  max_seats: number;
  clock: Clock;
  /** Your seat, and the names of those who must act: in your own list only. */
  you?: number;
  waits_for?: string[];
  /** One's try at that day. */
  day?: number;
  /** One's try in the group with that code. */
  group?: string;
  rated?: boolean;
}

export interface Me extends Person {
  tables: TableSummary[];
}

export interface HouseInfo {
  name: string;
  version: string;
  protocol: number;
  public_url: string;
  local_only: boolean;
  store: string;
  /** Null: the house works out no reviews. */
  reviews: { par: number } | null;
  /** Null or missing: there is no game of the day. */
  days?: { game: string; anchor: string } | null;
  games: Game[];
}

/** A review that the house works out; seats in it have numbers for names. */
export type HouseReview = { review: string } & (
  | { state: 'waiting'; place: number }
  | { state: 'working'; progress: number; result: Review | null }
  | { state: 'done'; result: Review }
  | { state: 'failed'; error: Fault }
);

/** What people made of a numbered shuffle. */
export interface ShuffleTold {
  shuffle: number;
  games: number;
  median: number | null;
}

export interface NewTable {
  table: string;
  code: string;
  url: string;
}

const timeoutMs = 15_000;

async function ask(method: string, path: string, body?: unknown): Promise<string> {
  let response: Response;
  let text: string;
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    response = await fetch(path, {
      method,
      cache: 'no-store',
      credentials: 'same-origin',
      signal: abort.signal,
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    text = await response.text();
  } catch {
    throw fault(serverAway, 'the house cannot be reached');
  } finally {
    clearTimeout(timer);
  }
  if (!response.ok) throw faultOf(response.status, text);
  return text;
}

/** What the house says is wrong; a proxy before it may speak in its place. */
function faultOf(status: number, text: string): Fault {
  try {
    const { error } = JSON.parse(text) as { error?: Partial<Fault> };
    if (typeof error?.code === 'string') return fault(error.code, error.message ?? '', error.at ?? '');
  } catch {
    // not the house
  }
  if (status === 429) return fault('slow_down', 'too many requests');
  if (status >= 500) return fault(serverAway, 'the house cannot be reached');
  return fault('failed', `unexpected answer ${status}`);
}

export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = await ask(method, path, body);
  try {
    return JSON.parse(text) as T;
  } catch {
    throw fault(serverAway, 'the answer does not come from the house');
  }
}

async function info(): Promise<HouseInfo> {
  const found = await json<HouseInfo>('GET', '/api/house');
  if (found.protocol !== protocol) throw fault(versionTooOld, 'this page and the house have different versions');
  return found;
}

async function me(): Promise<Me | null> {
  try {
    return await json<Me>('GET', '/api/me');
  } catch (thrown) {
    if ((thrown as Fault).code === 'no_player') return null;
    throw thrown;
  }
}

/** What a code leads to: a table, or a group. */
const codeOf = (code: string) =>
  json<TableSummary | { group: string }>('GET', `/api/codes/${encodeURIComponent(code)}`);

export const house = {
  info,
  me,
  guest: (name: string) => json<Person>('POST', '/api/guests', { name }),
  rename: (name: string) => json<Person>('PATCH', '/api/me', { name }),
  account: (account: string, password: string) => json<Person>('POST', '/api/accounts', { account, password }),
  login: (account: string, password: string) => json<Person>('POST', '/api/login', { account, password }),
  password: (password: string, new_password: string) =>
    json<Person>('POST', '/api/password', { password, new_password }),
  /** Ends all other sessions of this player; how many there were. */
  endOthers: async () => (await json<{ ended: number }>('DELETE', '/api/sessions')).ended,
  logout: async (): Promise<void> => void (await ask('POST', '/api/logout')),
  forget: async (): Promise<void> => void (await ask('DELETE', '/api/me')),

  publicTables: async () => (await json<{ tables: TableSummary[] }>('GET', '/api/tables')).tables,
  find: async (code: string): Promise<TableSummary> => {
    const found = await codeOf(code);
    if ('table' in found) return found;
    throw fault('no_such_table', 'this is the code of a group');
  },
  codeOf,
  see: (table: string) => json<TableMessage>('GET', `/api/tables/${encodeURIComponent(table)}`),
  create: (settings: Settings) => json<NewTable>('POST', '/api/tables', { settings }),
  command: async (table: string, command: Command): Promise<void> =>
    void (await ask('POST', `/api/tables/${table}`, command)),
  /** Of a game that is over and was played on a numbered one. */
  shuffle: (table: string) => json<ShuffleTold>('GET', `/api/tables/${table}/shuffle`),
  record: (table: string) => ask('GET', `/api/tables/${table}/record`),
  forgetGame: async (table: string): Promise<void> => void (await ask('DELETE', `/api/me/tables/${table}`)),

  askReview: (record: unknown) => json<HouseReview>('POST', '/api/reviews', { record }),
  review: (id: string) => json<HouseReview>('GET', `/api/reviews/${id}`),
  endReview: async (id: string): Promise<void> => void (await ask('DELETE', `/api/reviews/${id}`)),
};
