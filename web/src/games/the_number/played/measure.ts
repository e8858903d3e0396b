// What one's own games are measured by: `hard` bots among themselves, by how many play, in a hundred numbers. `hard`
// mixes its numbers as the equilibrium does. Written by research/played/measure.mjs, which says how: 200 games of two,
// 60 of three, 40 of four and of five.
type ByPlayers = Readonly<Record<number, readonly number[]>>;

/** Numbers that begin with each digit. */
export const firstDigitsIn100: ByPlayers = {
  2: [1.4, 1.6, 1.6, 4.5, 7.6, 12.8, 17.5, 19.9, 19.4, 13.7],
  3: [1.3, 1.6, 3.1, 5, 8.6, 12.8, 15.7, 18.6, 19.9, 13.5],
  4: [3.3, 3.3, 7.4, 4.7, 10.4, 11.9, 10.5, 14.8, 16.8, 16.9],
  5: [2.3, 3.7, 6.8, 5.8, 7.4, 9.2, 12, 17.1, 18.6, 17.2],
};

/** Numbers that are eliminated. */
export const eliminatedIn100: Readonly<Record<number, number>> = { 2: 10.5, 3: 20.8, 4: 27.2, 5: 41.3 };

/** Of the digits by which they are. */
export const fatalDigitsIn100: ByPlayers = {
  2: [7.6, 8.4, 8, 6.1, 7.4, 8.8, 12.8, 13.2, 11.8, 16],
  3: [13.4, 7.9, 7.2, 5, 4.3, 9.1, 11.8, 11.8, 12, 17.5],
  4: [11.5, 7.7, 8.5, 5.7, 10.1, 11.1, 9.3, 9.5, 11.5, 15.2],
  5: [11.8, 8.1, 6.4, 7.4, 5.8, 7.7, 10.1, 13.6, 14.1, 15],
};
