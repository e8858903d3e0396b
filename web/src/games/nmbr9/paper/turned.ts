// The cards that are turned one by one: which shuffle, and how far this device has turned it. The link to it holds the
// shuffle only, so nobody sees a card before it is turned.
import { newTableName } from '../../../table/random';
import { cards } from './sheet';

export interface Turned {
  seed: string;
  count: number; // cards that are turned
}

/** Some signs that can also be read out. */
export const newSeed = (): string => newTableName().slice(0, 8);

const isSeed = (text: string): boolean => /^[\w-]{1,40}$/.test(text);

export const linkOf = (seed: string): string => `/paper/cards#seed=${seed}`;

/** The shuffle that the address asks for; null: none. */
export function readSeed(hash: string): string | null {
  const seed = new URLSearchParams(hash.replace(/^#/, '')).get('seed');
  return seed !== null && isSeed(seed) ? seed : null;
}

export function readTurned(kept: unknown): Turned | null {
  const { seed, count } = (kept ?? {}) as Partial<Turned>;
  if (typeof seed !== 'string' || !isSeed(seed)) return null;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= cards ? { seed, count } : null;
}

/** The address decides; how far it was turned is known if it is the same shuffle. */
export function opened(kept: Turned | null, seed: string | null): Turned {
  if (seed === null) return kept ?? { seed: newSeed(), count: 0 };
  return kept?.seed === seed ? kept : { seed, count: 0 };
}
