// A game on this device as a Session: the engine is the authority, the log is kept at every event, bots think in an
// instance of their own. Sessions are opened by games.svelte.ts.
//
// Several tabs may show the same game. Whoever appends to the log first has acted; the others hear of it, or find the
// log longer than they thought, and read it again.
import type { Engine, Fault, Thinker } from '../engine/api';
import { asFault, fault } from '../house/fault';
import { infoOf, type Logs, peopleOf } from './logs';
import { merge } from './merge';
import type { Command, TableMessage } from './protocol';
import { newSalt } from './random';
import type { Hands, Next, Session, TableView, Thinking } from './session';
import { Thoughts } from './thoughts.svelte';

export const playerHere = 'you';

/** Of several people at this device. */
export const playerAt = (seat: number): string => (seat === 0 ? playerHere : `${playerHere}-${seat + 1}`);

export interface Workshop {
  engine: Engine;
  thinkers: Thinker[];
  logs: Logs;
  /** Tells the other tabs, and the list of games. */
  tell(table: string, events: number): void;
  /** A new game with the same seats; its table. */
  again(view: TableView): Promise<string>;
  /** Whether the engine still needs the table after this session. */
  isOpen(table: string): boolean;
}

const hasFailed = new Set(['no_such_table', 'engine_failed', 'engine_away', 'stopped']);
const mostTries = 3;
const mostTimerMs = 2 ** 31 - 1;

export class LocalSession implements Session {
  readonly place = 'device';
  readonly link = 'open';
  view = $state.raw<TableView | null>(null);
  fault = $state.raw<Fault | null>(null);
  next = $state.raw<Next | null>(null);
  readonly signs = [];
  kept = $state(true);
  hands = $state.raw<Hands | null>(null);
  #holder = $state<number | null>(null);

