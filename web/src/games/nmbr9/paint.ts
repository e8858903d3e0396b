// Colours of the page's theme as plain values, and digits drawn on a canvas from our strokes: what a picture outside of
// CSS needs.
import { digits } from '../../marks/strokes';

export interface Palette {
  ink: string;
  font: string;
  /** The face of a tile on a level. */
  face(number: number, level: number): string;
}

/** Colours as they are where `element` stands. */
export function paletteOf(element: HTMLElement): Palette {
  const probe = document.createElement('span');
  probe.hidden = true;
  element.append(probe);
  const dot = document.createElement('canvas');
  dot.width = dot.height = 1;
  const context = dot.getContext('2d', { willReadFrequently: true })!;
  const known = new Map<string, string>();
  const value = (css: string): string => {
    let found = known.get(css);
    if (found === undefined) {
      probe.style.color = css;
      element.append(probe);
      context.fillStyle = getComputedStyle(probe).color;
      context.fillRect(0, 0, 1, 1);
      const [r, g, b] = context.getImageData(0, 0, 1, 1).data;
      known.set(css, (found = `rgb(${r}, ${g}, ${b})`));
      probe.remove();
    }
    return found;
  };
  probe.remove();
  return {
    ink: value('var(--tile-ink)'),
    font: getComputedStyle(element).fontFamily,
    face: (number, level) =>
      value(`color-mix(in oklab, var(--tile-${number}) var(--level-keep-${Math.min(level, 3)}), var(--tile-fade))`),
  };
}

function square(size: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  return { canvas, context: canvas.getContext('2d')! };
}

export function drawNumeral(number: number, ink: string): HTMLCanvasElement {
  const { canvas, context } = square(256);
  context.strokeStyle = ink;
  context.lineWidth = 11;
  context.lineCap = context.lineJoin = 'round';
  for (const step of [0, 1, 2]) {
    context.setTransform(256 / 140, 0, 0, 256 / 140, 128 - (52 - 2.1 * step) * (256 / 140), -1.7 * step * (256 / 140));
    context.stroke(new Path2D(digits[number]));
  }
  return canvas;
}

export function drawLevel(level: number, { ink, font }: Palette): HTMLCanvasElement {
  const { canvas, context } = square(128);
  context.fillStyle = ink;
  context.font = `600 84px ${font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(`×${level}`, 64, 66, 124);
  return canvas;
}
