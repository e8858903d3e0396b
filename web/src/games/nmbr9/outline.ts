// The outline of a set of squares as an SVG path, with soft corners. One square is 1 wide.
export interface Corners {
  inset: number;
  convex: number; // radii
  concave: number;
}
type Point = [number, number];

/** The edges around the squares, clockwise, so that the squares are on the right: from each corner, where it goes. */
function edges(squares: readonly (readonly [number, number])[]): Map<string, Point[]> {
  const taken = new Set(squares.map(([x, y]) => `${x},${y}`));
  const from = new Map<string, Point[]>();
  const add = (x: number, y: number, to: Point) => from.set(`${x},${y}`, [...(from.get(`${x},${y}`) ?? []), to]);
  for (const [x, y] of squares) {
    if (!taken.has(`${x},${y - 1}`)) add(x, y, [x + 1, y]);
    if (!taken.has(`${x + 1},${y}`)) add(x + 1, y, [x + 1, y + 1]);
    if (!taken.has(`${x},${y + 1}`)) add(x + 1, y + 1, [x, y + 1]);
    if (!taken.has(`${x - 1},${y}`)) add(x, y + 1, [x, y]);
  }
  return from;
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
}

/** Corners of the closed lines around the squares: one line, and one more for each hole. */
function loops(squares: readonly (readonly [number, number])[]): Point[][] {
  const from = edges(squares);
  const found: Point[][] = [];
  for (const [key, exits] of from) {
    while (exits.length > 0) {
      const start = key.split(',').map(Number) as Point;
      const line: Point[] = [start];
      let at = exits.shift() as Point;
      while (at[0] !== start[0] || at[1] !== start[1]) {
        const before = line.at(-1) as Point;
        const ways = from.get(`${at[0]},${at[1]}`) as Point[];
        ways.sort((a, b) => turn(before, at, b) - turn(before, at, a)); // at a touching corner stay on the same square
        line.push(at);
        at = ways.shift() as Point;
      }
      found.push(
        line.filter((point, i) => turn(line.at(i - 1) as Point, point, line[(i + 1) % line.length] as Point) !== 0),
      );
    }
  }
  return found;
}

export function outline(squares: readonly (readonly [number, number])[], scale: number, corners: Corners): string {
  const text = (value: number) => String(Math.round(value * scale * 100) / 100);
  return loops(squares)
    .map((line) => {
      const steps = line.map((point, i) => {
        const before = line.at(i - 1) as Point;
        const after = line[(i + 1) % line.length] as Point;
        const [ix, iy] = [Math.sign(point[0] - before[0]), Math.sign(point[1] - before[1])];
        const [ox, oy] = [Math.sign(after[0] - point[0]), Math.sign(after[1] - point[1])];
        const round = turn(before, point, after) > 0;
        const r = round ? corners.convex : corners.concave;
        const x = point[0] + corners.inset * (-iy - oy);
        const y = point[1] + corners.inset * (ix + ox);
        const arc = `A${text(r)} ${text(r)} 0 0 ${round ? 1 : 0} ${text(x + ox * r)} ${text(y + oy * r)}`;
        return `${text(x - ix * r)} ${text(y - iy * r)}${arc}`;
      });
      return `M${steps.join('L')}Z`;
    })
    .join('');
}
