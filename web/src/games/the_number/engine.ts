// Methods of the engine for The Number. A choice is a text of three digits: "761".
import type { Fault } from '../../engine/api';

/** What a number would do. One that is not complete is not legal, and counts as far as it is written. */
export interface Preview {
  legal: boolean;
  fault?: Fault; // why not: bad_number, unavailable_digit, player_is_out
  void?: true; // may be written (slips: void), but has an unavailable digit and comes to nothing
  first: number; // points if approved
  bonus: number; // more, if it is also the highest
  crossed: number[]; // if approved
}

/** What every number that a seat could write in a turn was worth, for a review. Lists belong together, ascending. */
export interface TurnMap {
  number: string | null; // what was written
  value: number; // what that was worth, or writing nothing
  gap?: number; // of the values, with two players
  stderr?: number; // of the value, with more
  numbers: string[]; // those that could be written; none for a seat that is out
  values: number[]; // against the others' part of the equilibrium
  real: number[]; // against what they really wrote, in the same unit
  points: number[]; // that it would have scored in this turn
  mix: { number: string; part: number }[]; // the seat's part of the equilibrium, the most frequent first
}

declare module '../../engine/api' {
  interface Methods {
    /** `turn` from 0, `available` digits of whoever writes, `number` as far as it is written. */
    'the-number.preview': { in: { options: unknown; turn: number; available: number[]; number: string }; out: Preview };
    /** `record` is the text of one, `round` and `turn` count from 0. Error `asset_missing`: fetch the file `at`. */
    'the-number.map': { in: { record: string; round: number; turn: number; seat: number }; out: TurnMap };
  }
}
