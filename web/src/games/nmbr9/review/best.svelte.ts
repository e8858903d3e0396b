// The best layout known for the shuffle of a reviewed game: that of the review, and better ones that are found while one
// looks. One shuffle at a time.
import { seekers } from '../../../engine/engine';
import type { RecordText, Review } from '../../../review/review';
import type { Laid } from '../layout';
import { Possible } from '../possible.svelte';
import { tilesOf, type Nmbr9Record, type Nmbr9Review } from './game';

export interface BestLayout {
  score: number;
  bound: number | null;
  tiles: Laid[];
}

let deck = '';
let search = $state.raw<Possible | null>(null);

/** The search for this shuffle; null until the review has left the processors. */
export function searchFor(record: RecordText, review: Review | null): Possible | null {
  const own = (record as Partial<Nmbr9Record>).deck?.join() ?? '';
  return own === deck && review?.complete ? search : null;
}

/** Goes on for as long as a screen shows it; returns what ends it. */
export function seek(record: RecordText): () => void {
  const cards = (record as Nmbr9Record).deck;
  if (cards.join() !== deck) {
    search?.stop();
    deck = cards.join();
    search = new Possible(cards, seekers);
  }
  const own = search;
  own?.start();
  return () => own?.stop();
}

export function bestOf(record: RecordText, review: Review | null): BestLayout | null {
  const reviewed = (review as Nmbr9Review | null)?.best ?? null;
  const found = searchFor(record, review)?.best ?? null;
  if (!reviewed && !found) return null;
  const bound = reviewed?.upper_bound ?? null;
  if (!found || (reviewed && reviewed.score >= found.score))
    return { score: reviewed!.score, bound, tiles: tilesOf(reviewed!.record, 0, Infinity) };
  return { score: found.score, bound, tiles: found.tiles.map((tile, turn) => ({ ...tile, turn })) };
}
