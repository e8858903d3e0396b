// The review of one record while it is computed: in a Worker of its own, step by step. What is known so far is read
// after the first step and then twice a second; it can be stopped and goes on where it was.
import type { Fault, Thinker } from '../engine/api';
import { asFault } from '../house/fault';
import type { Review } from './review';

const readEveryMs = 500;

/** Reviews of this device from before. */
export interface Kept {
  /** Null: none of that version. */
  find(record: string, version: string): Promise<Review | null>;
  keep(record: string, review: Review): Promise<void>;
}

export class Analysis {
  review = $state.raw<Review | null>(null);
  progress = $state(0);
  state = $state<'working' | 'paused' | 'done' | 'failed'>('paused');
  fault = $state.raw<Fault | null>(null);

  readonly #record: string;
  readonly #seat: number;
  readonly #engine: Thinker;
  readonly #kept: Kept;
  #hasBegun = false;
  #run = 0; // an answer to an earlier one comes too late

  /** `seat`: whose decisions are looked at first. */
  constructor(record: string, seat: number, engine: Thinker, kept: Kept) {
    this.#record = record;
    this.#seat = seat;
    this.#engine = engine;
    this.#kept = kept;
  }

  start(): void {
    if (this.state === 'working' || this.state === 'done') return;
    this.state = 'working';
    this.fault = null;
    const run = ++this.#run;
    this.#work(run).catch((thrown) => {
      if (run !== this.#run) return;
      this.fault = asFault(thrown);
      this.state = 'failed';
      this.#hasBegun = false;
    });
  }

  pause(): void {
    if (this.state !== 'working') return;
    ++this.#run;
    this.state = 'paused';
  }

  /** The Worker and its memory are given back. */
  close(): void {
    ++this.#run;
    this.#engine.stop();
  }

  async #work(run: number): Promise<void> {
    if (!this.#hasBegun) {
      await this.#engine.call('review.begin', { record: this.#record, first_seat: this.#seat });
      const empty = (await this.#engine.call('review.read', null)) as Review;
      const kept = await this.#kept.find(this.#record, empty.version);
      if (run !== this.#run) return;
      this.#hasBegun = true;
      this.review = kept ?? empty;
      if (kept) {
        this.progress = 1;
        this.state = 'done';
        return;
      }
    }
    let read = -Infinity;
    for (let more = true; more && run === this.#run;) {
      const step = await this.#engine.call('review.step', null);
      more = step.more;
      if (run !== this.#run) return;
      this.progress = step.progress;
      if (more && performance.now() - read < readEveryMs) continue;
      read = performance.now();
      const review = (await this.#engine.call('review.read', null)) as Review;
      if (run !== this.#run) return;
      this.review = review;
    }
    if (run !== this.#run) return;
    this.state = 'done';
    if (this.review?.complete) await this.#kept.keep(this.#record, this.review);
  }
}
