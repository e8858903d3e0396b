// The kinds of steps that lessons of NMBR 9 are made of.
import type { LessonStep } from '../../../lessons/lesson';
import type { Place, PlaceCheck, Tile } from '../engine';
import type { Held } from '../hand.svelte';

export type Reason = Exclude<PlaceCheck['reason'], undefined | 'full'>;

/** Place the tile on that level. `start`: where it is held at first. */
interface Placing {
  kind: 'place';
  number: number;
  start: Held;
  level: number;
}
/** Tap the place that is not allowed. */
interface Refuse {
  kind: 'refuse';
  number: number;
  places: readonly Held[];
}
/** Say why this place is not allowed. */
interface Why {
  kind: 'why';
  number: number;
  place: Held;
  options: readonly Reason[];
}
/** Which place is better? `expected`: the points that a strong player may expect in the end, as the review values
 *  places (docs/review.md); lessons.test.ts asks the engine for them. */
interface Better {
  kind: 'better';
  number: number;
  places: readonly (Place & { expected: number })[];
}
/** What is the layout worth? */
interface Count {
  kind: 'count';
  options: readonly number[];
}

export type Nmbr9Step = LessonStep & { tiles: readonly Tile[] } & (Placing | Refuse | Why | Better | Count);
export type StepOf<Kind extends Nmbr9Step['kind']> = Extract<Nmbr9Step, { kind: Kind }>;
