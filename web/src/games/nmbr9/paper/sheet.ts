// Games that were played with cardboard: the tiles of everybody by level, or whole layouts. What may lie where the
// engine says; here it is only counted, and said what no layout can be.
import type { Place, Tile } from '../engine';
import type { Shapes } from '../layout';

/** Just the score: the numbers on every level, from level 0 up, in the order they were tapped. */
export type Levels = number[][];

export interface Seat {
  levels: Levels;
  tiles: Tile[]; // of the layout that is rebuilt, in the order they were placed
}
export type Way = 'levels' | 'rebuild';

export interface Sheet {
  id: string;
  at: number; // when it was begun, by Date.now()
  way: Way;
  names: string[];
  seats: Seat[];
  seat: number; // whose tiles are put in
  done: boolean[];
  /** Who keeps the game among those they have played. */
  you: number | null;
}

export const most = 4;
export const numbers = 10;
export const copies = 2;
export const cards = numbers * copies;
export const mostLevels = 10;
const shownLevels = 4;

export function begin(names: string[], way: Way, id: string, at: number): Sheet {
  const seats = names.map(() => ({ levels: Array.from({ length: shownLevels }, (): number[] => []), tiles: [] }));
  return { id, at, way, names, seats, seat: 0, done: names.map(() => false), you: null };
}

/** The numbers of a seat that are in. */
export function numbersOf({ way }: Pick<Sheet, 'way'>, { levels, tiles }: Seat): number[] {
  return way === 'levels' ? levels.flat() : tiles.map(({ number }) => number);
}

export const leftOf = (used: readonly number[], number: number): number =>
  copies - used.filter((one) => one === number).length;

/** A tile counts its number as often as its level says. */
export const pointsOf = (levels: Levels): number[] =>
  levels.map((on, level) => on.reduce((sum, number) => sum + number * level, 0));

export const levelsOf = (tiles: readonly Tile[]): Levels => {
  const found: Levels = [];
  for (const { number, level } of tiles) (found[level] ??= []).push(number);
  return Array.from(found, (on) => on ?? []);
};

export function scoreOf({ way }: Pick<Sheet, 'way'>, { levels, tiles }: Seat): number {
  return pointsOf(way === 'levels' ? levels : levelsOf(tiles)).reduce((sum, points) => sum + points, 0);
}

// ---- Tiles by level

function withSeat(sheet: Sheet, change: (seat: Seat) => Seat): Sheet {
  const seat = sheet.seats[sheet.seat];
  return seat ? { ...sheet, seats: sheet.seats.with(sheet.seat, change(seat)) } : sheet;
}

/** Nothing happens if both of them are in. */
export function put(sheet: Sheet, level: number, number: number): Sheet {
  return withSeat(sheet, (seat) => {
    const on = seat.levels[level];
    if (!on || leftOf(seat.levels.flat(), number) === 0) return seat;
    return { ...seat, levels: seat.levels.with(level, [...on, number]) };
  });
}

export function takeOff(sheet: Sheet, level: number, index: number): Sheet {
  return withSeat(sheet, (seat) => {
    const on = seat.levels[level];
    return on ? { ...seat, levels: seat.levels.with(level, on.toSpliced(index, 1)) } : seat;
  });
}

export function addLevel(sheet: Sheet): Sheet {
  return withSeat(sheet, (seat) =>
    seat.levels.length >= mostLevels ? seat : { ...seat, levels: [...seat.levels, []] },
  );
}

/** What no layout can be. Tiles that are not in may lie on the table. */
export type Doubt =
  | { kind: 'squares'; level: number; squares: number; below: number } // more than what is there to carry it
  | { kind: 'two'; level: number }; // a tile rests on two at least

export function doubtsOf(levels: Levels, shapes: Shapes): Doubt[] {
  const squaresOf = (on: readonly number[]): number =>
    on.reduce((sum, number) => sum + (shapes[number]?.[0]?.squares.length ?? 0), 0);
  const used = levels.flat();
  const rest = Array.from({ length: numbers }, (_, number) => Array<number>(leftOf(used, number)).fill(number)).flat();
  return levels.flatMap((on, level): Doubt[] => {
    if (level === 0 || on.length === 0) return [];
    const below = [...(levels[level - 1] ?? []), ...(level === 1 ? rest : [])];
    if (below.length < 2) return [{ kind: 'two', level }];
    const [squares, carried] = [squaresOf(on), squaresOf(below)];
    return squares > carried ? [{ kind: 'squares', level, squares, below: carried }] : [];
  });
}

