// A clock that runs down on this device, by the time of day: it is right after the phone was asleep, too.

export class Countdown {
  /** Milliseconds for one turn. */
  total = $state(60_000);
  #ends = $state<number | null>(null); // by Date.now()
  #left = $state<number | null>(null); // while it stands
  #now = $state(0);
  #timer: ReturnType<typeof setInterval> | null = null;
  readonly #ring: () => void;
  #hasRung = false;

  constructor(ring: () => void) {
    this.#ring = ring;
  }

  get left(): number {
    if (this.#ends !== null) return Math.max(0, this.#ends - this.#now);
    return this.#left ?? this.total;
  }
  get isRunning(): boolean {
    return this.#ends !== null && this.left > 0;
  }
  get isUp(): boolean {
    return this.#ends !== null && this.left === 0;
  }
  /** Neither running nor stopped in the middle. */
  get isFresh(): boolean {
    return this.#ends === null && this.#left === null;
  }

  start(): void {
    this.#now = Date.now();
    this.#ends = this.#now + (this.#left ?? this.total);
    this.#left = null;
    this.#hasRung = false;
    this.#timer ??= setInterval(() => this.#tick(), 200);
  }
  pause(): void {
    const { left } = this;
    this.reset();
    this.#left = left;
  }
  reset(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
    this.#ends = null;
    this.#left = null;
  }
  restart(): void {
    this.reset();
    this.start();
  }

  #tick(): void {
    this.#now = Date.now();
    if (!this.isUp || this.#hasRung) return;
    this.#hasRung = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
    this.#ring();
  }
}
