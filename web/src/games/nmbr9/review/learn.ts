// A placement of a recorded game, asked again.
import { engine, reviewer } from '../../../engine/engine';
import type { Judged } from '../../../review/learn.svelte';
import { viewBefore } from '../../../review/position';
import type { RecordText } from '../../../review/review';
import type { TableView } from '../../../table/session';
import type { ReviewProps } from '../../game';
import type { JudgedPlace, Place, Tile } from '../engine';
import { readChoice, squaresOf, type Shapes } from '../layout';
import { placementOf, scoreOf, tilesOf, type Nmbr9Record } from './game';

export type JudgedTile = Judged & Pick<JudgedPlace, 'expected' | 'best' | 'holes' | 'best_holes'>;

const variantOf = (record: RecordText): string | undefined => (record as Nmbr9Record).variant;

/** The table before everybody placed the tile of that turn. */
export function viewOf(record: RecordText, seat: number, at: number): TableView {
  const { players, deck, placements } = record as Nmbr9Record;
  const variant = variantOf(record);
  return viewBefore(record, seat, at, {
    ...(variant === undefined ? {} : { options: { variant } }),
    turns: placements.map((round, i) => ({ round: i, turn: 0, outcome: { number: deck[i], placements: round } })),
    now: {
      round: at,
      turn: 0,
      game: { cards: deck.slice(0, at + 1), scores: players.map((_, i) => scoreOf(tilesOf(record, i, at - 1))) },
    },
    chosen: false,
  });
}

/** Whether a tile covers the same squares at both places: some look the same in two rotations. */
export function isSamePlace(shapes: Shapes, number: number, one: Place, other: Place): boolean {
  if (one.level !== other.level) return false;
  const of = (place: Place) =>
    squaresOf(shapes, { ...place, number })
      .map(([x, y]) => `${x},${y}`)
      .sort()
      .join(' ');
  return of(one) === of(other);
}

/** What the review has said already is not asked again. */
export async function judge({ record, review, seat, at }: ReviewProps, choice: string): Promise<JudgedTile> {
  const place = readChoice(choice);
  const found = placementOf(review, seat, at);
  const number = (record as Nmbr9Record).deck[at]!;
  if (!place) throw new Error('no place');
  const shapes = await engine().call('nmbr9.shapes', null);
  if (found?.best && found.expected !== null && isSamePlace(shapes, number, place, found.best)) {
    const { best, best_holes } = found;
    return {
      right: true,
      lost: 0,
      expected: best.expected,
      best,
      holes: best_holes ?? [],
      best_holes: best_holes ?? [],
    };
  }
  const tiles = tilesOf(record, seat, at - 1).map(({ number, x, y, level, rotation }): Tile => ({
    number,
    x,
    y,
    level,
    rotation,
  }));
  const variant = variantOf(record);
  return reviewer().call('nmbr9.judge', {
    ...place,
    number,
    tiles,
    ...(variant === undefined ? {} : { variant }),
  });
}
