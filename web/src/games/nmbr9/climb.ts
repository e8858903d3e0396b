// The score card by card, as a line of steps. The scale grows with the score; a goal is always on it.
export interface Climb {
  top: number; // of the scale
  ticks: number[];
  /** Points of the line in a box of 1 x 1, y downwards. */
  path: string;
  end: { x: number; y: number };
}

export function climbOf(totals: readonly number[], cards: number, goal: number): Climb {
  const top = Math.max(goal * 1.15, Math.ceil((Math.max(0, ...totals) * 1.1) / 10) * 10);
  const x = (turn: number): number => turn / cards;
  const y = (points: number): number => 1 - points / top;
  let path = `M0 ${y(0)}`;
  totals.forEach((points, turn) => (path += `V${y(points)}H${x(turn + 1)}`));
  return {
    top,
    ticks: [0, goal / 2, goal, goal * 1.5, goal * 2].filter((tick) => tick < top),
    path,
    end: { x: x(totals.length), y: y(totals.at(-1) ?? 0) },
  };
}
