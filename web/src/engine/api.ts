// The methods of the C++ engine in the browser. Every call is a method and one JSON value in, one JSON value out; it
// runs in a Worker. Seats, rounds and turns are counted from 0. A choice is a text that the game reads.
//
// Everything a widget knows of the rules comes from here: methods for every game are in this file, those of one game
// are declared in its folder (games/<game>/engine.ts). src/methods of the C++ side is what answers.
//
// Codes of faults: `bad_input` (`at` says where), `no_such_table`, `too_many_tables`, those of the rules and of tables
// (docs/protocol.md), and from around the engine: `engine_away` (it cannot be loaded; try again), `engine_failed` (it
// stopped in the middle of this call and begins anew without tables), `stopped` (the Worker was ended, Thinker.stop).
import type { Command, Settings, TableMessage } from '../table/protocol';

/** What went wrong, of the engine or of the house: a stable word, the place, a sentence in English. */
export interface Fault {
  code: string;
  at: string;
  message: string;
}

/** A game as the engine and the house list it. */
export interface Game {
  game: string;
  min_seats: number;
  max_seats: number;
  bots: string[]; // their levels, weakest first
  points: Record<string, number>; // what levels reach on average, where that does not depend on the others
  options: Record<string, unknown>;
}

/** All methods. A game adds its own by declaring this interface again. */
export interface Methods {
  version: { in: null; out: { version: string; protocol: number } };
  games: { in: null; out: Game[] };

  /** A table on this device: the same authority as in the house. `log` is kept by the page, which
   *  can bring a table back with it at any time. At most 64 at once. */
  'table.load': { in: { table: string; log: string[] }; out: null };
  /** Settings and seats of a new table in one: `you` on seat 0, then who plays at the same device, then bots; started.
   *  Returns the events to keep. */
  'table.begin': {
    in: {
      table: string;
      settings: Settings;
      you: { player: string; name: string };
      with?: { player: string; name: string }[];
      bots: { name: string; level: string }[];
      seed: string;
      salt: string;
      now: number;
    };
    out: { events: string[] };
  };
  /** A new table that goes on from a turn of a record: you on that seat, bots in their order on the others. What had been
   *  dealt is dealt, the rest is shuffled anew, or with `same_order` as far as the record does not tell it.
   *  `nothing_to_choose`: your seat has to do nothing in that turn. */
  'table.fork': {
    in: {
      table: string;
      record: string;
      round: number;
      turn: number;
      you: { player: string; name: string };
      seat: number;
      bots: { name: string; level: string }[];
      same_order: boolean;
      seed: string;
      now: number;
    };
    out: { events: string[] };
  };
  /** `player` is about to be shown what to choose; no events if that was said of this turn already. */
  'table.help': {
    in: { table: string; player: string; round: number; turn: number; now: number };
    out: { events: string[] };
  };
  /** A command of `player`, as to the house; a rematch is a new table. `salt`: 64 hexadecimal digits, never used
   *  before. */
  'table.command': {
    in: { table: string; player: string; command: Command; salt: string; now: number };
    out: { events: string[] };
  };
  /** A bot's choice, found by `table.think` in another instance. No events if it comes too late. */
  'table.bot': {
    in: { table: string; seat: number; round: number; turn: number; choice: string; salt: string; now: number };
    out: { events: string[] };
  };
  /** Seats whose bots must act now, and their levels. */
  'table.waiting': { in: { table: string }; out: { seat: number; level: string }[] };
  /** What a bot of that level chooses on a seat that must act. Slow: asked of an instance of its own, into which the
   *  log is loaded first. `random` decides what is left to chance. */
  'table.think': { in: { table: string; seat: number; level: string; random: string }; out: { choice: string } };
  /** What is due at that time (clocks). `salts`: one for every seat. */
  'table.tick': {
    in: { table: string; salts: string[]; now: number };
    out: { events: string[]; deadline: number | null };
  };
  /** The same `table` message as the house sends. */
  'table.message': { in: { table: string; player: string; version: number; now: number }; out: TableMessage };
  'table.record': { in: { table: string }; out: unknown };
  'table.forget': { in: { table: string }; out: null };

  sha256: { in: { text: string }; out: string };
  /** The verdict as docs/records.md has it, and what is worth telling although it breaks no rule. */
  referee: { in: { record: string }; out: { valid: boolean; verdict: string; remarks: string[] } };
  /** A review of a record that follows the rules (docs/review.md), one at a time in an instance. */
  'review.begin': { in: { record: string; first_seat?: number; par?: number }; out: null };
  /** A piece of its work, some tens of milliseconds long. */
  'review.step': { in: null; out: { more: boolean; complete: boolean; progress: number } };
  /** What is known so far. */
  'review.read': { in: null; out: unknown };
  /** Of all that the engine computes: the same as in bench/SIGNATURE. Takes a second. */
  signature: { in: null; out: string };
  /** A slice of a workload of the bench, some milliseconds long; `sum` depends on all that was computed. */
  bench: {
    in: { workload: number };
    out: { name: string; unit: string; units: number; sum: string; workloads: number };
  };
}

export type Method = keyof Methods;

/** What a bot says while it thinks: how much of its work is done, and what it would choose now. */
export interface Thought {
  done: number;
  total: number;
  choice: string;
}

export interface Engine {
  /** Rejects with a Fault. `told` hears of thoughts until the answer is there (`table.think` of bots that think
   *  long). */
  call<M extends Method>(
    method: M,
    input: Methods[M]['in'],
    told?: (thought: Thought) => void,
  ): Promise<Methods[M]['out']>;
}

/** An engine that can be ended in the middle of something. */
export interface Thinker extends Engine {
  /** Those who wait get the fault `stopped`; the next call begins anew, without tables. */
  stop(): void;
}
