// What one's own games are measured by: the `expert` bot, in 48 games. Written by research/played/measure.mjs, which
// says how.

/** Of a hundred points: on levels 1, 2, 3, and 4 or higher. */
export const expertLevels: readonly number[] = [30.4, 38.5, 27.5, 3.6];

/** Points of a tile on average, by its number. */
export const expertTiles: readonly number[] = [0, 0.7, 0.8, 1.3, 2.5, 4.4, 7.4, 9.1, 10.6, 13.8];

/** The mean score, as its level says (src/games/nmbr9/bots/levels.cpp). */
export const expertScore = 104;
