// Tiny for examples/client.mjs: how to choose, and what to tell.
export const name = 'tiny';
export const choose = (game, seat) => String(game.left[seat].at(-1));
export const tell = (outcome, names) =>
  `card ${outcome.card}, ${outcome.winner === null ? 'nobody' : names[outcome.winner]} scores`;
