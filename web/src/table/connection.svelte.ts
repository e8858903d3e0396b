// The one WebSocket of the page. It opens when somebody watches a table or commands something, says again after a loss
// what was not answered (commands are idempotent), and notices links that are dead without saying so.
//
//   connection.link          'open' | 'connecting' | 'lost'
//   connection.store         'ok', or what is wrong with the store of the house: commands wait and are answered when it is back
//   connection.fault         not null: the page and the house have different versions; only a reload helps
//   connection.isOut         this device was logged out elsewhere: nothing is said or heard until renew()
//   connection.player        who the house takes us for; null: a spectator
//   connection.watch(table, watcher)     returns how to stop
//   connection.command(table, command)   done when it is on disk
//   connection.renew()       after the cookie has changed: connects again as who we are now
import type { Fault } from '../engine/api';
import { fault, versionTooOld } from '../house/fault';
import { house, protocol } from '../house/house';
import { Backoff } from './backoff';
import type { Command, FromHouse, SignMessage, TableMessage } from './protocol';

export interface Watcher {
  /** All turns up to this version are known. */
  readonly version: number;
  /** `first`: the first message since the house was asked for this table. */
  heard(message: TableMessage, first: boolean): void;
  refused(why: Fault): void;
  /** Somebody at the table has sent a sign. */
  signed?(sign: SignMessage): void;
}

export type Socket = Pick<WebSocket, 'send' | 'close' | 'onmessage' | 'onclose'>;

export interface Ways {
  open: () => Socket;
  /** The house may be there and turn us away for a cookie it does not know any more. True: that has been put right. */
  settle: () => Promise<boolean>;
  /** Whether the house still knows who we are. Rejects when it cannot be asked. */
  isKnown: () => Promise<boolean>;
}

interface Pending {
  table: string | null;
  text: string;
  /** A limit is an answer, not a reason to say it again by itself. */
  isLimited?: boolean;
  done: () => void;
  failed: (why: Fault) => void;
}

const helloMs = 10_000; // to open and hear hello
const quietMs = 20_000; // of silence, then a ping
const unansweredMs = 3000; // without an answer to a command, then a ping
const pongMs = 5000;
const hintPongMs = 3000; // when the device says that something has changed
const againMs = 1500; // after "slow down"
const idleMs = 30_000; // with nothing to watch
const sessionEnded = 4001; // the code with which the house closes the connection of a session that has ended

/** The house has not refused what was asked, only not now. */
const notNow = new Set(['slow_down', 'closing', 'busy', 'store_away']);

export class Connection {
  link = $state<'open' | 'connecting' | 'lost'>('connecting');
  store = $state('ok');
  fault = $state.raw<Fault | null>(null);
  player = $state<string | null>(null);
  isOut = $state(false);
  /** Of the software of the house. */
  version = $state('');
  /** Add to Date.now() for the clock of the house. */
  clockOffset = 0;

  #ways: Ways;
  #socket: Socket | null = null;
  #ready = false; // hello has come, no bye
  #backoff = new Backoff();
  #watchers = new Map<string, Set<Watcher>>();
  #fresh = new Set<Watcher>();
  #pending = new Map<number, Pending>();
  #lastId = 0;
  #pingedAt = 0;
  #retry: Timer = undefined;
  #pulse: Timer = undefined;
  #pulseAt = 0;
  #death: Timer = undefined;
  #idle: Timer = undefined;
  #isAsking = false; // whether we are still known

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  watch(table: string, watcher: Watcher): () => void {
    const there = this.#watchers.get(table);
    if (there) there.add(watcher);
    else this.#watchers.set(table, new Set([watcher]));
    this.#connect();
    this.#askFor(table, watcher.version);
    return () => this.#unwatch(table, watcher);
  }

