// Scores of layouts, as the engine counts them, kept by what lies on which level: the score of a tile in hand is
// already there when it is placed.
import type { Engine } from '../../engine/api';
import type { LayoutScore, Tile } from './engine';

export class Scores {
  private known = $state.raw<ReadonlyMap<string, LayoutScore>>(new Map());
  private readonly asked = new Set<string>();

  constructor(private readonly engine: Engine) {}

  of(tiles: readonly Tile[]): LayoutScore | null {
    const plain = tiles.map(({ number, x, y, level, rotation }) => ({ number, x, y, level, rotation }));
    // The score depends on numbers and levels only.
    const name = plain.map(({ number, level }) => `${number}/${level}`).join(' ');
    const found = this.known.get(name);
    if (found) return found;
    if (!this.asked.has(name)) {
      this.asked.add(name);
      this.engine.call('nmbr9.score', { tiles: plain }).then(
        (score) => (this.known = new Map(this.known).set(name, score)),
        () => this.asked.delete(name),
      );
    }
    return null;
  }
}
