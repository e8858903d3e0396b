// A table of the house as a Session.
//
//   const session = liveTable('K7M4QX');
//
// While the house cannot be reached `link` is 'lost' and, as long as there is no view yet, `fault` is server_away; both
// go by themselves. no_such_table stays: the code is wrong or has ended.
import type { Fault } from '../engine/api';
import { asFault, fault, serverAway } from '../house/fault';
import { house } from '../house/house';
import { connection as ours, type Connection } from './connection.svelte';
import { merge } from './merge';
import { type Command, type SignMessage, signs, type TableMessage } from './protocol';
import { arrive, isComplete, remember, startWhenComplete } from './rematch';
import type { Next, Session, ShownSign, TableView } from './session';

const findAgainMs = 3000;
const signMs = 6000; // for which a sign is shown
const seeMs = 3000; // for the turns to come in that an answer speaks of

export interface Lookup {
  find(code: string): Promise<{ table: string }>;
  see(table: string): Promise<TableMessage>;
  record(table: string): Promise<string>;
}

export class LiveSession implements Session {
  readonly hands = null;
  readonly place = 'house';
  readonly kept = true;
  readonly thinking = null; // bots of the house do so there
  readonly help = null; // people play each other
  view = $state.raw<TableView | null>(null);
  fault = $state.raw<Fault | null>(null);
  next = $state.raw<Next | null>(null);
  signs = $state.raw<readonly ShownSign[]>([]);

  #connection: Connection;
  #lookup: Lookup;
  #table = '';
  #found: Promise<string>;
  #stops: (() => void)[] = [];
  #seen = ''; // the table of the rematch, with how many want it
  #isClosed = false;
  #changed = new Set<() => void>();
  #signsHeard = 0;

  constructor(code: string, connection: Connection, lookup: Lookup) {
    this.#connection = connection;
    this.#lookup = lookup;
    this.#found = this.#find(code);
    this.#found.catch(() => {});
  }

  get link(): Session['link'] {
    return this.#connection.link;
  }

  playNow(): void {}

  async command(command: Command): Promise<void> {
    const table = await this.#found;
    try {
      await this.#connection.command(table, command);
    } catch (thrown) {
      const why = asFault(thrown);
      if (await this.#happenedAnyway(command, why)) return;
      throw why;
    }
  }

  async rematch(): Promise<Next> {
    const last = await this.#found;
    await this.#connection.command(last, { type: 'rematch' });
    const mine = () => this.view?.you?.seat ?? -1;
    await this.#until(() => this.view?.state.rematch_by?.includes(mine()) ?? false);
    const { rematch: table, rematch_by: by = [] } = this.view?.state ?? {};
    if (table === undefined) throw fault('failed', 'the table of the rematch is not known');
    if (by[0] === mine()) remember(table, last);
    return new Promise<Next>((found, refused) => {
      const complete = () => this.view !== null && isComplete(this.view.state);
      const stop = arrive({ connection: this.#connection, table, isComplete: complete, found, refused });
      this.#stops.push(() => {
        stop();
        refused(fault('closed', 'this table is not open any more'));
      });
    });
  }

  async record(): Promise<string> {
    return this.#lookup.record(await this.#found);
  }

  close(): void {
    this.#isClosed = true;
    for (const stop of this.#stops.splice(0)) stop();
  }

  async #find(code: string): Promise<string> {
    for (;;) {
      try {
        const { table } = await this.#lookup.find(code);
        this.fault = null;
        this.#table = table;
        if (!this.#isClosed) this.#watch();
        return table;
      } catch (thrown) {
        const why = asFault(thrown);
        this.fault = why;
        if (this.#isClosed || !isPassing(why)) throw why;
        await new Promise<void>((resolve) => this.#stops.push(later(findAgainMs, resolve)));
        if (this.#isClosed) throw why;
      }
    }
  }

  #watch(): void {
    const version = () => this.view?.version ?? 0;
    this.#stops.push(
      this.#connection.watch(this.#table, {
        get version() {
          return version();
        },
        heard: (message, first) => this.#heard(message, first),
        refused: (why) => {
          this.fault = why;
        },
        signed: (sign) => this.#signed(sign),
      }),
    );
    this.#stops.push(startWhenComplete(this.#connection, this.#table));
  }

  #heard(message: TableMessage, first: boolean): void {
    const seen = merge(this.view, message, this.#connection.clockOffset);
    if (seen) {
      this.view = seen;
    } else if (first) {
      // The house knows less than we do: it has been set back. What it says counts.
      this.view = null;
      this.#connection.again(this.#table, 0);
    }
    this.fault = null;
    if (message.state.rematch) void this.#see(message.state.rematch, message.state.rematch_by?.length ?? 0);
    for (const look of [...this.#changed]) look();
  }

  /** One a seat, for a while. A page that is newer than the house, or older, may hear of signs it does not know. */
  #signed({ seat, sign }: SignMessage): void {
    if (!signs.includes(sign)) return;
    const shown = { seat, sign, number: ++this.#signsHeard };
    this.signs = [...this.signs.filter((other) => other.seat !== seat), shown];
    setTimeout(() => (this.signs = this.signs.filter((other) => other !== shown)), signMs);
  }

  /** Where the rematch is, looked at whenever somebody joins. It is not watched, or everybody who stays here would be
   *  counted there. */
  async #see(table: string, people: number): Promise<void> {
    const news = `${table} ${people}`;
    if (this.#seen === news) return;
    this.#seen = news;
    try {
      const { state } = await this.#lookup.see(table);
      if (this.#seen === news) this.next = { table, code: state.code, phase: state.phase };
    } catch {
      if (this.#seen === news) this.#seen = ''; // the next message tries again
    }
  }

  /** Said again after a loss, a command may come too late for itself. */
  async #happenedAnyway(command: Command, why: Fault): Promise<boolean> {
    if (command.type === 'hurry') return why.code === 'not_now';
    if (command.type !== 'choose' || why.code !== 'too_late') return false;
    const mine = () => {
      const turn = this.view?.turns.find((one) => one.round === command.round && one.turn === command.turn);
      const seat = this.view?.you?.seat;
      return turn && seat !== undefined ? (turn.choices[seat]?.choice ?? '') : null;
    };
    await this.#until(() => mine() !== null);
    return mine() === command.choice;
  }

  #until(isSo: () => boolean): Promise<void> {
    if (isSo()) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#changed.delete(look);
        resolve();
      };
      const look = () => {
        if (isSo()) end();
      };
      const timer = setTimeout(end, seeMs);
      this.#changed.add(look);
    });
  }
}

function isPassing({ code }: Fault): boolean {
  return code === serverAway || code === 'slow_down' || code === 'closing' || code === 'busy' || code === 'store_away';
}

/** Calls `then` after a pause, or when it is cut short. */
function later(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => {
    clearTimeout(timer);
    then();
  };
}

export function liveTable(code: string): Session {
  return new LiveSession(code, ours, house);
}

/** One's own table that has no code: a try at a day. */
export function ownTable(table: string): Session {
  return new LiveSession('', ours, { ...house, find: () => Promise.resolve({ table }) });
}
