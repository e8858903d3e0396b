// Possible: the best layout for a shuffle that is known by now, sought by several instances of the engine, each with
// another seed. It gets better for as long as one looks. And the score that no layout exceeds.
import type { Engine } from '../../engine/api';
import type { Tile } from './engine';

const workAtATime = 1_500_000; // placements tried: some tenths of a second
const longMs = 60_000; // of searching; then it is left at that

export interface Best {
  score: number;
  tiles: Tile[];
}

export class Possible {
  best = $state.raw<Best | null>(null);
  most = $state<number | null>(null); // null: not known
  isSearching = $state(false);
  private readonly deck: readonly number[];
  private readonly engines: () => Engine[];
  private spentMs = 0;
  private askedForMost = false;
  private round = 0; // of searching; an answer to an earlier one comes too late

  constructor(deck: readonly number[], engines: () => Engine[]) {
    this.deck = deck;
    this.engines = engines;
  }

  /** Goes on where it stopped. */
  start(): void {
    if (this.isSearching || this.spentMs >= longMs) return;
    this.isSearching = true;
    const round = ++this.round;
    void Promise.allSettled(this.engines().map((engine, seed) => this.seek(engine, seed, round))).then(() => {
      if (round === this.round) this.isSearching = false;
    });
  }

  stop(): void {
    ++this.round;
    this.isSearching = false;
  }

  private async seek(engine: Engine, seed: number, round: number): Promise<void> {
    while (round === this.round && this.spentMs < longMs) {
      const begin = performance.now();
      const found = await engine.call('nmbr9.best', { deck: [...this.deck], seed, work: workAtATime });
      if (round !== this.round) return;
      if (seed === 0) this.spentMs += performance.now() - begin;
      if (found.tiles && found.score !== undefined && found.score > (this.best?.score ?? -1)) {
        this.best = { score: found.score, tiles: found.tiles };
      }
      if (seed === 0 && !this.askedForMost) await this.seekMost(engine);
    }
  }

  // Once, after the first layout; the search goes on without it if it cannot be told.
  private async seekMost(engine: Engine): Promise<void> {
    this.askedForMost = true;
    try {
      this.most = (await engine.call('nmbr9.bound', { deck: [...this.deck], score: this.best?.score ?? 0 })).bound;
    } catch {
      this.most = null;
    }
  }
}
