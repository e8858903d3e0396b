// The messages of a table, as docs/protocol.md has them. The house sends them over the WebSocket, the engine on this
// device answers with the same.

export interface Clock {
  kind: 'none' | 'seconds' | 'days';
  amount?: number;
}
export interface Settings {
  game: string; // its id
  options?: Record<string, unknown>;
  clock?: Clock;
  public?: boolean;
  /** The game counts for ratings. */
  rated?: boolean;
  /** Dealt is the first numbered shuffle that nobody at the table has played. */
  numbered?: boolean;
}

export interface Seat {
  name: string;
  bot?: string;
  left?: boolean;
  stand_in?: string;
  wishes?: number[];
  must_act?: boolean;
  sha256?: string;
}

/** What everybody may know of the game: the points of every seat, and what only the game itself reads. */
export interface GameState {
  scores: number[];
  [more: string]: unknown;
}

export interface TableState {
  code: string;
  phase: 'open' | 'playing' | 'finished' | 'closed';
  settings: Settings;
  host?: number | null;
  seats: Seat[];
  round?: number;
  turn?: number;
  deadline?: number;
  /** When the clock of this turn begins to run: until then people look at what came of the last one. */
  clock_from?: number;
  /** The seat that asked the others to hurry. */
  hurried_by?: number;
  deck?: { sha256: string; seed?: string; salt?: string };
  /** The day whose game is played here, by one person alone. */
  /** Of a game that is over: on which numbered shuffle it was played. */
  shuffle?: number;
  day?: number;
  /** The code of the group it is played in, by one person alone; in step, how many turns may be resolved. */
  group?: string;
  released?: number;
  /** On a device: the first turn that was played here. Those before are of another game. */
  from?: { round: number; turn: number };
  /** On a device: turns in which a seat was shown what to choose, in order. */
  help?: { seat: number; round: number; turn: number }[];
  game?: GameState;
  winners?: number[];
  /** The table of the rematch, and the seats that want it; who asked first is in front and is its host. */
  rematch?: string;
  rematch_by?: number[];
  closed?: string;
}

export interface OpenedChoice {
  choice: string;
  /** Both are missing where nobody committed to it: in turns of another game (`from`). */
  salt?: string;
  sha256?: string;
}
export interface Turn {
  round: number;
  turn: number;
  version: number;
  choices: (OpenedChoice | null)[];
  /** Seats whose time was up: the clock chose for them, or nothing was chosen. */
  at_zero?: number[];
  /** What came of it, as the game has it. */
  outcome: unknown;
}

export interface You {
  seat: number;
  choice?: string;
}

export interface TableMessage {
  type: 'table';
  table: string;
  version: number;
  now: number;
  here: number[];
  watchers: number;
  state: TableState;
  turns: Turn[];
  you: You | null;
}

export type Command =
  | { type: 'sit'; name?: string }
  | { type: 'configure'; settings: Settings }
  | { type: 'seat_bot'; level: string; name: string }
  | { type: 'remove'; name: string }
  | { type: 'start' }
  | { type: 'choose'; round: number; turn: number; choice: string }
  | { type: 'hurry'; round: number; turn: number }
  | { type: 'stand_in'; seat: number }
  | { type: 'come_back' }
  | { type: 'leave' }
  | { type: 'rematch' }
  | { type: 'sign'; sign: Sign };

/** Friendly signs, all that people can say to each other. */
export const signs = ['hello', 'nice', 'oops', 'well_played'] as const;
export type Sign = (typeof signs)[number];
export interface SignMessage {
  type: 'sign';
  table: string;
  seat: number;
  sign: Sign;
}

/** What the house says over the WebSocket, one object a line. */
export type FromHouse =
  | TableMessage
  | SignMessage
  | { type: 'hello'; protocol: number; version: string; player: string | null; name: string | null; now: number }
  | { type: 'done'; id: number }
  | { type: 'error'; id?: number; code: string; at: string; message: string }
  | { type: 'pong'; id?: number; now: number }
  | { type: 'bye'; reconnect_ms: number }
  | { type: 'house'; store: string };
