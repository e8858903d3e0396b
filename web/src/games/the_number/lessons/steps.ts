// The kinds of steps that lessons of The Number are made of. Numbers stand in the order of the seats.
import type { LessonStep } from '../../../lessons/lesson';

/** Tap the numbers from the lowest up. */
interface Order {
  kind: 'order';
  numbers: readonly string[];
}
/** Tap the digit that eliminates a number. From the highest number down. */
interface Digit {
  kind: 'digit';
  numbers: readonly string[];
  of: string;
}
/** Tap every number of which that is true. From the highest number down; `turn` from 0. */
interface Who {
  kind: 'who';
  numbers: readonly string[];
  want: 'approved' | 'eliminated' | 'bonus' | 'most';
  turn?: number;
}
/** What a number that is written has to do, beside being approved. */
export interface Goal {
  bonus?: true;
  points?: number; // at least
  eliminates?: readonly string[];
}
/** Write a number against these; you are the first seat. `crossed`: what you have crossed out with numbers before. */
export interface Write {
  kind: 'write';
  others: readonly string[];
  goal: Goal;
  turn?: number;
  before?: readonly string[];
}
/** Tap the digits that a number crosses out. */
interface Cross {
  kind: 'cross';
  numbers: readonly string[]; // yours is the first
}
/** How much is it? */
interface Count {
  kind: 'count';
  numbers: readonly string[]; // yours is the first
  what: 'points' | 'crossed';
  options: readonly number[];
  turn?: number;
}
/** Choose between numbers, tables or turns by figures of our solvers, which are shown afterwards; the highest is right.
 *  lessons.test.ts asks the engine for them.
 *  approved: how often, in the turn, at a table of so many players with all digits, who play like the equilibrium;
 *  points: in the rest of the round; ahead: points more than the only other player;
 *  worth: points that the 9 is worth before the turn to the only one of two players who still has it. */
export interface Choose {
  kind: 'choose';
  what: 'approved' | 'points' | 'ahead' | 'worth';
  by: 'number' | 'players' | 'turn';
  options: readonly { number: string; players: number; turn: number; figure: number }[];
}

export type NumberStep = LessonStep & (Order | Digit | Who | Write | Cross | Count | Choose);
export type StepOf<Kind extends NumberStep['kind']> = Extract<NumberStep, { kind: Kind }>;
