// For tests: an Engine with a game of three turns in which any choice is good, and the last one to choose ends the
// turn. It folds a log like the real one; how long bots think is up to the test.
import type { Method, Methods, Thinker, Thought } from '../engine/api';
import { fault } from '../house/fault';
import type { Settings, TableMessage, Turn } from './protocol';

type Event =
  | { type: 'began'; settings: Settings; seats: { name: string; bot?: string }[] }
  | { type: 'chose'; turn: number; seat: number; choice: string };

/** "you" on seat 0, "you-2" on seat 1; "" is nobody. */
const seatOf = (player: string): number | null => (player === '' ? null : Number(player.split('-')[1] ?? 1) - 1);

class FakeTable {
  log: string[] = [];
  settings: Settings = { game: '' };
  seats: { name: string; bot?: string }[] = [];
  chosen: (string | null)[] = [];
  turns: Turn[] = [];

  apply(text: string): void {
    const event = JSON.parse(text) as Event;
    this.log.push(text);
    if (event.type === 'began') {
      this.settings = event.settings;
      this.seats = event.seats;
      this.chosen = this.seats.map(() => null);
    } else {
      this.chosen[event.seat] = event.choice;
    }
    if (this.chosen.some((choice) => choice === null)) return;
    const choices = this.chosen.map((choice) => ({ choice: choice as string, salt: '', sha256: '' }));
    this.turns.push({ round: 0, turn: this.turns.length, version: this.log.length, choices, outcome: null });
    this.chosen = this.seats.map(() => null);
  }

  get isOver(): boolean {
    return this.turns.length >= 3;
  }

  choose(turn: number, seat: number, choice: string): { events: string[] } {
    if (turn < this.turns.length) throw fault('too_late', 'that turn is over');
    if (this.chosen[seat] === choice) return { events: [] };
    const event = JSON.stringify({ type: 'chose', turn, seat, choice });
    this.apply(event);
    return { events: [event] };
  }

  message(table: string, player: string, version: number, now: number): TableMessage {
    const at = seatOf(player);
    const own = at === null ? null : this.chosen[at];
    const seats = this.seats.map((seat, i) => ({ ...seat, must_act: !this.isOver && this.chosen[i] === null }));
    return {
      type: 'table',
      table,
      version: this.log.length,
      now,
      here: [0],
      watchers: 0,
      you: at === null ? null : { seat: at, ...(own ? { choice: own } : {}) },
      turns: this.turns.filter((turn) => turn.version > version),
      state: {
        code: '',
        phase: this.isOver ? 'finished' : 'playing',
        settings: this.settings,
        seats,
        round: 0,
        turn: Math.min(2, this.turns.length),
        ...(this.isOver ? { winners: [0] } : {}),
      },
    };
  }
}

export class FakeEngine implements Thinker {
  calls: Method[] = [];
  /** Awaited before a bot answers, who may tell what it thinks. */
  think: (told: (thought: Thought) => void, seat: number) => Promise<void> = async () => {};
  /** How often it was stopped. */
  stops = 0;
  #tables = new Map<string, FakeTable>();
  #stop = () => {};
  #stopped = this.#life();

  async call<M extends Method>(
    method: M,
    input: Methods[M]['in'],
    told: (thought: Thought) => void = () => {},
  ): Promise<Methods[M]['out']> {
    this.calls.push(method);
    await Promise.resolve();
    const answers = this.#answers as Record<string, ((input: unknown, told: unknown) => unknown) | undefined>;
    return (await Promise.race([answers[method]?.(input, told), this.#stopped])) as Methods[M]['out'];
  }

  stop(): void {
    ++this.stops;
    this.#tables.clear();
    this.#stop();
    this.#stopped = this.#life();
  }

  /** Rejects when the engine is stopped. */
  #life(): Promise<never> {
    const life = new Promise<never>((_, reject) => {
      this.#stop = () => reject(fault('stopped', 'told to stop'));
    });
    life.catch(() => {});
    return life;
  }

  #table(name: string): FakeTable {
    const table = this.#tables.get(name);
    if (!table) throw fault('no_such_table', 'not loaded');
    return table;
  }

  #new(name: string): FakeTable {
    const table = new FakeTable();
    this.#tables.set(name, table);
    return table;
  }

  #answers: {
    [M in Method]?: (
      input: Methods[M]['in'],
      told: (thought: Thought) => void,
    ) => Methods[M]['out'] | Promise<Methods[M]['out']>;
  } = {
    'table.begin': ({ table, settings, you, with: others = [], bots }) => {
      const people = [you, ...others].map(({ name }) => ({ name }));
      const seats = [...people, ...bots.map(({ name, level }) => ({ name, bot: level }))];
      const event = JSON.stringify({ type: 'began', settings, seats });
      this.#new(table).apply(event);
      return { events: [event] };
    },
    'table.load': ({ table, log }) => {
      const fresh = this.#new(table);
      for (const event of log) fresh.apply(event);
      return null;
    },
    'table.command': ({ table, player, command }) => {
      if (command.type !== 'choose') throw fault('not_now', command.type);
      const seat = seatOf(player);
      if (seat === null) throw fault('not_seated', player);
      return this.#table(table).choose(command.turn, seat, command.choice);
    },
    'table.bot': ({ table, seat, turn, choice }) => {
      const found = this.#table(table);
      return turn < found.turns.length || found.chosen[seat] !== null
        ? { events: [] }
        : found.choose(turn, seat, choice);
    },
    'table.waiting': ({ table }) => {
      const found = this.#table(table);
      if (found.isOver) return [];
      return found.seats.flatMap(({ bot }, seat) =>
        bot !== undefined && found.chosen[seat] === null ? [{ seat, level: bot }] : [],
      );
    },
    'table.think': async ({ table, seat, level }, told) => {
      this.#table(table);
      await this.think(told, seat);
      return { choice: `${level}${seat}` };
    },
    'table.message': ({ table, player, version, now }) => this.#table(table).message(table, player, version, now),
    'table.record': ({ table }) => ({ turns: this.#table(table).turns.length }),
    'table.forget': ({ table }) => {
      this.#tables.delete(table);
      return null;
    },
  };
}
