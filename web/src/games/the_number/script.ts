// The check of a turn as it is shown: first the backs of all tablets in the order of the seats, then turned over, then
// ordered, then one after another looked at from the highest down; at the end of a round the digits are added.
import type { Check, Step } from './story';

export interface Picture {
  turned: boolean; // face up
  ordered: boolean; // from the highest down; before that by seats
  looked: number; // how many rows have been looked at, the present one included
  digits: boolean; // the points of the crossed-out digits have been added
}

export function lastStep(check: Check, roundOver: boolean): number {
  return 2 + check.steps.length + (roundOver ? 1 : 0);
}

export function pictureAt(check: Check, step: number): Picture {
  const rows = check.steps.length;
  return {
    turned: step >= 1,
    ordered: step >= 2,
    looked: Math.max(0, Math.min(rows, step - 2)),
    digits: step > 2 + rows,
  };
}

/** Milliseconds a step stays; the backs only for a moment. */
export function duration(step: number): number {
  return step === 0 ? 350 : 700;
}

export function rowsAt(check: Check, ordered: boolean): Step[] {
  return ordered ? check.steps : check.steps.toSorted((a, b) => a.seat - b.seat);
}

function places(number: string | null, digits: number[]): boolean[] {
  return [...(number ?? '')].map((digit) => digits.includes(Number(digit)));
}

/** Which boxes of each seat's tablet are ringed once `looked` rows have been looked at: of the fallen and of their
 *  causes. */
export function rings(check: Check, looked: number): Map<number, boolean[]> {
  const ringed = new Map<number, boolean[]>();
  const add = (seat: number, boxes: boolean[]): void => {
    ringed.set(
      seat,
      boxes.map((box, i) => box || (ringed.get(seat)?.[i] ?? false)),
    );
  };
  for (const { seat, number, cause } of check.steps.slice(0, looked)) {
    if (cause === undefined) continue;
    add(seat, places(number, cause.digits));
    for (const other of cause.seats) add(other, places(cause.number, cause.digits));
  }
  return ringed;
}

/** From the cause (its row and box) to the fallen (its row and box). */
export interface Arrow {
  from: { row: number; box: number };
  to: { row: number; box: number };
  long: boolean; // other tablets lie between
}

/** Of the boxes with a shared digit the two that are closest to each other. */
function nearest(cause: string, fallen: string, digits: number[]): [number, number] {
  const pairs = [...cause].flatMap((sign, from) =>
    [...fallen].flatMap((other, to): [number, number][] =>
      other === sign && digits.includes(Number(sign)) ? [[from, to]] : [],
    ),
  );
  return pairs.toSorted((a, b) => Math.abs(a[0] - a[1]) - Math.abs(b[0] - b[1]))[0] ?? [0, 0];
}

export function arrows(check: Check, looked: number): Arrow[] {
  return check.steps.slice(0, looked).flatMap(({ number, cause }, row) => {
    if (cause === undefined || number === null) return [];
    const by = check.steps.findIndex((step) => cause.seats.includes(step.seat));
    const [from, to] = nearest(cause.number, number, cause.digits);
    return [{ from: { row: by, box: from }, to: { row, box: to }, long: by - row > 1 }];
  });
}

/** The digits each seat had crossed out in that round, the check at `index` left out. */
export function crossedBefore(checks: Check[], index: number): Map<number, number[]> {
  const crossed = new Map<number, number[]>();
  const round = checks[index]?.round;
  for (const check of checks.slice(0, index)) {
    if (check.round !== round) continue;
    for (const step of check.steps) crossed.set(step.seat, [...(crossed.get(step.seat) ?? []), ...step.crossed]);
  }
  return crossed;
}
