// Fingers and mouse on the board: one on the tile drags it, one elsewhere moves the table, two zoom it, and one that
// does not move is a tap. Positions are pixels of the board.
export interface Pressed {
  x: number;
  y: number;
  touch: boolean;
}
export interface Actions {
  /** Whether the tile in hand is there. */
  onTile(at: Pressed): boolean;
  tap(at: Pressed, onTile: boolean): void;
  drag(at: Pressed, from: Pressed): void;
  drop(): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
}

type Kind = 'none' | 'pressed' | 'tile' | 'pan' | 'pinch';

export class Gestures {
  private points = new Map<number, Pressed>();
  private kind: Kind = 'none';
  private from: Pressed = { x: 0, y: 0, touch: false };
  private onTile = false;

  constructor(private readonly actions: Actions) {}

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const at = where(event);
    this.points.set(event.pointerId, at);
    if (this.points.size === 1) {
      this.kind = 'pressed';
      this.from = at;
      this.onTile = this.actions.onTile(at);
    } else if (this.points.size === 2) {
      if (this.kind === 'tile') this.actions.drop();
      this.kind = 'pinch';
    }
  }

  move(event: PointerEvent): void {
    const before = this.points.get(event.pointerId);
    if (!before) return;
    const at = where(event);
    if (this.kind === 'pinch') this.pinch(event.pointerId, before, at);
    this.points.set(event.pointerId, at);
    if (this.kind === 'pressed') {
      if (Math.hypot(at.x - this.from.x, at.y - this.from.y) < (at.touch ? 9 : 4)) return;
      this.kind = this.onTile ? 'tile' : 'pan';
    }
    if (this.kind === 'tile') this.actions.drag(at, this.from);
    else if (this.kind === 'pan') this.actions.pan(at.x - before.x, at.y - before.y);
  }

  up(event: PointerEvent): void {
    const at = this.points.get(event.pointerId);
    if (!at) return;
    this.points.delete(event.pointerId);
    if (this.kind === 'tile') this.actions.drop();
    else if (this.kind === 'pressed' && event.type === 'pointerup') this.actions.tap(at, this.onTile);
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
