// What one's own games are measured by: `hard` bots among themselves, by how many play, in a hundred numbers. `hard`
// mixes its numbers as the equilibrium does. Written by research/played/measure.mjs, which says how.
type ByPlayers = Readonly<Record<number, readonly number[]>>;

/** Numbers that begin with each digit. */
export const firstDigitsIn100: ByPlayers = {
  2: [1.2, 1.6, 2, 4.8, 7.4, 12.7, 17.4, 19.8, 19.2, 14.1],
  3: [2.2, 2.1, 2.1, 1.6, 5, 14.1, 22.7, 18.7, 17, 14.5],
  4: [4, 1.7, 2.5, 1.5, 2.8, 16, 13.6, 15.9, 19.4, 22.8],
  5: [4, 1.7, 2.5, 1.5, 2.8, 16, 13.6, 15.9, 19.4, 22.8],
};

/** Numbers that are eliminated. */
export const eliminatedIn100: Readonly<Record<number, number>> = { 2: 10.3, 3: 30.1, 4: 44.1, 5: 50 };

/** Of the digits by which they are. */
export const fatalDigitsIn100: ByPlayers = {
  2: [8, 7.2, 9.7, 8.4, 7.2, 7.6, 13.9, 13.9, 11.4, 12.7],
  3: [6, 5.9, 3.1, 9.2, 2.9, 5.5, 13.1, 10.6, 13.6, 30.2],
  4: [5.7, 3.3, 4.8, 2, 9.4, 8.8, 16.1, 6.5, 15.4, 27.9],
  5: [5.7, 3.3, 4.8, 2, 9.4, 8.8, 16.1, 6.5, 15.4, 27.9],
};
