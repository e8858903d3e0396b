// Par of a shuffle: the mean score of the strongest bot in some games on it, without knowing the order. Each game takes
// minutes of nobody's time: it is played in a Worker of its own, in small pieces with pauses, and its score is kept on
// the device, so that it goes on where it was another day. Game i is the same everywhere (docs/review.md).
import type { Thinker } from '../../../engine/api';
import type { Shelf } from '../../../settings/kept';

export const parGames = 8;
const piecesAtATime = 8; // some ten milliseconds each
const restPart = 0.25; // of the time worked, so that others come first
const shelfKey = 'nmbr9.par';
const mostShuffles = 100;

export interface ParFigure {
  mean: number;
  error: number;
  games: number;
}

/** Null: less than two games do not say how sure it is. */
export function parOf(scores: readonly number[]): ParFigure | null {
  const games = scores.length;
  if (games < 2) return null;
  const mean = scores.reduce((sum, score) => sum + score, 0) / games;
  const squares = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (games - 1) / games), games };
}

const isScore = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/** Scores by shuffle, the newest last. What is kept may be anything. */
function readKept(shelf: Shelf): [string, number[]][] {
  const found = shelf.get(shelfKey);
  if (!Array.isArray(found)) return [];
  return found.filter(
    (row): row is [string, number[]] =>
      Array.isArray(row) && typeof row[0] === 'string' && Array.isArray(row[1]) && row[1].every(isScore),
  );
}

export class Par {
  scores = $state.raw<readonly number[]>([]);
  /** Of all games, from 0 to 1. */
  progress = $state(0);
  isWorking = $state(false);
  readonly figure = $derived(parOf(this.scores));
  readonly isDone = $derived(this.scores.length >= parGames);

  readonly #deck: readonly number[];
  readonly #variant: string | undefined;
  readonly #engine: Thinker;
  readonly #shelf: Shelf;
  readonly #rest: (ms: number) => Promise<void>;
  #run = 0; // an answer to an earlier one comes too late

  constructor(
    deck: readonly number[],
    variant: string | undefined,
    engine: Thinker,
    shelf: Shelf,
    rest = (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
  ) {
    this.#deck = deck;
    this.#variant = variant;
    this.#engine = engine;
    this.#shelf = shelf;
    this.#rest = rest;
    this.scores = readKept(shelf).find(([key]) => key === this.#key)?.[1] ?? [];
    this.progress = Math.min(1, this.scores.length / parGames);
  }

  get #key(): string {
    return `${this.#variant ?? ''}:${this.#deck.join()}`;
  }

  /** Goes on where it was. */
  start(): void {
    if (this.isWorking || this.isDone) return;
    this.isWorking = true;
    const run = ++this.#run;
    this.#work(run)
      .catch(() => {}) // without the engine there is no par
      .finally(() => {
        if (run === this.#run) this.stop();
      });
  }

  /** The Worker and its memory are given back; of the game that was played nothing is kept. */
  stop(): void {
    ++this.#run;
    if (!this.isWorking) return;
    this.isWorking = false;
    this.#engine.stop();
  }

  async #work(run: number): Promise<void> {
    while (!this.isDone) {
      const begin = performance.now();
      const { progress, score } = await this.#engine.call('nmbr9.par', {
        deck: [...this.#deck],
        game: this.scores.length,
        pieces: piecesAtATime,
        ...(this.#variant === undefined ? {} : { variant: this.#variant }),
      });
      if (run !== this.#run) return;
      if (score !== null) this.#keep([...this.scores, score]);
      this.progress = Math.min(1, (this.scores.length + (score === null ? progress : 0)) / parGames);
      await this.#rest(restPart * (performance.now() - begin));
      if (run !== this.#run) return;
    }
  }

  #keep(scores: readonly number[]): void {
    this.scores = scores;
    const others = readKept(this.#shelf).filter(([key]) => key !== this.#key);
    this.#shelf.set(shelfKey, [...others, [this.#key, scores]].slice(-mostShuffles));
  }
}
