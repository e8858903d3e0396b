// The shapes of the tiles, asked for once.
import type { Engine, Fault } from '../../engine/api';
import type { Shapes } from './layout';

class TileShapes {
  /** Why there are none. */
  fault = $state.raw<Fault | null>(null);
  private shapes = $state.raw<Shapes | null>(null);
  private engine: Engine | null = null;

  /** Null until the engine has answered. */
  of(engine: Engine): Shapes | null {
    if (!this.engine) {
      this.engine = engine;
      this.ask(engine);
    }
    return this.shapes;
  }

  again(): void {
    if (this.engine) this.ask(this.engine);
  }

  private ask(engine: Engine): void {
    engine.call('nmbr9.shapes', null).then(
      (shapes) => {
        this.shapes = shapes;
        this.fault = null;
      },
      (fault: Fault) => (this.fault = fault),
    );
  }
}
export const tileShapes = new TileShapes();
