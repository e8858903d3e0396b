// The line of an arrow and its head, as two paths.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface ArrowPath {
  line: string;
  head: string;
}
type Point = [number, number];

const text = (...points: Point[]): string => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');

/** A curve with its control points, and a head along its end. */
function arrow(from: Point, leave: Point, arrive: Point, to: Point): ArrowPath {
  const angle = Math.atan2(to[1] - arrive[1], to[0] - arrive[0]);
  const barb = (turn: number): Point => [to[0] - 13 * Math.cos(angle + turn), to[1] - 13 * Math.sin(angle + turn)];
  return {
    line: `M${text(from)}C${text(leave, arrive, to)}`,
    head: `M${text(barb(0.5))}L${text(to)}L${text(barb(-0.5))}`,
  };
}

/** From the top of the lower box to the bottom of the higher one. */
export function between(from: Box, to: Box): ArrowPath {
  const start: Point = [from.x + from.width / 2, from.y + from.height * 0.05];
  const end: Point = [to.x + to.width / 2, to.y + to.height + 2];
  const across = end[0] - start[0];
  const half = (start[1] + end[1]) / 2;
  const bow = Math.abs(across) < 4 ? from.width * 0.3 : 0;
  return arrow(start, [start[0] + bow, half], [end[0] + bow - across * 0.28, half], end);
}

/** From the left edge of the lower box around what lies between to the left edge of the higher one. */
export function around(from: Box, to: Box, lane: number): ArrowPath {
  const start: Point = [from.x - 3, from.y + from.height / 2];
  const end: Point = [to.x - 2, to.y + to.height * 0.62];
  const out = Math.min(from.x, to.x) - 22 - 6 * lane;
  return arrow(start, [out, start[1]], [out, end[1]], end);
}