  readonly table: string;
  #shop: Promise<Workshop>;
  #log: string[] = [];
  #queue: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  readonly #thoughts: Thoughts;
  #isThinking = false;
  #thinkAgain = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, shop: Promise<Workshop>) {
    this.table = table;
    this.#shop = shop;
    this.#thoughts = new Thoughts(table);
    void this.#line(async (shop) => {
      this.kept = shop.logs.kept;
      await this.#load(shop);
    }).catch((thrown) => {
      this.fault = asFault(thrown);
    });
  }

  async command(command: Command): Promise<void> {
    if (command.type === 'rematch') return void (await this.rematch());
    const salt = newSalt();
    const player = this.#viewer();
    await this.#act(
      (engine) => engine.call('table.command', { table: this.table, player, command, salt, now: Date.now() }),
      command.type === 'choose',
    );
  }

  readonly help = async (): Promise<void> => {
    const { round = 0, turn = 0 } = this.view?.state ?? {};
    await this.#act((engine) =>
      engine.call('table.help', { table: this.table, player: playerHere, round, turn, now: Date.now() }),
    );
  };

  get thinking(): Thinking | null {
    return this.#thoughts.now;
  }

  playNow(): void {
    this.#thoughts.playNow();
  }

  async record(): Promise<string> {
    const { engine } = await this.#shop;
    const found = await engine.call('table.record', { table: this.table });
    return typeof found === 'string' ? found : JSON.stringify(found);
  }

  /** Another tab has appended to the log, or removed the game (null). */
  heard(events: number | null): void {
    if (events === null) this.fault = fault('no_such_table', 'this game has been removed');
    if (events === null || events <= this.#log.length) return;
    void this.#line(async (shop) => {
      if (events > this.#log.length) await this.#load(shop);
    }).catch((thrown) => {
      this.fault = asFault(thrown);
    });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#thoughts.end();
    const last = async () => {
      const { engine, thinkers, isOpen } = await this.#shop;
      if (isOpen(this.table)) return;
      const [first, ...others] = thinkers;
      for (const other of others) other.stop(); // each has files of its own in memory
      await Promise.all([engine, first].map((one) => one?.call('table.forget', { table: this.table })));
    };
    this.#queue = this.#queue.then(last, last).catch(() => {});
  }

  // ---- From hand to hand
  // ----------------------------------------------------------------------------------------------

  /** As whom the table is looked at; nobody: who only looks on. */
  #viewer(): string {
    if (!this.hands) return playerHere;
    return this.#holder === null ? '' : playerAt(this.#holder);
  }

  #handsOf(people: number[]): Hands {
    const holder = () => this.#holder;
    return {
      people,
      get holder() {
        return holder();
      },
      take: (seat) => this.#take(seat),
      cover: () => this.#cover(),
    };
  }

  #take(seat: number): Promise<void> {
    return this.#line(async (shop) => {
      const message = await this.#message(shop, this.view?.version ?? 0, playerAt(seat));
      if (message.you === null) return; // nobody sits there
      this.#holder = seat;
      this.#show(message);
    });
  }

  #cover(): void {
    if (!this.hands) return;
    this.#holder = null;
    if (this.view) this.view = { ...this.view, you: null };
  }

  /** One thing after the other. */
  #line<T>(work: (shop: Workshop) => Promise<T>): Promise<T> {
    const result = this.#queue
      .catch(() => {})
      .then(async () => {
        if (this.#isClosed) throw fault('closed', 'this game is not open any more');
        return work(await this.#shop);
      });
    this.#queue = result;
    result.catch(() => {});
    return result;
  }

  async #load(shop: Workshop): Promise<void> {
    const game = await shop.logs.read(this.table);
    if (!game) throw fault('no_such_table', 'there is no such game on this device');
    await shop.engine.call('table.load', { table: this.table, log: game.log });
    this.#log = game.log;
    const people = peopleOf(game.info.seats);
    if (people.length > 1) this.hands ??= this.#handsOf(people);
    if (game.info.rematch !== undefined) this.next = { table: game.info.rematch, code: '' };
    this.#show(await this.#message(shop, this.view?.version ?? 0));
  }

  /** Lets the engine do something and keeps the events that come of it. `covers`: afterwards the device is nobody's. */
  #act(work: (engine: Engine) => Promise<{ events: string[] }>, covers = false): Promise<void> {
    return this.#line(async (shop) => {
      for (let tries = 1; ; ++tries) {
        const events = await this.#eventsOf(shop, work);
        if (events.length === 0) return covers ? this.#cover() : undefined;
        const viewer = covers && this.hands ? '' : this.#viewer();
        const message = await this.#message(shop, this.view?.version ?? 0, viewer);
        if (await this.#keep(shop, events, message)) {
          if (covers) this.#holder = null;
          return this.#show(message);
        }
        if (tries === mostTries) throw fault('busy', 'another tab is playing this game');
        await this.#load(shop); // that tab was quicker
      }
    });
  }

  /** An engine that has failed begins anew without its tables. */
  async #eventsOf(shop: Workshop, work: (engine: Engine) => Promise<{ events: string[] }>): Promise<string[]> {
    try {
      return (await work(shop.engine)).events;
    } catch (thrown) {
      if (!hasFailed.has(asFault(thrown).code)) throw thrown;
      await this.#load(shop);
      return (await work(shop.engine)).events;
    }
  }

  async #keep(shop: Workshop, events: string[], { state, you }: TableMessage): Promise<boolean> {
    const log = [...this.#log, ...events];
    const info = infoOf(this.table, state, you, log.length, Date.now());
    if (this.next) info.rematch = this.next.table;
    if (!(await shop.logs.append(this.#log.length, events, info))) return false;
    this.kept = shop.logs.kept;
    this.#log = log;
    shop.tell(this.table, log.length);
    return true;
  }

  #message({ engine }: Workshop, version: number, player = this.#viewer()): Promise<TableMessage> {
    return engine.call('table.message', { table: this.table, player, version, now: Date.now() });
  }

  #show(message: TableMessage): void {
    if (this.#isClosed) return;
    this.view = merge(this.view, message, 0) ?? this.view;
    // It may have been covered meanwhile; and what came of a turn is for everybody.
    if (this.hands && (this.#holder !== (this.view?.you?.seat ?? null) || message.turns.length > 0)) this.#cover();
    this.fault = null;
    this.#setTimer();
    this.#think();
  }

  #setTimer(): void {
    clearTimeout(this.#timer);
    const deadline = this.view?.state.deadline;
    if (deadline === undefined || this.view?.state.phase !== 'playing') return;
    const wait = Math.min(Math.max(0, deadline - Date.now()), mostTimerMs);
    this.#timer = setTimeout(() => {
      const salts = Array.from(this.view?.state.seats ?? [], newSalt);
      void this.#act((engine) => engine.call('table.tick', { table: this.table, salts, now: Date.now() })).catch(
        () => {},
      );
    }, wait);
  }

  // ---- Bots
  // -----------------------------------------------------------------------------------------------------------

  #think(): void {
    this.#thinkAgain = true;
    if (this.#isThinking) return;
    this.#isThinking = true;
    void this.#thinkOn().catch((thrown) => {
      this.#isThinking = false;
      if (!this.#isClosed) this.fault = asFault(thrown);
    });
  }

  async #thinkOn(): Promise<void> {
    const { engine, thinkers } = await this.#shop;
    for (;;) {
      this.#isThinking = this.#thinkAgain && !this.#isClosed;
      if (!this.#isThinking) return;
      this.#thinkAgain = false;
      const { round, turn, waiting, log } = await this.#line(async () => ({
        round: this.view?.state.round ?? 0,
        turn: this.view?.state.turn ?? 0,
        waiting: await engine.call('table.waiting', { table: this.table }),
        log: this.#log,
      }));
      if (waiting.length === 0) continue;
      const acts: Promise<void>[] = [];
      await this.#thoughts.choose(engine, thinkers, log, waiting, (seat, choice) => {
        const answer = { table: this.table, seat, round, turn, choice, salt: newSalt() };
        // The others think while this one is written down.
        acts.push(this.#act((one) => one.call('table.bot', { ...answer, now: Date.now() })));
      });
      await Promise.all(acts);
    }
  }

  // ---- After the end
  // --------------------------------------------------------------------------------------------------

  /** One person: it begins at once. */
  rematch(): Promise<Next> {
    return this.#line(async (shop) => {
      if (this.next) return this.next;
      if (!this.view || this.view.state.phase !== 'finished') throw fault('not_finished', 'the game is not finished');
      const info = infoOf(this.table, this.view.state, this.view.you, this.#log.length, Date.now());
      const table = await shop.again(this.view);
      this.next = { table, code: '' };
      await shop.logs.append(this.#log.length, [], { ...info, rematch: table }).catch(() => {});
      return this.next;
    });
  }
}
