// What the C++ engine answers in the browser. Every call is a method and one JSON value in, one JSON value out; it runs in
// a Worker. Seats, rounds and turns are counted from 0. A choice is a text: "761", or "x,y,level,rotation".
//
// Everything a widget knows of the rules comes from here. src/methods of the C++ side is what answers.
//
// Codes of faults: `bad_input` (`at` says where), `no_such_table`, `too_many_tables`, those of the rules and of tables
// (docs/protocol.md), and from around the engine: `engine_away` (it cannot be loaded; try again), `engine_failed` (it
// stopped in the middle of this call and begins anew without tables), `stopped` (stopThinking).
import type { Command, Settings, TableMessage } from '../table/protocol';

/** What went wrong, of the engine or of the house: a stable word, the place, a sentence in English. */
export interface Fault {
  code: string;
  at: string;
  message: string;
}

export interface Level {
  level: string;
  /** NMBR 9: the mean of what it reaches, when that has been measured. */
  points?: number;
}

export interface Game {
  game: string;
  min_seats: number;
  max_seats: number;
  bots: Level[];
  options: Record<string, unknown>;
}

// ---- The Number -------------------------------------------------------------------------------------------------------

/** One seat's number in the check of a turn. */
export interface NumberStep {
  seat: number;
  number: string | null; // null: none
  status: 'approved' | 'eliminated' | 'void' | 'none' | 'out';
  /** Why it fell: the highest of the lower numbers that share a digit with it, who wrote it, and all the digits they share. */
  cause?: { seats: number[]; number: string; digits: number[] };
  first: number; // points of the first digit, doubled on turn 5 (0 if not approved)
  bonus: number;
  points: number;
  crossed: number[];
}

/** A turn as it is checked: from the highest number down, then those without a number. */
export interface NumberCheck {
  round: number;
  turn: number;
  steps: NumberStep[];
}

/** The score sheet of one seat. */
export interface NumberSheet {
  rounds: {
    turns: (number | null)[]; // points; null: not played yet
    digits: number; // crossed out so far: the points they are or will be worth
    crossed: number[]; // which
    complete: boolean; // the round is over, so digits count
    sum: number; // of the turns, and of the digits once the round is over
  }[];
  total: number;
}

/** What a number would do. One that is not complete is not legal, and counts as far as it is written. */
export interface NumberPreview {
  legal: boolean;
  fault?: Fault; // why not: bad_number, unavailable_digit, player_is_out
  void?: true; // may be written (slips: void), but has an unavailable digit and comes to nothing
  first: number; // points if approved
  bonus: number; // more, if it is also the highest
  crossed: number[]; // if approved
}

// ---- NMBR 9 -----------------------------------------------------------------------------------------------------------

export interface Place {
  x: number; // of the left column of the tile as it is turned
  y: number; // of its top row; rows count downwards
  level: number;
  rotation: number; // quarter turns clockwise, 0 to 3
}

export interface Tile extends Place {
  number: number;
}

/** Squares of a tile as it is turned: [column, row] from its top left corner. */
export interface Shape {
  squares: [number, number][];
  width: number;
  height: number;
}

export interface PlaceCheck {
  legal: boolean;
  level: number; // on which it would lie; if it may not, the one most of its squares would lie on
  points: number; // number times level
  /** Why not, and which of its squares are to blame:
   *  overlaps: most of the tile lies on `level`, and these few lie on tiles that are there already;
   *  gap: most of it lies on `level`, and these hang over a gap or over the edge of the level below;
   *  apart: it touches no tile of its level along an edge (all squares);
   *  one_tile: it rests on one tile only (all squares);
   *  full: no more tiles fit into a layout (none). */
  reason?: 'overlaps' | 'gap' | 'apart' | 'one_tile' | 'full';
  squares: [number, number][]; // [x, y] on the table
  rests_on: number; // how many tiles of the level below it lies on; 0 on the table
}

export interface Nmbr9Score {
  levels: { level: number; numbers: number[]; points: number }[]; // from level 0 up
  total: number;
}

// ---- All methods ------------------------------------------------------------------------------------------------------

/** What to play in The Number, and what every number is worth. */
export interface Advice {
  strategy: Record<string, number>; // how often, by number
  values: Record<string, number>;
  value: number;
  gap: number;
  gap_kind?: 'estimate';
  objective: 'points' | 'win';
}

export interface Methods {
  version: { in: null; out: { version: string; protocol: number } };
  games: { in: null; out: Game[] };

