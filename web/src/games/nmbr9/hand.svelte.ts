// The tile in hand: where it is held, how it is turned, and what the engine says of that place. The engine lists all
// legal places once for a card; a place that is not among them is asked about, and the reason kept.
import type { Engine } from '../../engine/api';
import type { Place, PlaceCheck, Tile } from './engine';
import { boundsOf, type Shapes } from './layout';
import { Places } from './places';

export interface Held {
  x: number;
  y: number;
  rotation: number;
}

/** When a tile is turned, a legal place this near (in squares) draws it. */
const pull = 0.8;
/** The first tile waits this far (in squares) below the middle of the empty table. */
const beside = 4;

export class Hand {
  number = $state.raw(0);
  at = $state.raw<Held>({ x: 0, y: 0, rotation: 0 });
  /** Where it is while it is dragged, between squares; drawn as high as it was when it was taken, so that it moves as
   *  the finger does and not with the levels below it. */
  free = $state.raw<{ x: number; y: number; level: number } | null>(null);
  /** The first tile lies beside the table until somebody puts it there. */
  waits = $state(false);
  places = $state.raw<Places | null>(null);
  /** The last quarter turn: 1 clockwise, -1 back. Counts up, so that the same turn twice is seen twice. */
  turned = $state.raw<{ by: 1 | -1; count: number }>({ by: 1, count: 0 });
  private checks = $state.raw<ReadonlyMap<string, PlaceCheck>>(new Map());
  private readonly shapes: Shapes;
  private readonly tiles: readonly Tile[];
  /** What it turns around: the centre at which it was put down. */
  private pivot = { x: 0, y: 0 };
  /** Where it was when it was taken. */
  private taken: { at: Held; waits: boolean } | null = null;

  constructor(
    private readonly engine: Engine,
    shapes: Shapes,
    tiles: readonly Tile[],
    number: number,
  ) {
    this.shapes = shapes;
    this.tiles = tiles.map(({ number, x, y, level, rotation }) => ({ number, x, y, level, rotation }));
    this.number = number;
  }

  readonly name = $derived(`${this.at.x},${this.at.y},${this.at.rotation}`);
  readonly place = $derived(this.places?.at(this.at.x, this.at.y, this.at.rotation) ?? null);
  readonly check = $derived(this.checks.get(this.name) ?? null);
  /** Known at once for every listed place; null while the engine is asked about another. */
  readonly legal = $derived(this.waits ? null : this.place !== null ? true : (this.check?.legal ?? null));
  readonly level = $derived(this.place?.level ?? this.check?.level ?? 0);
  /** What would be chosen. */
  readonly choice = $derived<Place | null>(this.legal ? { ...this.at, level: this.level } : null);
  readonly tile = $derived<Tile>({ ...this.at, level: this.level, number: this.number });

  /** Asks for the places and takes the first: on the highest level, in the middle of the layout. On an empty table it
   *  waits to be put somewhere. */
  async begin(): Promise<void> {
    const found = await this.engine.call('nmbr9.places', { tiles: [...this.tiles], number: this.number });
    this.places = new Places(found, this.shapes[this.number]!, boundsOf(this.shapes, this.tiles));
    this.reset();
  }

  reset(): void {
    const first = this.places?.order[0];
    if (!first) return;
    if (this.tiles.length > 0) return this.put(first);
    this.put({ ...first, y: first.y + beside });
    this.waits = true;
  }

  /** On the empty table, as it is turned. */
  toMiddle(): void {
    const place = this.places?.order.find(({ rotation }) => rotation === this.at.rotation);
    if (place) this.put(place);
  }

  put(held: Held): void {
    this.free = null;
    this.taken = null;
    this.waits = false;
    this.set(held);
    this.pivot = this.centre(held);
  }

  move(dx: number, dy: number): void {
    this.put({ ...this.at, x: this.at.x + dx, y: this.at.y + dy });
  }

  step(by: 1 | -1, level: number | null = null): void {
    const next = this.places?.step(this.at, by, level);
    if (next) this.put(next);
  }

  /** Put where it covers that square, in a way that fits if there is one. */
  tap(x: number, y: number): void {
    const place = this.places?.covering(x, y, this.at.rotation);
    if (place) return this.put(place);
    const shape = this.shapes[this.number]![this.at.rotation]!;
    this.put({ ...this.at, x: Math.round(x + 0.5 - shape.width / 2), y: Math.round(y + 0.5 - shape.height / 2) });
  }

  /** Between squares; the nearest one is meant. */
  drag(x: number, y: number): void {
    this.taken ??= { at: this.at, waits: this.waits };
    this.free = { x, y, level: this.free?.level ?? this.level };
    this.waits = false;
    this.set({ x: Math.floor(x + 0.5), y: Math.floor(y + 0.5), rotation: this.at.rotation });
  }

  drop(): void {
    this.put(this.at);
  }

  /** It was not meant to be dragged. */
  putBack(): void {
    if (!this.taken) return;
    const { at, waits } = this.taken;
    this.put(at);
    this.waits = waits;
  }

  turn(by: 1 | -1): void {
    const rotation = (this.at.rotation + by + 4) % 4;
    const shape = this.shapes[this.number]![rotation]!;
    const old = this.shapes[this.number]![this.at.rotation]!;
    this.turned = { by, count: this.turned.count + 1 };
    if (this.free) {
      const x = this.free.x + (old.width - shape.width) / 2;
      const y = this.free.y + (old.height - shape.height) / 2;
      this.at = { ...this.at, rotation };
      return this.drag(x, y);
    }
    const x = this.pivot.x - shape.width / 2;
    const y = this.pivot.y - shape.height / 2;
    const near = this.places?.near(x, y, rotation, pull);
    this.set({ x: near?.x ?? Math.floor(x + 0.5), y: near?.y ?? Math.floor(y + 0.5), rotation });
  }

  private centre(held: Held): { x: number; y: number } {
    const shape = this.shapes[this.number]![held.rotation]!;
    return { x: held.x + shape.width / 2, y: held.y + shape.height / 2 };
  }

  private set({ x, y, rotation }: Held): void {
    if (x === this.at.x && y === this.at.y && rotation === this.at.rotation && this.check) return;
    this.at = { x, y, rotation };
    const name = this.name;
    if (this.checks.has(name)) return;
    this.engine.call('nmbr9.check', { tiles: [...this.tiles], number: this.number, x, y, rotation }).then(
      (check) => {
        this.checks = new Map(this.checks).set(name, check);
      },
      () => {}, // not known: asked again when it is held there once more
    );
  }
}
