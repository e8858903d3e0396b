// Fingers and mouse on the board: one on the tile drags it from the first pixel on, one elsewhere moves the table, two
// zoom it, and one that hardly moves is a tap. Positions are pixels of the board.
export interface Pressed {
  x: number;
  y: number;
  touch: boolean;
}
export interface Actions {
  /** Whether one can take the tile in hand there. */
  take(at: Pressed): boolean;
  tap(at: Pressed): void;
  drag(at: Pressed): void;
  /** `back`: it was a tap, or two fingers; the tile goes where it was. */
  drop(back: boolean): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
}

type Kind = 'none' | 'pressed' | 'tile' | 'pan' | 'pinch';

export class Gestures {
  private points = new Map<number, Pressed>();
  private kind: Kind = 'none';
  private from: Pressed = { x: 0, y: 0, touch: false };
  private onTile = false;
  private isTap = false;

  constructor(private readonly actions: Actions) {}

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const at = where(event);
    this.points.set(event.pointerId, at);
    if (this.points.size === 1) {
      this.kind = 'pressed';
      this.from = at;
      this.isTap = true;
      this.onTile = this.actions.take(at);
    } else if (this.points.size === 2) {
      if (this.kind === 'tile') this.actions.drop(this.isTap);
      this.kind = 'pinch';
    }
  }

  move(event: PointerEvent): void {
    const before = this.points.get(event.pointerId);
    if (!before) return;
    const at = where(event);
    if (this.kind === 'pinch') this.pinch(event.pointerId, before, at);
    this.points.set(event.pointerId, at);
    if (Math.hypot(at.x - this.from.x, at.y - this.from.y) >= (at.touch ? 9 : 4)) this.isTap = false;
    if (this.kind === 'pressed' && this.onTile) this.kind = 'tile';
    if (this.kind === 'pressed' && !this.isTap) this.kind = 'pan';
    if (this.kind === 'tile') this.actions.drag(at);
    else if (this.kind === 'pan') this.actions.pan(at.x - before.x, at.y - before.y);
  }

  up(event: PointerEvent): void {
    const at = this.points.get(event.pointerId);
    if (!at) return;
    this.points.delete(event.pointerId);
    const isTap = this.isTap && event.type === 'pointerup';
    if (this.kind === 'tile') this.actions.drop(isTap);
    if (isTap && (this.kind === 'tile' || this.kind === 'pressed')) this.actions.tap(at);
    // One of two fingers goes on as if it had just moved the table.
    this.kind = this.kind === 'pinch' && this.points.size > 0 ? 'pan' : 'none';
  }

  private pinch(id: number, before: Pressed, at: Pressed): void {
    const other = [...this.points].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(at.x - other.x, at.y - other.y);
    this.actions.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    if (was > 0) this.actions.zoom(is / was, (at.x + other.x) / 2, (at.y + other.y) / 2);
  }
}

export function where(event: PointerEvent): Pressed {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top, touch: event.pointerType !== 'mouse' };
}
