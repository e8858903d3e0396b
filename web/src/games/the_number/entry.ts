// The tablet of three boxes while it is being filled: where the pen is, and what each key does.

export interface Entry {
  boxes: readonly (number | null)[];
  at: number; // the box the pen is at; boxes.length: past the last one
}

const size = 3;
export const blank: Entry = { boxes: Array<number | null>(size).fill(null), at: 0 };

export function entryOf(number: string): Entry {
  return {
    boxes: Array.from({ length: size }, (_, i) => (i < number.length ? Number(number[i]) : null)),
    at: number.length,
  };
}

/** The number, once all boxes are filled. */
export function written(entry: Entry): string | null {
  return entry.boxes.every((box) => box !== null) ? entry.boxes.join('') : null;
}

/** Those of `digits` that are in the number, in the order in which they are written. */
export function inOrder(number: string, digits: number[]): number[] {
  return [...new Set(number)].map(Number).filter((digit) => digits.includes(digit));
}

export function isBlank(entry: Entry): boolean {
  return entry.boxes.every((box) => box === null);
}

/** Writes into the box the pen is at and goes on to the next empty one, or on a full tablet to the next. Past the last
 *  box nothing is written. */
export function press(entry: Entry, digit: number): Entry {
  if (entry.at >= size) return entry;
  const boxes = entry.boxes.with(entry.at, digit);
  const later = boxes.findIndex((box, i) => box === null && i > entry.at);
  const any = boxes.indexOf(null);
  return { boxes, at: later >= 0 ? later : any >= 0 ? any : entry.at + 1 };
}

/** Empties the box the pen is at if it is filled, or else the one before. */
export function erase(entry: Entry): Entry {
  const at = entry.at < size && entry.boxes[entry.at] !== null ? entry.at : entry.at - 1;
  return at < 0 ? entry : { boxes: entry.boxes.with(at, null), at };
}

export function move(entry: Entry, at: number): Entry {
  return { boxes: entry.boxes, at: Math.max(0, Math.min(size, at)) };
}
