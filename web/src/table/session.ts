// One table as the screens see it, wherever it is: in the house (live.svelte.ts) or on this device (local.svelte.ts).
//
//   const session = liveTable(code);                    a table of the house, by the code in its link
//   const session = localGames.open(table);             a game on this device (games.svelte.ts)
//
// view, link, fault and next are reactive. A screen closes its session when it goes.
import type { Command, Sign, TableMessage, TableState } from './protocol';

/** The newest message with all turns so far. */
export interface TableView extends Omit<TableMessage, 'type'> {
  /** Add to Date.now() to get the clock by which deadlines are given. */
  clockOffset: number;
}

/** Where the rematch is played: in the house by its code, on this device by the name of the table. */
export interface Next {
  table: string;
  code: string;
  /** When it was last looked at; it may have begun since. */
  phase?: TableState['phase'];
}

/** A sign that somebody has just sent. */
export interface ShownSign {
  seat: number;
  sign: Sign;
  number: number; // which one since the table was opened
}

/** One device that goes from hand to hand: several people of a table play on it. While nobody holds it, the view is
 *  that of somebody who only looks on: nothing of anybody's choice in this turn is in it. */
export interface Hands {
  /** Their seats, in order. */
  readonly people: readonly number[];
  /** Whose view is shown. */
  readonly holder: number | null;
  /** The one on that seat has said to have the device in hand. */
  take(seat: number): Promise<void>;
  /** At once. Who has chosen is covered without it. */
  cover(): void;
}

/** Bots of this device that have not chosen yet. */
export interface Thinking {
  seats: readonly number[];
  /** Of the work of all bots in this turn, 0 to 1. */
  part: number;
}

export interface Session {
  readonly view: TableView | null; // null until it has come
  readonly place: 'house' | 'device';
  /** 'lost': the connection is gone and being sought; commands are kept and sent when it is back. */
  readonly link: 'open' | 'connecting' | 'lost';
  /** Why there is no table: a code of the house ("no_such_table"). `server_away` goes by itself when the house is
   *  back. */
  readonly fault: { code: string; message: string } | null;
  /** The rematch, once somebody wanted one. Nobody is taken there who did not ask. */
  readonly next: Next | null;
  /** Signs of the last seconds, at most one a seat. On this device nobody sends any. */
  readonly signs: readonly ShownSign[];
  /** On this device: false if the browser keeps nothing, so that the game ends with the page. In the house always
   *  true. */
  readonly kept: boolean;
  /** Null: everybody at the table has a device of their own, or plays alone. */
  readonly hands: Hands | null;
  /** Null while no bot of this device thinks. */
  readonly thinking: Thinking | null;
  /** Bots that think take the best they have found so far. */
  playNow(): void;
  /** Done when it is on disk; rejects with a Fault. */
  command(command: Command): Promise<void>;
  /** Asks for a rematch, or joins the one that somebody asked for; says where to go. Rejects with a Fault. */
  rematch(): Promise<Next>;
  /** Says that one is about to be shown what to choose in this turn: the record will have it. Null where nobody is:
   *  where people play each other. A game on this device that is to be played without help has null, too. */
  readonly help: (() => Promise<void>) | null;
  /** The record of the finished game, as a text to keep. */
  record(): Promise<string>;
  close(): void;
}

/** What a board gets. A board that only shows (replay, lesson, spectator) has seat null and no choose. */
export interface BoardProps {
  view: TableView;
  seat: number | null;
  choose?: (choice: string) => Promise<void>;
  hurry?: () => Promise<void>;
  /** What the game's `hints` found for this turn, once somebody wanted to be shown. */
  hints?: unknown;
  /** Called when everything up to the newest turn has been shown (the check has run or was skipped). */
  settled?: () => void;
}
