// What one's own games are measured by: the `expert` bot, in 48 games. Written by research/played/measure.mjs, which
// says how.

export const expertScore = 104;

/** Of a hundred points: on levels 1, 2, 3, and 4 or higher. */
export const expertLevels: readonly number[] = [24, 33, 29, 14];

/** Points of a tile on average, by its number. */
export const expertTiles: readonly number[] = [0, 1, 2.4, 3.6, 5, 6, 7, 8, 9, 10];
