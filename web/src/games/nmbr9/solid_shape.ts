// The outline of a tile as shapes of three.js. The path is one of ours: M, then A and L by turns, Z.
import { Path, Shape, ShapeUtils } from 'three';

export function shapesOfPath(path: string, scale: number): Shape[] {
  const lines = path
    .split('M')
    .slice(1)
    .map((part) => trace(part, scale));
  // The first line goes around the tile; any other goes around a hole.
  const [outer, ...holes] = lines.sort(
    (a, b) => Math.abs(ShapeUtils.area(b.getPoints())) - Math.abs(ShapeUtils.area(a.getPoints())),
  );
  if (!outer) return [];
  const shape = new Shape();
  shape.curves = outer.curves;
  shape.holes = holes;
  return [shape];
}

function trace(part: string, scale: number): Path {
  const steps = [...part.matchAll(/([\d.-]+) ([\d.-]+)A([\d.-]+) [\d.-]+ 0 0 [01] ([\d.-]+) ([\d.-]+)/g)].map(
    (found) => ({
      begin: { x: Number(found[1]) * scale, y: Number(found[2]) * scale },
      end: { x: Number(found[4]) * scale, y: Number(found[5]) * scale },
    }),
  );
  const line = new Path();
  steps.forEach(({ begin, end }, i) => {
    const before = steps.at(i - 1)!.end;
    if (i === 0) line.moveTo(begin.x, begin.y);
    else line.lineTo(begin.x, begin.y);
    const level = Math.abs(before.y - begin.y) < 1e-6; // which way the line came decides where its corner is
    line.quadraticCurveTo(level ? end.x : begin.x, level ? begin.y : end.y, end.x, end.y);
  });
  line.closePath();
  return line;
}
