// Methods of the engine for The Number. A choice is a text of three digits: "761".
import type { Fault } from '../../engine/api';
import type { GameState } from '../../table/protocol';

/** What a number would do. One that is not complete is not legal, and counts as far as it is written. */
export interface Preview {
  legal: boolean;
  fault?: Fault; // why not: bad_number, unavailable_digit, player_is_out
  void?: true; // may be written (slips: void), but has an unavailable digit and comes to nothing
  first: number; // points if approved
  bonus: number; // more, if it is also the highest
  crossed: number[]; // if approved
}

/** A turn of a recorded game: what every number was worth to one seat. */
export interface NumberMap {
  number: string | null; // written
  value: number;
  gap?: number; // two players
  stderr?: number; // three to five
  tolerance: number; // a number that is worth less than the best by less than this is right
  available: number[]; // digits before the turn
  numbers: string[]; // that could be written, ascending; the lists below go with them
  values: number[]; // against the equilibrium
  real: number[]; // against what the others wrote
  approved: number[]; // how often, against the equilibrium
  points: number[]; // in this turn, against what the others wrote
  mix: { number: string; part: number }[]; // the equilibrium, most frequent first
  outcome: MapOutcome[]; // by seat
}

export interface MapOutcome {
  number: string | null;
  status: 'approved' | 'eliminated' | 'void' | 'none' | 'out';
  points: number;
  bonus: number;
  crossed: number[];
  cause?: { number: string; seats: number[]; digits: number[] };
}

/** The turns of a recorded game, in their order. */
export interface NumberTurns {
  options: Record<string, unknown>; // complete
  /** `game` is the state before the turn, as tables have it. */
  turns: { round: number; turn: number; game: GameState; outcome: MapOutcome[] }[];
}

declare module '../../engine/api' {
  interface Methods {
    /** `turn` from 0, `available` digits of whoever writes, `number` as far as it is written. */
    'the-number.preview': { in: { options: unknown; turn: number; available: number[]; number: string }; out: Preview };
    /** Rounds, turns and seats are counted from 0. `takes_long`: bonuses whose round the review solves first. */
    'the-number.map': {
      in: { record: string; round: number; turn: number; seat: number };
      out: NumberMap;
    };
    'the-number.turns': { in: { record: string }; out: NumberTurns };
  }
}
