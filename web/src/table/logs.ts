// The games on this device: what is kept of them. A game is the list of its events and a line for the list on the home
// screen. Events are only ever appended, and only by who knows all of them: two tabs with the same game cannot disturb
// each other.
import type { Seat, TableState, You } from './protocol';

/** One game, as the home screen lists it. */
export interface GameInfo {
  table: string;
  game: string;
  phase: TableState['phase'];
  seats: Pick<Seat, 'name' | 'bot'>[];
  you: number; // your seat
  yourTurn: boolean;
  round: number;
  turn: number;
  scores: number[];
  winners: number[]; // empty until it is finished
  events: number; // how many are kept
  touched: number; // when, by Date.now()
  rematch?: string; // the table of the game that followed
  next?: number; // where several people play here: the seat of the one who chooses next
}

/** Seats of people. More than one on a device: it goes from hand to hand. */
export function peopleOf(seats: readonly Pick<Seat, 'bot'>[]): number[] {
  return seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
}

export interface KeptGame {
  info: GameInfo;
  log: string[];
}

export interface Logs {
  /** False: something ends with the page. */
  readonly kept: boolean;
  list(): Promise<GameInfo[]>;
  read(table: string): Promise<KeptGame | null>;
  /** Adds events after the first `from`. False, and nothing is changed, if there are not exactly that many: somebody
   *  else was quicker, or the game has been removed. */
  append(from: number, events: string[], info: GameInfo): Promise<boolean>;
  remove(table: string): Promise<void>;
}

export function infoOf(table: string, state: TableState, you: You | null, events: number, now: number): GameInfo {
  const seat = you?.seat ?? 0;
  const people = peopleOf(state.seats);
  const next = people.length > 1 ? people.find((at) => state.seats[at]?.must_act) : undefined;
  return {
    table,
    game: state.settings.game,
    phase: state.phase,
    seats: state.seats.map(({ name, bot }) => (bot === undefined ? { name } : { name, bot })),
    you: seat,
    yourTurn: state.seats[seat]?.must_act ?? false,
    round: state.round ?? 0,
    turn: state.turn ?? 0,
    scores: state.game?.scores ?? [],
    winners: state.winners ?? [],
    events,
    touched: now,
    ...(state.rematch === undefined ? {} : { rematch: state.rematch }),
    ...(next === undefined ? {} : { next }),
  };
}

/** Games that are over beyond that many are forgotten, the oldest first. */
export const mostFinished = 100;

export function tooOld(games: GameInfo[], most = mostFinished): GameInfo[] {
  const finished = games.filter((game) => game.phase !== 'playing').sort((a, b) => b.touched - a.touched);
  return finished.slice(most);
}

/** For browsers that keep nothing, and for tests. */
export class MemoryLogs implements Logs {
  readonly kept: boolean = false;
  #games = new Map<string, KeptGame>();

  async list(): Promise<GameInfo[]> {
    return [...this.#games.values()].map(({ info }) => info);
  }

  async read(table: string): Promise<KeptGame | null> {
    const game = this.#games.get(table);
    return game ? { info: game.info, log: [...game.log] } : null;
  }

  async append(from: number, events: string[], info: GameInfo): Promise<boolean> {
    const log = this.#games.get(info.table)?.log ?? [];
    if (log.length !== from) return false;
    this.#games.set(info.table, { info, log: [...log, ...events] });
    return true;
  }

  async remove(table: string): Promise<void> {
    this.#games.delete(table);
  }
}

/** Logs that may be full or taken away: from then on the games that are played go on in memory. */
export class CarefulLogs implements Logs {
  #logs: Logs;
  #memory = new MemoryLogs();
  kept: boolean;

  constructor(logs: Logs) {
    this.#logs = logs;
    this.kept = logs.kept;
  }

  async list(): Promise<GameInfo[]> {
    const [first, second] = [await this.#memory.list(), await this.#logs.list().catch(() => [])];
    return [...first, ...second.filter(({ table }) => first.every((game) => game.table !== table))];
  }

  async read(table: string): Promise<KeptGame | null> {
    return (await this.#memory.read(table)) ?? this.#logs.read(table);
  }

  async append(from: number, events: string[], info: GameInfo): Promise<boolean> {
    if (await this.#memory.read(info.table)) return this.#memory.append(from, events, info);
    try {
      return await this.#logs.append(from, events, info);
    } catch (thrown) {
      const game = from === 0 ? null : await this.#logs.read(info.table);
      if (from > 0 && game?.log.length !== from) throw thrown; // nobody else knows how it began
      this.kept = false;
      return this.#memory.append(0, [...(game?.log ?? []), ...events], info);
    }
  }

  async remove(table: string): Promise<void> {
    await this.#memory.remove(table);
    await this.#logs.remove(table);
  }
}
