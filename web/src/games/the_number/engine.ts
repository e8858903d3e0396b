// Methods of the engine for The Number. A choice is a text of three digits: "761".
import type { Fault } from '../../engine/api';

/** One seat's number in the check of a turn. */
export interface Step {
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
export interface Check {
  round: number;
  turn: number;
  steps: Step[];
}

/** The score sheet of one seat. */
export interface Sheet {
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
export interface Preview {
  legal: boolean;
  fault?: Fault; // why not: bad_number, unavailable_digit, player_is_out
  void?: true; // may be written (slips: void), but has an unavailable digit and comes to nothing
  first: number; // points if approved
  bonus: number; // more, if it is also the highest
  crossed: number[]; // if approved
}

declare module '../../engine/api' {
  interface Methods {
    /** The check of every resolved turn and the sheets, from all turns of a `table` message in order. `available` is now:
     *  all digits again after a round. */
    'number.story': {
      in: { options: unknown; seats: number; turns: { round: number; turn: number; choices: (string | null)[] }[] };
      out: { checks: Check[]; sheets: Sheet[]; available: number[][] };
    };
    /** `turn` from 0, `available` digits of whoever writes, `number` as far as it is written. */
    'number.preview': { in: { options: unknown; turn: number; available: number[]; number: string }; out: Preview };
  }
}
