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

declare module '../../engine/api' {
  interface Methods {
    /** `turn` from 0, `available` digits of whoever writes, `number` as far as it is written. */
    'the-number.preview': { in: { options: unknown; turn: number; available: number[]; number: string }; out: Preview };
  }
}
