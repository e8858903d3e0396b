// The games on this device.
//
//   localGames.list                     GameInfo[] (logs.ts), newest first; reactive, filled by refresh()
//   localGames.refresh()                reads the list; it follows what other tabs do
//   localGames.begin({ settings, name, with, bots })   -> the name of the new table; with: names of others who play on
//                                       this device, from hand to hand; bots: [{ name, level }]
//   localGames.fork({ record, round, turn, seats, sameOrder })   -> the same, from a turn of a record
//   localGames.open(table, help?)       -> Session; close it when the screen goes
//   localGames.record(table)            the record of one that is over, without opening it
//   localGames.remove(table)
//   localGames.kept                     false: the browser keeps nothing, games end with the page
import type { Engine, Thinker } from '../engine/api';
import { fault } from '../house/fault';
import { recordOfDay } from './days';
import { LocalSession, playerAt, playerHere, type Workshop } from './local.svelte';
import { type GameInfo, infoOf, type Logs, peopleOf, tooOld } from './logs';
import { deviceLogs } from './logs_idb';
import type { Settings } from './protocol';
import { newSalt, newTableName } from './random';
import type { Session, TableView } from './session';

export interface NewGame {
  settings: Settings;
  name: string; // yours
  with?: string[]; // names of others who play on this device
  bots: { name: string; level: string }[];
  /** Decides about what is shuffled; without it nobody knows. */
  seed?: string;
}

export interface ForkedGame {
  record: string;
  round: number;
  turn: number;
  /** Everybody in the order of the record; you are the one without a level. */
  seats: { name: string; level: string | null }[];
  /** What comes is what came in the record, as far as it tells. */
  sameOrder: boolean;
}

/** What tabs tell each other: a game has so many events now; null: it is gone. */
interface News {
  table: string;
  events: number | null;
}
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;

export interface Means {
  engine(): Promise<Engine>;
  /** As many as may think side by side, one at least. */
  thinkers(): Promise<Thinker[]>;
  logs(): Promise<Logs>;
  channel: Channel | null;
}

export class LocalGames {
  list = $state.raw<GameInfo[]>([]);
  kept = $state(true);

  #means: Means;
  #shop: Promise<Workshop> | null = null;
  #open = new Map<string, { session: LocalSession; holders: number }>();
  #wasRead = false;

  constructor(means: Means) {
    this.#means = means;
    if (means.channel) means.channel.onmessage = (event: MessageEvent) => this.#heard(event.data as News);
  }

  async refresh(): Promise<void> {
    this.#wasRead = true;
    const logs = await this.#means.logs();
    this.kept = logs.kept;
    try {
      this.list = (await logs.list()).sort((a, b) => b.touched - a.touched);
    } catch {
      this.list = [];
    }
  }

