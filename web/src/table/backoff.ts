// When to try again after a loss: soon, then ever later, never all clients of a house at the same moment.
const firstMs = 500;
const mostMs = 15_000;
const steadyMs = 3000; // a connection that held so long was a good one
const gapMs = 1000; // between two tries, whoever asks for them

export class Backoff {
  #failures = 0;
  #refusals = 0; // in a row, without having been let in
  #openedAt: number | null = null;
  #triedAt = -Infinity;
  #until = 0; // the house asked us to stay away

  tried(now: number): void {
    this.#triedAt = now;
  }

  opened(now: number): void {
    this.#openedAt = now;
    this.#refusals = 0;
  }

  /** The house said when to come back. */
  wait(now: number, ms: number): void {
    this.#failures = 0;
    this.#until = now + ms * (1 + Math.random() / 2);
  }

  reset(): void {
    this.#failures = 0;
  }

  /** After a loss: how long until the next try. */
  next(now: number): number {
    if (this.#openedAt !== null && now - this.#openedAt >= steadyMs) this.#failures = 0;
    if (this.#openedAt === null) ++this.#refusals;
    this.#openedAt = null;
    const full = Math.min(mostMs, firstMs * 2 ** this.#failures++);
    return Math.max(full * (0.5 + Math.random() / 2), this.#until - now);
  }

  /** For who wants to try at once: 0, or how long that would be too early. */
  notBefore(now: number): number {
    return Math.max(0, this.#until - now, this.#triedAt + gapMs - now);
  }

  /** The second refusal in a row, and then every fifth: time to find out why. */
  isTimeToAsk(): boolean {
    return this.#refusals === 2 || (this.#refusals > 2 && this.#refusals % 5 === 0);
  }
}
