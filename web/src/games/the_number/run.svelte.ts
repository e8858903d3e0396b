// The check of a turn running by itself: a step every 700 ms, any step or all of them can be skipped.
import { duration } from './script';

export class Run {
  step = $state(0);
  #last = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly done = $derived(this.step >= this.#last);

  start(last: number, instant: boolean): void {
    this.#last = last;
    this.step = instant ? last : 0;
    this.#wait();
  }
  skipStep(): void {
    if (this.done) return;
    this.step += 1;
    this.#wait();
  }
  skipAll(): void {
    this.step = this.#last;
    this.stop();
  }
  stop(): void {
    clearTimeout(this.#timer);
  }
  #wait(): void {
    this.stop();
    if (!this.done) this.#timer = setTimeout(() => this.skipStep(), duration(this.step));
  }
}
