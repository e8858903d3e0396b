// A layout on a canvas: the tiles from below, each with its number where most of it is seen.
import { engine } from '../../../engine/engine';
import type { RecordText } from '../../../review/review';
import type { Box } from '../../game';
import { boundsOf, squaresOf } from '../layout';
import { face, unit } from '../look';
import { drawNumeral, paletteOf } from '../paint';
import { tilesOf } from '../review/game';
import { tileShapes } from '../shapes.svelte';

export function draw(context: CanvasRenderingContext2D, record: RecordText, box: Box, place: HTMLElement): void {
  const shapes = tileShapes.of(engine());
  const tiles = [...tilesOf(record, 0, Infinity)].sort((a, b) => a.level - b.level);
  const bounds = shapes && boundsOf(shapes, tiles);
  if (!shapes || !bounds) return;
  const palette = paletteOf(place);
  const size = Math.min(box.width / (bounds.right - bounds.left), box.height / (bounds.bottom - bounds.top), 70);
  const left = box.x + (box.width - size * (bounds.right - bounds.left)) / 2;
  const top = box.y + (box.height - size * (bounds.bottom - bounds.top)) / 2;
  const laid = tiles.map((tile) => ({ ...tile, squares: squaresOf(shapes, tile) }));
  for (const [i, { number, level, squares }] of laid.entries()) {
    context.save();
    context.translate(left - bounds.left * size, top - bounds.top * size);
    context.scale(size / unit, size / unit);
    context.shadowColor = 'rgb(0 0 0 / 0.35)';
    context.shadowBlur = 3 + 3 * level;
    context.shadowOffsetY = 2 + 2 * level;
    context.fillStyle = palette.face(number, level);
    context.fill(new Path2D(face(squares)));
    context.restore();
    const above = new Set(laid.slice(i + 1).flatMap((tile) => tile.squares.map(String)));
    const seen = squares.filter((square) => !above.has(String(square)));
    const middle = [0, 1].map((axis) => squares.reduce((sum, one) => sum + one[axis as 0 | 1], 0) / squares.length);
    const far = ([x, y]: readonly [number, number]) => Math.hypot(x - middle[0]!, y - middle[1]!);
    const at = seen.sort((a, b) => far(a) - far(b))[0];
    if (!at) continue;
    const [x, y] = [left + (at[0] - bounds.left) * size, top + (at[1] - bounds.top) * size];
    context.drawImage(drawNumeral(number, palette.ink), x + size * 0.12, y + size * 0.12, size * 0.76, size * 0.76);
  }
}
