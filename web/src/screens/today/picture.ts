// A picture of a day to share, drawn by our own code: the score in drawn digits, what it is worth, and the layout.
import type { Box } from '../../games/game';
import { digits } from '../../marks/strokes';

export interface DayPicture {
  title: string;
  score: number;
  /** Beside the score. */
  lines: readonly string[];
  layout: (context: CanvasRenderingContext2D, box: Box) => void;
}

const size = 1080;
const margin = 72;

function drawScore(context: CanvasRenderingContext2D, score: number, x: number, y: number): number {
  const scale = 1.25;
  context.lineWidth = 11 * scale;
  context.lineCap = context.lineJoin = 'round';
  let at = x;
  for (const sign of String(score)) {
    const path = sign === '-' ? 'M24 74H74' : digits[Number(sign)];
    const stroke = new Path2D();
    stroke.addPath(new Path2D(path), new DOMMatrix([scale, 0, 0, scale, at, y]));
    context.stroke(stroke);
    at += 96 * scale;
  }
  return at;
}

/** A square PNG, in the colours of the page where `place` is. Rejects if the browser cannot draw it. */
export async function drawPicture(place: HTMLElement, picture: DayPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is no canvas');
  const { backgroundColor, color, fontFamily } = getComputedStyle(place);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, size, size);
  context.fillStyle = context.strokeStyle = color;
  const write = (text: string, x: number, y: number, font: string) => {
    context.font = `${font} ${fontFamily}`;
    context.fillText(text, x, y, size - margin - x);
  };
  write(picture.title, margin, margin + 40, '700 44px');
  const right = drawScore(context, picture.score, margin - 16, margin + 90) + 24;
  for (const [i, line] of picture.lines.entries()) write(line, right, margin + 160 + 50 * i, '500 36px');
  const top = margin + 310;
  picture.layout(context, { x: margin, y: top, width: size - 2 * margin, height: size - margin - top });
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the picture cannot be made'))), 'image/png'),
  );
}

/** To the share sheet where there is one, otherwise to a file. */
export async function sharePicture(blob: Blob, name: string, text: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    // Whoever closes the sheet has shared nothing, and wants nothing else.
    await navigator.share({ files: [file], text }).catch(() => {});
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
