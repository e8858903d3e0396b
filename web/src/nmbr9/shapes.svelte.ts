// The shapes of the tiles, asked for once.
import type { Engine } from '../engine/api';
import type { Shapes } from './layout';

class Kept {
  shapes = $state.raw<Shapes | null>(null);
  asked = false;
}
const kept = new Kept();

/** Null until the engine has answered. */
export function shapesOf(engine: Engine): Shapes | null {
  if (!kept.asked) {
    kept.asked = true;
    engine.call('nmbr9.shapes', null).then(
      (shapes) => (kept.shapes = shapes),
      () => (kept.asked = false),
    );
  }
  return kept.shapes;
}
