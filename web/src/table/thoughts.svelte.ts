// The bots of a game on this device, while they think: side by side, as far as there are Workers; how far they are, and
// what each would choose now.
import type { Engine, Thinker } from '../engine/api';
import { newSalt } from './random';
import type { Thinking } from './session';

interface Job {
  seat: number;
  level: string;
  part: number; // of its work, 0 to 1
  thinker: Thinker | null; // null: it has not begun, or is done
  best: string | null;
  taken: string | null; // the best that it had when it was told to play
}

// What one Worker has not done by then is shared with others: most bots answer at once, and a Worker costs memory.
const aloneMs = 60;

export class Thoughts {
  now = $state.raw<Thinking | null>(null);

  readonly #table: string;
  #jobs: Job[] = []; // of this turn
  #isHurried = false;
  #isEnded = false;

  constructor(table: string) {
    this.#table = table;
  }

  /** Lets bots of that table choose; `chosen` is called for each as soon as it has. */
  async choose(
    engine: Engine,
    thinkers: Thinker[],
    log: string[],
    waiting: { seat: number; level: string }[],
    chosen: (seat: number, choice: string) => void,
  ): Promise<void> {
    this.#isHurried = false;
    this.#jobs = waiting.map(({ seat, level }) => ({ seat, level, part: 0, thinker: null, best: null, taken: null }));
    this.#show();
    const queue = [...this.#jobs];
    const work = async (thinker: Thinker) => {
      for (let job = queue.shift(); job && !this.#isEnded; job = queue.shift()) {
        job.thinker = thinker;
        const choice = await this.#choiceOf(engine, thinker, log, job);
        job.thinker = null;
        job.part = 1;
        this.#show();
        if (!this.#isEnded) chosen(job.seat, choice);
      }
    };
    const [first, ...others] = thinkers as [Thinker, ...Thinker[]];
    await first.call('table.load', { table: this.#table, log }).catch(() => {}); // it is tried again
    let helped: Promise<unknown> = Promise.resolve();
    const timer = setTimeout(() => {
      helped = Promise.all(others.slice(0, queue.length).map(work));
      helped.catch(() => {}); // thrown below
    }, aloneMs);
    try {
      await work(first);
      await helped;
    } finally {
      clearTimeout(timer);
      this.#jobs = [];
      this.#show();
    }
  }

  /** Who thinks takes the best so far; who has not begun yet, the first that comes to mind. */
  playNow(): void {
    this.#isHurried = true;
    for (const job of this.#jobs) this.#take(job);
  }

  /** Nobody wants to know any more. */
  end(): void {
    this.#isEnded = true;
  }

  #take(job: Job): void {
    if (job.thinker === null || job.best === null || job.taken !== null) return;
    job.taken = job.best;
    job.thinker.stop(); // a Worker that works hears nothing: it is ended, and the next call makes a new one
  }

  /** A thinker that has died comes back without its tables; if it fails again, or the file of its level is not to be
   *  had, an easy choice keeps the game going. */
  async #choiceOf(engine: Engine, thinker: Thinker, log: string[], job: Job): Promise<string> {
    const table = this.#table;
    const ask = { table, seat: job.seat, level: job.level, random: newSalt() };
    for (let tries = 1; tries <= 2 && !this.#isEnded; ++tries) {
      try {
        await thinker.call('table.load', { table, log });
        const { choice } = await thinker.call('table.think', ask, ({ done, total, choice: best }) => {
          job.best = best;
          job.part = Math.max(job.part, done / total);
          this.#show();
          if (this.#isHurried) this.#take(job);
        });
        return choice;
      } catch {
        if (job.taken !== null) return job.taken;
      }
    }
    if (this.#isEnded) return '';
    return (await engine.call('table.think', { ...ask, level: 'easy' })).choice;
  }

  #show(): void {
    const seats = this.#jobs.filter(({ part, thinker }) => part < 1 || thinker !== null).map(({ seat }) => seat);
    const part = this.#jobs.reduce((sum, job) => sum + job.part, 0) / Math.max(1, this.#jobs.length);
    this.now = seats.length > 0 ? { seats, part } : null;
  }
}
