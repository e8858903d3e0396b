// The layouts on a table, read from its turns, and what lies on what. Knows squares, not rules.
import type { Place, Shape, Tile } from './engine';
import type { GameState, TableState } from '../../table/protocol';
import type { TableView } from '../../table/session';

/** A tile of a layout and the turn in which it was placed. */
export interface Laid extends Tile {
  turn: number;
}
export interface Bounds {
  left: number;
  top: number;
  right: number; // one past the last column
  bottom: number;
}
/** Shapes by number and rotation. */
export type Shapes = readonly (readonly Shape[])[];

/** What everybody may know: the cards dealt so far; the last one is being placed. */
interface State extends GameState {
  cards: number[];
}
interface Outcome {
  number: number;
  placements: (Place | null)[];
}

export function shapeOf(shapes: Shapes, tile: { number: number; rotation: number }): Shape {
  return shapes[tile.number]![tile.rotation]!;
}

/** Its squares on the table. */
export function squaresOf(
  shapes: Shapes,
  tile: { number: number; rotation: number; x: number; y: number },
): [number, number][] {
  return shapeOf(shapes, tile).squares.map(([column, row]) => [tile.x + column, tile.y + row]);
}

/** The tiles of a seat in the order they were placed. */
export function layoutOf(view: TableView, seat: number): Laid[] {
  return view.turns.flatMap((turn, i) => {
    const { number, placements } = turn.outcome as Outcome;
    const place = placements[seat];
    return place ? [{ number, x: place.x, y: place.y, level: place.level, rotation: place.rotation, turn: i }] : [];
  });
}

export function cardsOf(state: TableState): number[] {
  return (state.game as State | undefined)?.cards ?? [];
}

export function scoresOf(state: TableState): number[] {
  return state.game?.scores ?? [];
}

/** The number being placed, or null when no turn is open. */
export function cardOf(view: TableView): number | null {
  if (view.state.phase !== 'playing') return null;
  return cardsOf(view.state)[view.turns.length] ?? null;
}

/** Numbers, copies of each, and cards of a game, from its variant ("U-9-2-20"). */
export function deckOf(state: TableState): { numbers: number; copies: number; cards: number } {
  const variant = state.settings.options?.['variant'];
  const found = /^\w+-(\d+)-(\d+)-(\d+)$/.exec(typeof variant === 'string' ? variant : '') ?? ['', '9', '2', '20'];
  return { numbers: Number(found[1]) + 1, copies: Number(found[2]), cards: Number(found[3]) };
}

export function choiceText(place: Place): string {
  return `${place.x},${place.y},${place.level},${place.rotation}`;
}

export function readChoice(choice: string): Place | null {
  const parts = choice.split(',').map(Number);
  if (parts.length !== 4 || parts.some((part) => !Number.isInteger(part))) return null;
  return { x: parts[0]!, y: parts[1]!, level: parts[2]!, rotation: parts[3]! };
}

/** Your own tile of this turn, if your choice stands. */
export function chosenTile(view: TableView): Laid | null {
  const number = cardOf(view);
  const place = view.you?.choice === undefined ? null : readChoice(view.you.choice);
  return number === null || place === null ? null : { number, ...place, turn: view.turns.length };
}

export function boundsOf(
  shapes: Shapes,
  tiles: readonly { number: number; rotation: number; x: number; y: number }[],
): Bounds | null {
  let bounds: Bounds | null = null;
  for (const tile of tiles) {
    const shape = shapeOf(shapes, tile);
    const own = { left: tile.x, top: tile.y, right: tile.x + shape.width, bottom: tile.y + shape.height };
    bounds = bounds === null ? own : join(bounds, own);
  }
  return bounds;
}

export function join(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** What lies on top of every square. */
export function tops(shapes: Shapes, tiles: readonly Tile[]): Map<string, Tile> {
  const found = new Map<string, Tile>();
  for (const tile of tiles) {
    for (const [x, y] of squaresOf(shapes, tile)) {
      const at = `${x},${y}`;
      if ((found.get(at)?.level ?? -1) < tile.level) found.set(at, tile);
    }
  }
  return found;
}

/** The tiles of the level below that a tile lies on. */
export function restsOn<T extends Tile>(shapes: Shapes, tiles: readonly T[], tile: Tile): T[] {
  const own = new Set(squaresOf(shapes, tile).map(([x, y]) => `${x},${y}`));
  return tiles.filter(
    (other) => other.level === tile.level - 1 && squaresOf(shapes, other).some(([x, y]) => own.has(`${x},${y}`)),
  );
}

/** Levels upwards, rows downwards: the order in which tiles are drawn. */
export function paintOrder<T extends Tile>(tiles: readonly T[]): { level: number; tiles: T[] }[] {
  const levels: { level: number; tiles: T[] }[] = [];
  const sorted = [...tiles].sort((a, b) => a.level - b.level || a.y - b.y || a.x - b.x);
  for (const tile of sorted) {
    if (levels.at(-1)?.level === tile.level) levels.at(-1)!.tiles.push(tile);
    else levels.push({ level: tile.level, tiles: [tile] });
  }
  return levels;
}
