// The ratings of who sits at a table, as they are now.
import { type Rating, ratingsAt } from '../../house/ratings';

export class RatingsNow {
  seats = $state.raw<(Rating | null)[]>([]);
  #newest = 0;

  /** Null: the table is not rated. A server that is away has nothing to show. */
  async look(table: string | null): Promise<void> {
    const asked = ++this.#newest;
    this.seats = [];
    if (table === null) return;
    const found = await ratingsAt(table).catch(() => []);
    if (asked === this.#newest) this.seats = found;
  }
}
