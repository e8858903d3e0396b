// Methods of the engine for NMBR 9. A choice is a text: "x,y,level,rotation".
import type { Grade } from '../../review/review';

export interface Place {
  x: number; // of the left column of the tile as it is turned
  y: number; // of its top row; rows count downwards
  level: number;
  rotation: number; // quarter turns clockwise, 0 to 3
}

export interface Tile extends Place {
  number: number;
}

/** A good place, and the points that a strong player may expect in the end. */
export interface Hint extends Place {
  expected: number;
}

/** Squares of a tile as it is turned: [column, row] from its top left corner. */
export interface Shape {
  squares: [number, number][];
  width: number;
  height: number;
}

export interface PlaceCheck {
  legal: boolean;
  level: number; // on which it would lie; if it may not, the one most of its squares would lie on
  points: number; // number times level
  /** Why not, and which of its squares are to blame:
   *  overlaps: most of the tile lies on `level`, and these few lie on tiles that are there already;
   *  gap: most of it lies on `level`, and these hang over a gap or over the edge of the level below;
   *  apart: it touches no tile of its level along an edge (all squares);
   *  one_tile: it rests on one tile only (all squares);
   *  full: no more tiles fit into a layout (none). */
  reason?: 'overlaps' | 'gap' | 'apart' | 'one_tile' | 'full';
  squares: [number, number][]; // [x, y] on the table
  rests_on: number; // how many tiles of the level below it lies on; 0 on the table
}

export interface LayoutScore {
  levels: { level: number; numbers: number[]; points: number }[]; // from level 0 up
  total: number;
}

/** What a place is worth, as the review says it (docs/review.md). */
export interface JudgedPlace {
  expected: number;
  stderr: number;
  lost: number;
  grade: Grade;
  right: boolean; // best or good
  best: Place & { expected: number };
  holes: [number, number][];
  best_holes: [number, number][];
}

declare module '../../engine/api' {
  interface Methods {
    // `tiles` are those of one layout in the order in which they were placed.
    /** The best layout for a known shuffle, after about `work` more placements tried: it goes on where the last call
     *  with this deck and seed ended. Some million a second: asked of an instance of its own. No tiles if none was
     *  found. */
    'nmbr9.best': {
      in: { deck: number[]; seed: number; work: number };
      out: { score?: number; tiles?: Tile[]; nodes: number };
    };
    /** No layout for a known shuffle scores more, if one with `score` is known. Takes a second. */
    'nmbr9.bound': { in: { deck: number[]; score: number }; out: { bound: number } };
    /** The best places for the last card of the deck so far, best first, with the points to be expected in the end: one to three.
     *  Some tenths of a second: asked of an instance of its own. */
    'nmbr9.hints': { in: { variant?: string; deck: number[]; tiles: Tile[] }; out: Hint[] };
    'nmbr9.shapes': { in: null; out: Shape[][] }; // [number][rotation]
    /** Every legal place of the tile, one for each distinct set of squares and level. */
    'nmbr9.places': { in: { tiles: Tile[]; number: number }; out: Place[] };
    /** Where the tile would lie with its top left corner at x, y: its level comes from what is below. */
    'nmbr9.check': { in: { tiles: Tile[]; number: number; x: number; y: number; rotation: number }; out: PlaceCheck };
    'nmbr9.score': { in: { tiles: Tile[] }; out: LayoutScore };
    /** A tile at a legal place, after these. Takes some tenths of a second: asked of an instance of its own. */
    'nmbr9.judge': { in: Tile & { tiles: Tile[]; variant?: string }; out: JudgedPlace };
    /** Game number `game` of par on a shuffle, so many pieces of work further (some ten milliseconds each): it goes on
     *  where the last call about this game ended. The score once it is over. */
    'nmbr9.par': {
      in: { deck: number[]; variant?: string; game: number; pieces: number };
      out: { progress: number; score: number | null };
    };
  }
}
