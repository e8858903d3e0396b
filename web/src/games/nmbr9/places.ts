// The legal places of the tile in hand, as the engine lists them once for a card: looked up while it is dragged,
// grouped by level, gone through from the highest level down.
import type { Place, Shape } from './engine';
import type { Bounds } from './layout';

export interface LevelOfPlaces {
  level: number;
  places: Place[];
}

export class Places {
  /** Highest level first; on a level the nearest to the middle of the layout first. */
  readonly order: Place[];
  readonly levels: LevelOfPlaces[] = [];
  private readonly known = new Map<string, Place>();
  /** For every rotation the first that looks the same. */
  private readonly same: number[];

  constructor(
    places: readonly Place[],
    private readonly shapes: readonly Shape[],
    bounds: Bounds | null,
  ) {
    this.same = shapes.map((shape) => shapes.findIndex((other) => looks(other) === looks(shape)));
    const middle =
      bounds === null ? { x: 0, y: 0 } : { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 };
    const away = (place: Place): number => {
      const centre = this.centre(place);
      return Math.hypot(centre.x - middle.x, centre.y - middle.y);
    };
    this.order = [...places].sort(
      (a, b) => b.level - a.level || away(a) - away(b) || a.rotation - b.rotation || a.y - b.y || a.x - b.x,
    );
    for (const place of this.order) {
      this.known.set(this.name(place.x, place.y, place.rotation), place);
      if (this.levels.at(-1)?.level === place.level) this.levels.at(-1)!.places.push(place);
      else this.levels.push({ level: place.level, places: [place] });
    }
  }

  private name(x: number, y: number, rotation: number): string {
    return `${x},${y},${this.same[rotation] ?? rotation}`;
  }

  centre(place: { x: number; y: number; rotation: number }): { x: number; y: number } {
    const shape = this.shapes[place.rotation]!;
    return { x: place.x + shape.width / 2, y: place.y + shape.height / 2 };
  }

  /** The legal place with its corner there, or null. */
  at(x: number, y: number, rotation: number): Place | null {
    return this.known.get(this.name(x, y, rotation)) ?? null;
  }

  /** The next one in order, on the same level if one is given. */
  step(from: { x: number; y: number; rotation: number }, by: 1 | -1, level: number | null = null): Place | null {
    const list = level === null ? this.order : (this.levels.find((group) => group.level === level)?.places ?? []);
    const here = this.at(from.x, from.y, from.rotation);
    const index = here === null ? -1 : list.indexOf(here);
    if (index < 0) return list[by === 1 ? 0 : list.length - 1] ?? null;
    return list[(index + by + list.length) % list.length] ?? null;
  }

  /** The legal place of this rotation nearest to a free position, if it is within `reach` squares. */
  near(x: number, y: number, rotation: number, reach: number): Place | null {
    let found: Place | null = null;
    let least = reach;
    for (let row = Math.floor(y - reach); row <= Math.ceil(y + reach); ++row) {
      for (let column = Math.floor(x - reach); column <= Math.ceil(x + reach); ++column) {
        const place = this.at(column, row, rotation);
        const distance = Math.hypot(column - x, row - y);
        if (place !== null && distance <= least) {
          least = distance;
          found = place;
        }
      }
    }
    return found;
  }

  /** The best place that covers a square: turned as it is rather than otherwise, then the nearest to it. */
  covering(x: number, y: number, rotation: number): Place | null {
    const turned = this.same[rotation];
    const cost = (place: Place): number => {
      const centre = this.centre(place);
      return Math.hypot(centre.x - x - 0.5, centre.y - y - 0.5) + (this.same[place.rotation] === turned ? 0 : 100);
    };
    return this.order
      .filter((place) =>
        this.shapes[place.rotation]!.squares.some(([column, row]) => place.x + column === x && place.y + row === y),
      )
      .reduce<Place | null>((a, b) => (a === null || cost(b) < cost(a) ? b : a), null);
  }

  /** The squares it can cover on a level, and whether it can as it is turned now. */
  reach(level: number, rotation: number): { x: number; y: number; now: boolean }[] {
    const found = new Map<string, { x: number; y: number; now: boolean }>();
    for (const place of this.levels.find((group) => group.level === level)?.places ?? []) {
      const now = this.same[place.rotation] === this.same[rotation];
      for (const [column, row] of this.shapes[place.rotation]!.squares) {
        const [x, y] = [place.x + column, place.y + row];
        const known = found.get(`${x},${y}`);
        if (known) known.now ||= now;
        else found.set(`${x},${y}`, { x, y, now });
      }
    }
    return [...found.values()];
  }
}

/** Squares that share an edge, area by area; the first square of each is its upper left one. */
export function areasOf(squares: readonly (readonly [number, number])[]): [number, number][][] {
  const left = new Map(squares.map(([x, y]) => [`${x},${y}`, [x, y] as [number, number]]));
  const sorted = [...left.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  const found: [number, number][][] = [];
  for (const first of sorted) {
    if (!left.delete(`${first[0]},${first[1]}`)) continue;
    const own = [first];
    for (const [x, y] of own) {
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = left.get(`${x + dx},${y + dy}`);
        if (next && left.delete(`${next[0]},${next[1]}`)) own.push(next);
      }
    }
    found.push(own);
  }
  return found;
}

function looks(shape: Shape): string {
  return shape.squares
    .map(([column, row]) => `${column},${row}`)
    .sort()
    .join(' ');
}
