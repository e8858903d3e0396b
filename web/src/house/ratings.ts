// Ratings, see docs/protocol.md. Rejects with a Fault.
import { json } from './house';

/** Numbers from the fifth rated game on. */
export interface Rating {
  rating: number | null;
  uncertainty: number | null;
  games: number;
  /** By the game that has just ended, if there was a rating before it. */
  change?: number;
}
export interface OwnRating extends Rating {
  game: string;
}

/** Seat by seat; null: nothing to show. */
export const ratingsAt = async (table: string): Promise<(Rating | null)[]> =>
  (await json<{ seats: (Rating | null)[] }>('GET', `/api/tables/${table}/ratings`)).seats;

export const ownRatings = async (): Promise<OwnRating[]> =>
  (await json<{ ratings?: OwnRating[] }>('GET', '/api/me')).ratings ?? [];
