// The review of one record while it is computed: in a Worker of its own, step by step. What is known so far is read
// after the first step and then twice a second; it can be stopped and goes on where it was. The house may be asked to
// work it out instead; if nothing comes of that, the device goes on.
import type { Fault, Thinker } from '../engine/api';
import { asFault, fault } from '../house/fault';
import type { house } from '../house/house';
import type { RecordText, Review } from './review';

const readEveryMs = 500;
const lookEveryMs = 1000;

export type Reviewers = Pick<typeof house, 'askReview' | 'review' | 'endReview'>;

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
  /** Whether the house is at it, and its place among those that wait there; 0: it is being worked on. */
  isAtHouse = $state(false);
  place = $state(0);
  /** The house was asked in vain. */
  houseFailed = $state(false);

  readonly #record: string;
  readonly #seat: number;
  readonly #engine: Thinker;
  readonly #kept: Kept;
  #hasBegun = false;
  #version: string | null = null; // of this page's engine
  #endAtHouse: (() => void) | null = null;
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
    this.isAtHouse = false;
    this.#endAtHouse?.();
    this.#endAtHouse = null;
  }

  /** The house works it out, and the device rests. A review that is left there is found again later. */
  letHouse(through: Reviewers): void {
    if (this.state === 'done' || this.isAtHouse) return;
    const run = ++this.#run;
    this.state = 'working';
    this.isAtHouse = true;
    this.houseFailed = false;
    this.place = 0;
    this.#workAtHouse(run, through).catch(() => {
      if (run !== this.#run) return;
      this.isAtHouse = false;
      this.houseFailed = true;
      this.state = 'paused';
      this.start();
    });
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
      this.#version = empty.version;
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

  async #workAtHouse(run: number, through: Reviewers): Promise<void> {
    const { fair: _, ...record } = JSON.parse(this.#record) as RecordText & { fair?: unknown };
    const named = (review: Review): Review => {
      if (this.#version !== null && review.version !== this.#version) throw fault('changed', 'another analysis');
      return { ...review, seats: review.seats.map((seat, i) => ({ ...seat, name: record.players[i] ?? seat.name })) };
    };
    let report = await through.askReview(record);
    const { review: id } = report;
    for (;;) {
      if (run !== this.#run) return;
      this.#endAtHouse = () => void through.endReview(id).catch(() => {}); // it expires
      if (report.state === 'failed') throw report.error;
      if (report.state === 'done') break;
      this.place = report.state === 'waiting' ? report.place : 0;
      if (report.state === 'working' && report.result !== null && report.progress >= this.progress) {
        this.progress = report.progress;
        this.review = named(report.result);
      }
      await new Promise((done) => setTimeout(done, lookEveryMs));
      if (run !== this.#run) return;
      report = await through.review(id);
    }
    this.#endAtHouse = null;
    this.review = named(report.result);
    this.progress = 1;
    this.isAtHouse = false;
    this.state = 'done';
    if (this.review.complete) await this.#kept.keep(this.#record, this.review);
  }
}