// ---- Layouts

export function place(sheet: Sheet, number: number, at: Place): Sheet {
  return withSeat(sheet, (seat) => ({ ...seat, tiles: [...seat.tiles, { number, ...at }] }));
}

export function takeBack(sheet: Sheet): Sheet {
  return withSeat(sheet, (seat) => ({ ...seat, tiles: seat.tiles.slice(0, -1) }));
}

/** The card that comes next, if everybody has put in the same ones as the first so far. */
export function nextCard({ seats, seat }: Sheet): number | null {
  const order = seats[0]?.tiles.map(({ number }) => number) ?? [];
  const own = seats[seat]?.tiles.map(({ number }) => number) ?? [];
  if (seat === 0 || own.some((number, i) => number !== order[i])) return null;
  return order[own.length] ?? null;
}

/** The game as docs/records.md has it, if all have put in the same tiles in the same order. */
export function recordOf({ names, seats }: Sheet): string | null {
  const deck = seats[0]?.tiles.map(({ number }) => number) ?? [];
  const isSame = seats.every(
    ({ tiles }) => tiles.length === deck.length && tiles.every((t, i) => t.number === deck[i]),
  );
  if (!isSame || deck.length === 0) return null;
  const placements = deck.map((_, i) =>
    seats.map(({ tiles }) => {
      const { x, y, level, rotation } = tiles[i]!;
      return { x, y, level, rotation };
    }),
  );
  return JSON.stringify({ game: 'nmbr9', players: names, deck, placements });
}

// ---- One after the other

/** The next who is not done, or nobody. */
export function nextSeat({ done, seat }: Sheet): number | null {
  const order = done.map((_, i) => (seat + 1 + i) % done.length);
  return order.find((i) => !done[i] && i !== seat) ?? null;
}

export function finish(sheet: Sheet): Sheet {
  return { ...sheet, done: sheet.done.with(sheet.seat, true), seat: nextSeat(sheet) ?? sheet.seat };
}

/** Back to somebody's tiles. */
export const open = (sheet: Sheet, seat: number): Sheet => ({ ...sheet, seat, done: sheet.done.with(seat, false) });

export const isOver = ({ done }: Sheet): boolean => done.every(Boolean);

export function winnersOf(sheet: Sheet): number[] {
  if (!isOver(sheet)) return [];
  const scores = sheet.seats.map((seat) => scoreOf(sheet, seat));
  return scores.flatMap((points, seat) => (points === Math.max(...scores) ? [seat] : []));
}

// ---- Kept on the device

const isWhole = (value: unknown, least: number, highest: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= highest;
const isDigit = (value: unknown): value is number => isWhole(value, 0, numbers - 1);

function isSeat(value: unknown): value is Seat {
  if (typeof value !== 'object' || value === null) return false;
  const { levels, tiles } = value as Record<string, unknown>;
  if (!Array.isArray(levels) || levels.length === 0 || levels.length > mostLevels) return false;
  if (!levels.every((on) => Array.isArray(on) && on.every(isDigit))) return false;
  const isTile = (tile: unknown): tile is Tile => {
    const { number, x, y, level, rotation } = (tile ?? {}) as Record<string, unknown>;
    const isThere = isWhole(x, -1000, 1000) && isWhole(y, -1000, 1000) && isWhole(level, 0, 63);
    return isThere && isDigit(number) && isWhole(rotation, 0, 3);
  };
  return Array.isArray(tiles) && tiles.length <= cards && tiles.every(isTile);
}

/** What is kept, if it can be a sheet. */
export function readSheet(kept: unknown): Sheet | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { id, at, way, names, seats, seat, done, you } = kept as Record<string, unknown>;
  if (typeof id !== 'string' || !isWhole(at, 0, Number.MAX_SAFE_INTEGER)) return null;
  if (way !== 'levels' && way !== 'rebuild') return null;
  if (!Array.isArray(names) || names.length < 1 || names.length > most) return null;
  if (!names.every((name): name is string => typeof name === 'string')) return null;
  if (!Array.isArray(seats) || seats.length !== names.length || !seats.every(isSeat)) return null;
  if (!Array.isArray(done) || done.length !== names.length || !isWhole(seat, 0, names.length - 1)) return null;
  return {
    id,
    at,
    way,
    names,
    seats,
    seat,
    done: done.map(Boolean),
    you: isWhole(you, 0, names.length - 1) ? you : null,
  };
}
