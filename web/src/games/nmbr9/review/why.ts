// Why a placement cost points, as far as the layout tells: the level it gave away, the hole it closed, what the best
// place does better.
import { list, t } from '../../../i18n/i18n.svelte';
import type { Place, Tile } from '../engine';
import { restsOn, squaresOf, type Shapes } from '../layout';

/** What a review says of a placement, and where it is. */
export interface Placed {
  number: number;
  lost: number;
  best: Place;
  holes: readonly (readonly [number, number])[];
  best_holes: readonly (readonly [number, number])[];
  /** Places that the cards to come would have on the level above it, and above the best one. */
  above: number;
  best_above: number;
}

/** How many edges a tile shares with others of its level. */
export function contact(shapes: Shapes, tiles: readonly Tile[], tile: Tile): number {
  const taken = new Set(
    tiles
      .filter(({ level }) => level === tile.level)
      .flatMap((other) => squaresOf(shapes, other).map(([x, y]) => `${x},${y}`)),
  );
  return squaresOf(shapes, tile).reduce(
    (sum, [x, y]) =>
      sum + [`${x - 1},${y}`, `${x + 1},${y}`, `${x},${y - 1}`, `${x},${y + 1}`].filter((at) => taken.has(at)).length,
    0,
  );
}

/** None for a placement that cost nothing. `before`: the tiles without it. */
export function reasons(shapes: Shapes, before: readonly Tile[], made: Tile, placed: Placed): string[] {
  if (placed.lost <= 0) return [];
  const { number, level } = made;
  const best: Tile = { ...placed.best, number };
  const said: string[] = [];
  if (best.level !== level) {
    const values = {
      level,
      points: number * level,
      best: best.level,
      there: number * best.level,
      below: list(restsOn(shapes, before, best).map((tile) => String(tile.number))),
    };
    if (best.level < level) said.push(t('nmbr9.why.lower', values));
    else said.push(t('nmbr9.why.higher', values));
  }
  if (placed.holes.length > 0) {
    said.push(t('nmbr9.why.hole', { n: placed.holes.length, level }));
    said.push(
      placed.best_holes.length === 0
        ? t('nmbr9.why.noHole')
        : t('nmbr9.why.otherHole', { n: placed.best_holes.length }),
    );
  }
  if (best.level === level) {
    const here = contact(shapes, before, made);
    const there = contact(shapes, before, best);
    if (there > here) said.push(t('nmbr9.why.contact', { here, there }));
    const on = restsOn(shapes, before, made).length;
    const onBest = restsOn(shapes, before, best).length;
    if (placed.best_above > placed.above)
      said.push(t('nmbr9.why.above', { here: placed.above, there: placed.best_above, level: level + 1 }));
    if (onBest > on) said.push(t('nmbr9.why.carriers', { here: on, there: onBest }));
  }
  if (said.length === 0) said.push(t('nmbr9.why.later'));
  return said;
}
