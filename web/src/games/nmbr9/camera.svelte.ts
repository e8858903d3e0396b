// The camera: how the table is looked at. It keeps the layout and the tile in hand in sight, until the player looks
// elsewhere; that counts for one turn.
import type { Bounds } from './layout';
import { between, bring, fit, holds, zoom, type Inner, type Port } from './port';

export const stillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Camera {
  port = $state.raw<Port>({ square: 40, x: 0, y: 0 });
  private inner: Inner = { left: 0, top: 0, width: 0, height: 0 };
  /** The player chose in this turn what to look at; only a tile in hand that is out of sight moves the table now. */
  private own = false;
  /** A new turn: fit again if that shows more than it did. */
  private due = false;
  /** On its way: what lies on the table must not have motions of its own meanwhile. */
  gliding = $state(false);
  private frame = 0;
  private since = 0;

  /** The board has another size, or shows another layout. */
  reset(bounds: Bounds, inner: Inner): void {
    this.inner = inner;
    this.own = this.due = false;
    this.stop();
    this.since = performance.now();
    this.port = fit(bounds, inner);
  }

  /** The layout changed, or the tile in hand was put somewhere: `tile` must be in sight, `all` should be. */
  follow(all: Bounds, tile: Bounds | null): void {
    if (this.own) {
      if (tile && !holds(this.port, tile, this.inner)) this.glide(bring(this.port, tile, this.inner));
      return;
    }
    const best = fit(all, this.inner);
    // A layout that could be drawn a little larger keeps still: it would move with every card.
    if (!holds(this.port, all, this.inner) || (this.due && best.square > this.port.square * 1.1)) this.glide(best);
    this.due = false;
  }

  nextTurn(): void {
    this.own = false;
    this.due = true;
  }

  fit(bounds: Bounds): void {
    this.own = false;
    this.glide(fit(bounds, this.inner));
  }

  pan(dx: number, dy: number): void {
    this.take();
    this.shift(dx, dy);
  }

  /** The table moves along with a dragged tile; that is no look of one's own. */
  shift(dx: number, dy: number): void {
    this.stop();
    this.port = { ...this.port, x: this.port.x + dx, y: this.port.y + dy };
  }

  zoom(factor: number, x: number, y: number): void {
    this.take();
    this.port = zoom(this.port, factor, x, y, this.inner);
  }

  /** By a button or a key: around the middle. */
  zoomStep(factor: number): void {
    this.own = true;
    const { left, top, width, height } = this.inner;
    this.glide(zoom(this.port, factor, left + width / 2, top + height / 2, this.inner));
  }

  stop(): void {
    this.gliding = false;
    cancelAnimationFrame(this.frame);
  }

  private take(): void {
    this.own = true;
    this.stop();
  }

  private glide(to: Port): void {
    this.stop();
    // Right after the beginning the first tile in hand is still part of the first look.
    if (stillness() || performance.now() - this.since < 400) {
      this.port = to;
      return;
    }
    this.gliding = true;
    const from = this.port;
    const begin = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - begin) / 220));
      this.port = part === 1 ? to : between(from, to, 1 - (1 - part) ** 3);
      this.gliding = part < 1;
      if (this.gliding) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }
}
