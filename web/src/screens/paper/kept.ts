// What the paper table keeps on this device: who plays, and the game that goes on.
import { localShelf, type Shelf } from '../../settings/kept';

const mostSigns = 24;

/** Who played last, for the next game. */
export function keptNames(shelf: Shelf = localShelf): string[] {
  const kept = shelf.get('paper.names');
  if (!Array.isArray(kept)) return [];
  return kept.filter((name): name is string => typeof name === 'string').map((name) => name.slice(0, mostSigns));
}

export function keepNames(names: string[], shelf: Shelf = localShelf): void {
  shelf.set('paper.names', names);
}

export const keptGame = (page: string, shelf: Shelf = localShelf): unknown => shelf.get(`paper.game.${page}`);

/** False: the browser keeps nothing. Null: there is no game any more. */
export const keepGame = (page: string, game: unknown, shelf: Shelf = localShelf): boolean =>
  shelf.set(`paper.game.${page}`, game);