  begin({ settings, name, with: names = [], bots, seed = newSalt() }: NewGame): Promise<string> {
    const you = { player: playerHere, name };
    const others = names.map((other, i) => ({ player: playerAt(i + 1), name: other }));
    const seats = { you, bots, ...(others.length > 0 ? { with: others } : {}) };
    return this.#begin((engine, table, now) =>
      engine.call('table.begin', { table, settings, ...seats, seed, salt: newSalt(), now }),
    );
  }

  fork({ record, round, turn, seats, sameOrder }: ForkedGame): Promise<string> {
    const seat = seats.findIndex(({ level }) => level === null);
    const you = { player: playerHere, name: seats[seat]?.name ?? '' };
    const bots = seats.flatMap(({ name, level }) => (level === null ? [] : [{ name, level }]));
    const from = { record, round, turn, you, seat, bots, same_order: sameOrder, seed: newSalt() };
    return this.#begin((engine, table, now) => engine.call('table.fork', { table, ...from, now }));
  }

  /** A game that the engine begins, and its table. */
  async #begin(make: (engine: Engine, table: string, now: number) => Promise<{ events: string[] }>): Promise<string> {
    const { engine, logs } = await this.#workshop();
    const table = newTableName();
    const now = Date.now();
    const { events } = await make(engine, table, now);
    const message = await engine.call('table.message', { table, player: playerHere, version: 0, now });
    await engine.call('table.forget', { table }); // who opens it reads the log
    await logs.append(0, events, infoOf(table, message.state, message.you, events.length, now));
    this.kept = logs.kept;
    this.#tell({ table, events: events.length });
    void this.#tidy(logs);
    return table;
  }

  /** `help`: whether one may be shown what to choose. */
  open(table: string, help = true): Session {
    const there = this.#open.get(table) ?? { session: new LocalSession(table, this.#workshop()), holders: 0 };
    this.#open.set(table, there);
    ++there.holders;
    return held(there.session, table, help, () => {
      if (--there.holders > 0) return;
      this.#open.delete(table);
      there.session.close();
    });
  }

  /** Rejects with a Fault: no_such_table. */
  async record(table: string): Promise<string> {
    const there = this.#open.get(table);
    if (there) return recordOfDay(table, await there.session.record());
    const { engine, logs } = await this.#workshop();
    const game = await logs.read(table);
    if (!game) throw fault('no_such_table', 'this game has been removed');
    await engine.call('table.load', { table, log: game.log });
    try {
      return recordOfDay(table, JSON.stringify(await engine.call('table.record', { table })));
    } finally {
      if (!this.#open.has(table)) await engine.call('table.forget', { table });
    }
  }

  async remove(table: string): Promise<void> {
    const logs = await this.#means.logs();
    await logs.remove(table);
    this.#open.get(table)?.session.heard(null);
    this.#tell({ table, events: null });
  }

  #workshop(): Promise<Workshop> {
    this.#shop ??= this.#gather().catch((thrown) => {
      this.#shop = null; // the next one who asks tries again
      throw thrown;
    });
    return this.#shop;
  }

  async #gather(): Promise<Workshop> {
    const { engine, thinkers, logs } = this.#means;
    const [first, second, kept] = await Promise.all([engine(), thinkers(), logs()]);
    return {
      engine: first,
      thinkers: second,
      logs: kept,
      tell: (table, events) => this.#tell({ table, events }),
      again: (view) => this.begin(sameSeats(view)),
      isOpen: (table) => this.#open.has(table),
    };
  }

  async #tidy(logs: Logs): Promise<void> {
    try {
      for (const { table } of tooOld(await logs.list())) if (!this.#open.has(table)) await logs.remove(table);
    } catch {
      // next time
    }
  }

  #tell(news: News): void {
    this.#means.channel?.postMessage(news);
    if (this.#wasRead) void this.refresh();
  }

  #heard({ table, events }: News): void {
    this.#open.get(table)?.session.heard(events);
    if (this.#wasRead) void this.refresh();
  }
}

/** The same people and bots, on the same seats. */
function sameSeats({ state }: TableView): NewGame {
  const [name = '', ...others] = peopleOf(state.seats).map((seat) => state.seats[seat]?.name ?? '');
  return {
    settings: state.settings,
    name,
    with: others,
    bots: state.seats.flatMap(({ name, bot }) => (bot === undefined ? [] : [{ name, level: bot }])),
  };
}

/** Everybody who opened a session closes it for themselves, and once. */
function held(session: LocalSession, table: string, help: boolean, release: () => void): Session {
  let isHeld = true;
  return {
    get view() {
      return session.view;
    },
    get place(): Session['place'] {
      return session.place;
    },
    get link(): Session['link'] {
      return session.link;
    },
    get fault() {
      return session.fault;
    },
    get next() {
      return session.next;
    },
    signs: session.signs,
    get kept() {
      return session.kept;
    },
    get thinking() {
      return session.thinking;
    },
    playNow: () => session.playNow(),
    command: (command) => session.command(command),
    get hands() {
      return session.hands;
    },
    get help() {
      return session.hands || !help ? null : session.help;
    },
    rematch: () => session.rematch(),
    record: async () => recordOfDay(table, await session.record()),
    close: () => {
      if (isHeld) release();
      isHeld = false;
    },
  };
}

export const localGames = new LocalGames({
  engine: async () => (await import('../engine/engine')).engine(),
  thinkers: async () => (await import('../engine/engine')).thinkers(),
  logs: deviceLogs,
  channel: typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('cifra.games'),
});
