// What the C++ engine answers in the browser. Every call is a method and one JSON value in, one JSON value out; it runs in
// a Worker. Seats, rounds and turns are counted from 0. A choice is a text: "761", or "x,y,level,rotation".
//
// Everything a widget knows of the rules comes from here.
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
    complete: boolean; // the round is over, so digits count
    sum: number; // of the turns, and of the digits once the round is over
  }[];
  total: number;
}

export interface NumberPreview {
  legal: boolean;
  fault?: Fault; // why not
  first: number; // points if approved
  bonus: number; // more, if it is also the highest
  crossed: number[];
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
  level: number; // on which it would lie, or the best guess if it fits nowhere
  points: number; // number times level
  /** overlaps: part of it lies on a tile of a higher level than the rest; gap: squares hang over a gap or the edge;
   *  apart: touches no tile of its level; one_tile: rests on one tile only; level: not the level it would lie on. */
  reason?: 'overlaps' | 'gap' | 'apart' | 'one_tile';
  squares: [number, number][]; // the squares that are to blame, on the table
  rests_on: number; // how many tiles are below it
}

export interface Nmbr9Score {
  levels: { level: number; numbers: number[]; points: number }[]; // from level 0 up
  total: number;
}

// ---- All methods ------------------------------------------------------------------------------------------------------

export interface Methods {
  version: { in: null; out: { version: string; protocol: number } };
  games: { in: null; out: Game[] };

  /** A table on this device: the same authority as in the house. `log` is kept by the page; an empty one is a new table. */
  'table.load': { in: { table: string; log: string[] }; out: null };
  /** Settings and seats of a new table in one: `you` on seat 0 and bots after it, started. Returns the events to keep. */
  'table.begin': {
    in: { table: string; settings: Settings; you: { player: string; name: string }; bots: { name: string; level: string }[]; seed: string; salt: string; now: number };
    out: { events: string[] };
  };
  /** A command of `player`, as to the house (choose, hurry, rematch is not among them). `salt`: 64 hexadecimal digits. */
  'table.command': { in: { table: string; player: string; command: Command; salt: string; now: number }; out: { events: string[] } };
  /** A bot's choice, found by `table.think` in another instance. */
  'table.bot': { in: { table: string; seat: number; round: number; turn: number; choice: string; salt: string; now: number }; out: { events: string[] } };
  /** Seats whose bots must act now, and their levels. */
  'table.waiting': { in: { table: string }; out: { seat: number; level: string }[] };
  /** What the bot of that seat chooses. Slow: asked of an instance of its own. `random` decides what is left to chance. */
  'table.think': { in: { table: string; seat: number; level: string; random: string }; out: { choice: string } };
  /** What is due at that time (clocks). */
  'table.tick': { in: { table: string; salts: string[]; now: number }; out: { events: string[]; deadline: number | null } };
  /** The same `table` message as the house sends. */
  'table.message': { in: { table: string; player: string; version: number; now: number }; out: TableMessage };
  'table.record': { in: { table: string }; out: unknown };
  'table.forget': { in: { table: string }; out: null };

  /** The check of every resolved turn and the sheets, from the turns of a `table` message. */
  'number.story': {
    in: { options: unknown; seats: number; turns: { round: number; turn: number; choices: (string | null)[] }[] };
    out: { checks: NumberCheck[]; sheets: NumberSheet[]; available: number[][] };
  };
  'number.preview': { in: { options: unknown; turn: number; available: number[]; number: string }; out: NumberPreview };

  'nmbr9.shapes': { in: null; out: Shape[][] }; // [number][rotation]
  /** Every legal place of the tile, one for each distinct set of squares and level. */
  'nmbr9.places': { in: { tiles: Tile[]; number: number }; out: Place[] };
  /** Where the tile would lie with its top left corner at x, y: its level comes from what is below. */
  'nmbr9.check': { in: { tiles: Tile[]; number: number; x: number; y: number; rotation: number }; out: PlaceCheck };
  'nmbr9.score': { in: { tiles: Tile[] }; out: Nmbr9Score };

  sha256: { in: { text: string }; out: string };
  referee: { in: { record: string }; out: { valid: boolean; verdict: string } };
  signature: { in: null; out: string };
}

export type Method = keyof Methods;

export interface Engine {
  /** Rejects with a Fault. */
  call<M extends Method>(method: M, input: Methods[M]['in']): Promise<Methods[M]['out']>;
}
