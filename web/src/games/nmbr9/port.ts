// Looking at the table: how large a square is and where the table's origin stands, in pixels of the board.
import type { Bounds } from './layout';

export interface Port {
  square: number;
  x: number;
  y: number;
}
/** The part of the board that nothing else covers. */
export interface Inner {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Limits {
  least: number;
  most: number;
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Squares are as large as the board allows, and not absurdly large while there are few tiles. */
export function limitsOf(inner: Inner): Limits {
  return { least: 9, most: clamp(Math.min(inner.width, inner.height) / 7.5, 34, 96) };
}

/** The whole of `bounds` with a margin of that many squares, in the middle. */
export function fit(bounds: Bounds, inner: Inner, margin = 0.6): Port {
  const columns = bounds.right - bounds.left + 2 * margin;
  const rows = bounds.bottom - bounds.top + 2 * margin;
  const { least, most } = limitsOf(inner);
  const square = clamp(Math.min(inner.width / columns, inner.height / rows), least, most);
  return {
    square,
    x: inner.left + inner.width / 2 - (square * (bounds.left + bounds.right)) / 2,
    y: inner.top + inner.height / 2 - (square * (bounds.top + bounds.bottom)) / 2,
  };
}

/** Whether all of `bounds` is in sight. */
export function holds(port: Port, bounds: Bounds, inner: Inner): boolean {
  const slack = 2;
  return (
    port.x + port.square * bounds.left >= inner.left - slack &&
    port.x + port.square * bounds.right <= inner.left + inner.width + slack &&
    port.y + port.square * bounds.top >= inner.top - slack &&
    port.y + port.square * bounds.bottom <= inner.top + inner.height + slack
  );
}

/** Moved as little as possible so that `bounds` is in sight, at the same size. Too large for the board: its middle. */
export function bring(port: Port, bounds: Bounds, inner: Inner): Port {
  const move = (at: number, size: number, from: number, room: number): number => {
    if (size > room) return from + (room - size) / 2 - at;
    return Math.max(0, from - at) + Math.min(0, from + room - at - size);
  };
  const { square } = port;
  return {
    square,
    x: port.x + move(port.x + square * bounds.left, square * (bounds.right - bounds.left), inner.left, inner.width),
    y: port.y + move(port.y + square * bounds.top, square * (bounds.bottom - bounds.top), inner.top, inner.height),
  };
}

/** Larger or smaller around a point that stays where it is. */
export function zoom(port: Port, factor: number, x: number, y: number, inner: Inner): Port {
  const { least, most } = limitsOf(inner);
  const square = clamp(port.square * factor, least, most * 1.5);
  const real = square / port.square;
  return { square, x: x + (port.x - x) * real, y: y + (port.y - y) * real };
}

export function between(a: Port, b: Port, part: number): Port {
  const mix = (from: number, to: number): number => from + (to - from) * part;
  return { square: mix(a.square, b.square), x: mix(a.x, b.x), y: mix(a.y, b.y) };
}
