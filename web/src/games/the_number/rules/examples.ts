// The numbers in the pictures of the rules. examples.test.ts asks the engine whether they do what the pictures say.

/** From the highest down; the last one is approved, each of the others is eliminated by the next. */
export const pair = ['842', '385'];
export const chain = ['842', '385', '319'];
export const equal = ['595', '595'];
/** A number that is approved as the highest, on the third turn. */
export const points = { number: '629', turn: 2, first: 6, bonus: 4, total: 10, crossed: [2, 6, 9] };
export const bonuses = [2, 3, 4, 6, 8];