  /** A table on this device: the same authority as in the house. `log` is kept by the page, which
   *  can bring a table back with it at any time. At most 64 at once. */
  'table.load': { in: { table: string; log: string[] }; out: null };
  /** Settings and seats of a new table in one: `you` on seat 0 and bots after it, started. Returns the events to keep. */
  'table.begin': {
    in: { table: string; settings: Settings; you: { player: string; name: string }; bots: { name: string; level: string }[]; seed: string; salt: string; now: number };
    out: { events: string[] };
  };
  /** A command of `player`, as to the house; a rematch is a new table. `salt`: 64 hexadecimal digits, never used before. */
  'table.command': { in: { table: string; player: string; command: Command; salt: string; now: number }; out: { events: string[] } };
  /** A bot's choice, found by `table.think` in another instance. No events if it comes too late. */
  'table.bot': { in: { table: string; seat: number; round: number; turn: number; choice: string; salt: string; now: number }; out: { events: string[] } };
  /** Seats whose bots must act now, and their levels. */
  'table.waiting': { in: { table: string }; out: { seat: number; level: string }[] };
  /** What a bot of that level chooses on a seat that must act. Slow: asked of an instance of its own, into which the
   *  log is loaded first. `random` decides what is left to chance. */
  'table.think': { in: { table: string; seat: number; level: string; random: string }; out: { choice: string } };
  /** What is due at that time (clocks). `salts`: one for every seat. */
  'table.tick': { in: { table: string; salts: string[]; now: number }; out: { events: string[]; deadline: number | null } };
  /** The same `table` message as the house sends. */
  'table.message': { in: { table: string; player: string; version: number; now: number }; out: TableMessage };
  'table.record': { in: { table: string }; out: unknown };
  'table.forget': { in: { table: string }; out: null };

  /** The check of every resolved turn and the sheets, from all turns of a `table` message in order. `available` is now:
   *  all digits again after a round. */
  'number.story': {
    in: { options: unknown; seats: number; turns: { round: number; turn: number; choices: (string | null)[] }[] };
    out: { checks: NumberCheck[]; sheets: NumberSheet[]; available: number[][] };
  };
  /** `turn` from 0, `available` digits of whoever writes, `number` as far as it is written. */
  'number.preview': { in: { options: unknown; turn: number; available: number[]; number: string }; out: NumberPreview };

  /** As `cifra advise the-number` reads and prints it. */
  'number.advise': { in: { position: Record<string, unknown>; objective?: 'points' | 'win' }; out: Advice };

  // `tiles` are those of one layout in the order in which they were placed.
  /** The best layout for a known shuffle, after about `work` more placements tried: it goes on where the last call with this
   *  deck and seed ended. Some million a second: asked of an instance of its own. No tiles if none was found. */
  'nmbr9.best': { in: { deck: number[]; seed: number; work: number }; out: { score?: number; tiles?: Tile[]; nodes: number } };
  /** No layout for a known shuffle scores more, if one with `score` is known. Takes a second. */
  'nmbr9.bound': { in: { deck: number[]; score: number }; out: { bound: number } };
  'nmbr9.shapes': { in: null; out: Shape[][] }; // [number][rotation]
  /** Every legal place of the tile, one for each distinct set of squares and level. */
  'nmbr9.places': { in: { tiles: Tile[]; number: number }; out: Place[] };
  /** Where the tile would lie with its top left corner at x, y: its level comes from what is below. */
  'nmbr9.check': { in: { tiles: Tile[]; number: number; x: number; y: number; rotation: number }; out: PlaceCheck };
  'nmbr9.score': { in: { tiles: Tile[] }; out: Nmbr9Score };

  sha256: { in: { text: string }; out: string };
  /** The verdict as docs/records.md has it, and what is worth telling although it breaks no rule. */
  referee: { in: { record: string }; out: { valid: boolean; verdict: string; remarks: string[] } };
  /** Of all that the engine computes: the same as in bench/SIGNATURE. Takes a second. */
  signature: { in: null; out: string };
  /** A slice of a workload of the bench, some milliseconds long; `sum` depends on all that was computed. */
  bench: { in: { workload: number }; out: { name: string; unit: string; units: number; sum: string; workloads: number } };
}

export type Method = keyof Methods;

export interface Engine {
  /** Rejects with a Fault. */
  call<M extends Method>(method: M, input: Methods[M]['in']): Promise<Methods[M]['out']>;
}