  command(table: string, command: Command): Promise<void> {
    if (this.fault) return Promise.reject(this.fault);
    if (this.isOut) return Promise.reject(loggedOut());
    // A rematch opens a table, and those are counted; a sign that comes late means something else.
    const isLimited = command.type === 'rematch' || command.type === 'sign';
    return new Promise((done, failed) => this.#say({ ...command, table }, { table: null, isLimited, done, failed }));
  }

  /** Asks for the table from that version on again. */
  again(table: string, version: number): void {
    this.#askFor(table, version);
  }

  renew(): void {
    if (!this.#socket && this.#retry === undefined && !this.isOut) return;
    this.isOut = false;
    this.#drop();
    this.#backoff.reset();
    this.#connect();
  }

  /** The device woke up, or found a network: now is a good moment to look. */
  hint(): void {
    if (this.isOut) return void this.#ended(); // perhaps another tab has logged in
    if (this.#ready) return this.#ping(hintPongMs);
    if (this.#socket || this.#retry === undefined) return;
    const wait = this.#backoff.notBefore(Date.now());
    if (wait === 0) this.#connect();
  }

  // ---- Opening and losing
  // ---------------------------------------------------------------------------------------------

  #connect(): void {
    clearTimeout(this.#idle);
    this.#idle = undefined;
    if (this.#socket || this.fault || this.isOut || this.#isAsking) return;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#backoff.tried(Date.now());
    let socket: Socket;
    try {
      socket = this.#ways.open();
    } catch {
      return this.#lost();
    }
    this.#socket = socket;
    socket.onmessage = (event) => this.#received(event.data as string);
    socket.onclose = ({ code }) => void (code === sessionEnded ? this.#ended() : this.#lost());
    this.#dieIn(helloMs);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#ready = false;
    for (const timer of [this.#pulse, this.#death, this.#retry, this.#idle]) clearTimeout(timer);
    this.#pulse = this.#death = this.#retry = this.#idle = undefined;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lost(): void {
    const refused = !this.#ready;
    this.#drop();
    if (this.fault) return;
    this.link = 'lost';
    if (!this.#isNeeded()) return;
    this.#retry = setTimeout(() => this.#connect(), this.#backoff.next(Date.now()));
    if (refused && this.#backoff.isTimeToAsk()) {
      void this.#ways.settle().then((settled) => {
        if (settled && !this.#socket) this.#connect();
      });
    }
  }

  /** The session has ended elsewhere, or only been renewed. Who is logged out does not knock again and again. */
  async #ended(): Promise<void> {
    if (this.#isAsking) return;
    this.#drop();
    this.link = 'connecting';
    this.#isAsking = true;
    const known = await this.#ways.isKnown().catch(() => null);
    this.#isAsking = false;
    if (known === null) return this.isOut ? undefined : this.#lost();
    this.isOut = !known;
    if (known) return this.#isNeeded() ? this.#connect() : undefined;
    const commands = [...this.#pending].filter(([, { table }]) => table === null);
    for (const [id, pending] of commands) {
      this.#pending.delete(id);
      pending.failed(loggedOut());
    }
  }

  #isNeeded(): boolean {
    return this.#watchers.size > 0 || this.#pending.size > 0;
  }

  #closeWhenIdle(): void {
    if (this.#isNeeded() || this.#idle !== undefined) return;
    this.#idle = setTimeout(() => {
      this.#idle = undefined;
      if (this.#isNeeded()) return;
      this.#drop();
      this.link = 'connecting';
    }, idleMs);
  }

  // ---- Being alive
  // ----------------------------------------------------------------------------------------------------

  #dieIn(ms: number): void {
    clearTimeout(this.#death);
    this.#death = setTimeout(() => this.#lost(), ms);
  }

  #pingIn(ms: number): void {
    clearTimeout(this.#pulse);
    this.#pulseAt = Date.now() + ms;
    this.#pulse = setTimeout(() => this.#ping(pongMs), ms);
  }

  #ping(wait: number): void {
    if (!this.#ready) return;
    clearTimeout(this.#pulse);
    this.#pingedAt = Date.now();
    this.#socket?.send('{"type":"ping","id":0}');
    this.#dieIn(wait);
  }

  // ---- Saying
  // ---------------------------------------------------------------------------------------------------------

  #say(message: object, pending: Omit<Pending, 'text'>): void {
    const id = ++this.#lastId;
    const text = JSON.stringify({ ...message, id });
    this.#pending.set(id, { ...pending, text });
    this.#connect();
    if (this.#ready) this.#send(text);
  }

  #send(text: string): void {
    this.#socket?.send(text);
    if (this.#pulseAt > Date.now() + unansweredMs) this.#pingIn(unansweredMs);
  }

  #askFor(table: string, version: number): void {
    const watchers = this.#watchers.get(table);
    if (!watchers || !this.#ready) return; // hello asks for all
    for (const watcher of watchers) this.#fresh.add(watcher);
    this.#say(
      { type: 'watch', table, version },
      {
        table,
        done: () => {},
        failed: (why) => {
          for (const watcher of this.#watchers.get(table) ?? []) watcher.refused(why);
        },
      },
    );
  }

  #unwatch(table: string, watcher: Watcher): void {
    const watchers = this.#watchers.get(table);
    if (!watchers?.delete(watcher)) return;
    this.#fresh.delete(watcher);
    if (watchers.size > 0) return;
    this.#watchers.delete(table);
    for (const [id, pending] of this.#pending) if (pending.table === table) this.#pending.delete(id);
    if (this.#ready) this.#socket?.send(JSON.stringify({ type: 'unwatch', table }));
    this.#closeWhenIdle();
  }

  // ---- Hearing
  // --------------------------------------------------------------------------------------------------------

  #received(text: string): void {
    if (this.#ready) {
      clearTimeout(this.#death);
      this.#pingIn(quietMs);
    }
    for (const line of text.split('\n')) {
      if (line === '') continue;
      let message: FromHouse;
      try {
        message = JSON.parse(line) as FromHouse;
      } catch {
        continue;
      }
      this.#heard(message);
    }
  }

  #heard(message: FromHouse): void {
    switch (message.type) {
      case 'hello':
        return this.#greeted(message);
      case 'table':
        return this.#table(message);
      case 'sign':
        for (const watcher of [...(this.#watchers.get(message.table) ?? [])]) watcher.signed?.(message);
        return;
      case 'done':
        this.#take(message.id)?.done();
        return this.#closeWhenIdle();
      case 'error':
        return this.#refused(message.id, fault(message.code, message.message, message.at));
      case 'pong':
        this.#clock(message.now + (Date.now() - this.#pingedAt) / 2, true);
        return;
      case 'bye':
        this.#ready = false;
        this.#backoff.wait(Date.now(), message.reconnect_ms);
        clearTimeout(this.#pulse);
        this.#dieIn(message.reconnect_ms);
        return;
      case 'house':
        this.store = message.store;
    }
  }

  #greeted(hello: Extract<FromHouse, { type: 'hello' }>): void {
    if (hello.protocol !== protocol) {
      this.fault = fault(versionTooOld, 'this page and the house have different versions');
      for (const pending of this.#pending.values()) pending.failed(this.fault);
      this.#pending.clear();
      for (const watchers of this.#watchers.values()) for (const watcher of watchers) watcher.refused(this.fault);
      this.#drop();
      return;
    }
    this.#ready = true;
    this.link = 'open';
    this.store = 'ok';
    this.player = hello.player;
    this.version = hello.version;
    this.#clock(hello.now, true);
    clearTimeout(this.#death);
    this.#pingIn(quietMs);
    this.#backoff.opened(Date.now());
    // A watch that was not answered is asked anew, with the version we have now.
    for (const [id, pending] of this.#pending) if (pending.table !== null) this.#pending.delete(id);
    const commands = [...this.#pending.values()];
    for (const [table, watchers] of this.#watchers) {
      this.#askFor(table, Math.min(...[...watchers].map((watcher) => watcher.version)));
    }
    for (const { text } of commands) this.#send(text);
    this.#closeWhenIdle();
  }

  #table(message: TableMessage): void {
    this.#clock(message.now, false);
    for (const watcher of [...(this.#watchers.get(message.table) ?? [])]) {
      watcher.heard(message, this.#fresh.delete(watcher));
    }
  }

  #take(id: number | undefined): Pending | undefined {
    const pending = id === undefined ? undefined : this.#pending.get(id);
    if (pending) this.#pending.delete(id as number);
    return pending;
  }

  #refused(id: number | undefined, why: Fault): void {
    const pending = id === undefined ? undefined : this.#pending.get(id);
    if (!pending) return;
    if (notNow.has(why.code) && !(pending.isLimited && why.code === 'slow_down')) {
      const socket = this.#socket;
      setTimeout(
        () => {
          if (this.#ready && socket === this.#socket && this.#pending.has(id as number)) this.#send(pending.text);
        },
        againMs * (1 + Math.random()),
      );
      return;
    }
    this.#take(id)?.failed(why);
    this.#closeWhenIdle();
  }

  /** A message that came quickly tells the clock of the house best; a slow one would make it late. */
  #clock(now: number, exact: boolean): void {
    const offset = now - Date.now();
    if (exact || offset > this.clockOffset) this.clockOffset = offset;
  }
}

function loggedOut(): Fault {
  return fault('logged_out', 'this device was logged out');
}

type Timer = ReturnType<typeof setTimeout> | undefined;

function open(): WebSocket {
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
}

/** A token that the house has forgotten is put away; without one we may at least watch. */
async function settle(): Promise<boolean> {
  try {
    if (await house.me()) return false;
    await house.logout();
    return true;
  } catch {
    return false;
  }
}

export const connection = new Connection({ open, settle, isKnown: async () => (await house.me()) !== null });

if (typeof document !== 'undefined') {
  addEventListener('online', () => connection.hint());
  addEventListener('offline', () => connection.hint());
  addEventListener('pageshow', () => connection.hint());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') connection.hint();
  });
}
