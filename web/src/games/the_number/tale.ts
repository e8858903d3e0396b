// The tale of a finished game: the best turn, and who spoiled whose numbers.
import type { Check, Step, Story } from './story';

export interface BestTurn {
  seat: number;
  round: number;
  turn: number;
  number: string;
  points: number;
}

/** The turn with the most points, of one seat or of all; the first of several. Null if nobody got any. */
export function bestTurn({ checks }: Story, seat: number | null): BestTurn | null {
  let best: BestTurn | null = null;
  for (const { round, turn, steps } of checks) {
    for (const step of steps) {
      if ((seat !== null && step.seat !== seat) || step.number === null) continue;
      if (step.points <= (best?.points ?? 0)) continue;
      best = { seat: step.seat, round, turn, number: step.number, points: step.points };
    }
  }
  return best;
}

/** How often numbers of a seat were eliminated, and who did it most often (null: nobody more than once). */
export function eliminated({ checks }: Story, seat: number): { times: number; by: number | null; byThem: number } {
  const steps = checks.flatMap((check: Check) => check.steps).filter((step: Step) => step.seat === seat);
  const causes = steps.flatMap(({ status, cause }) => (status === 'eliminated' && cause ? [cause.seats] : []));
  const counts = new Map<number, number>();
  for (const other of causes.flat()) counts.set(other, (counts.get(other) ?? 0) + 1);
  const [by, byThem] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? [null, 0];
  return byThem > 1 ? { times: causes.length, by, byThem } : { times: causes.length, by: null, byThem: 0 };
}
