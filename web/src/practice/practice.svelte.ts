// Practice: one position after another, without end. Kept ones that are due come first; others are made from games of
// bots, so that the first idea that comes to mind costs about as many points as the player can be asked to see.
import type { Fault } from '../engine/api';
import type { PracticePart, Weighed } from '../games/game';
import { asFault } from '../house/fault';
import type { RecordText } from '../review/review';
import type { PlayedByBots } from './bots';
import type { Position } from './kept';
import { wantedGap } from './rating';

export interface Question {
  position: Position;
  record: RecordText;
  isKept: boolean;
}

export interface Means {
  play: () => Promise<PlayedByBots>;
  due: () => Promise<Position[]>;
  /** A kept position was answered: in how many days it comes back, or null. */
  answered: (position: Position, isRight: boolean) => Promise<number | null>;
  rating: () => number;
  rate: (isRight: boolean) => void;
  random: () => number;
}

const tries = 5; // turns that are looked at for one position

function shuffled<T>(all: readonly T[], random: () => number): T[] {
  const mixed = [...all];
  for (let i = mixed.length - 1; i > 0; --i) {
    const other = Math.floor(random() * (i + 1));
    [mixed[i], mixed[other]] = [mixed[other]!, mixed[i]!];
  }
  return mixed;
}

/** A turn of a game of bots in which the first idea is wrong, by about `wanted` points. */
export async function makeQuestion(part: PracticePart, game: string, means: Means): Promise<Question> {
  const wanted = wantedGap(means.rating());
  for (let games = 0; games < 4; ++games) {
    const { record: text, firstIdeas } = await means.play();
    const record = JSON.parse(text) as RecordText;
    let found: { turn: number; far: number } | null = null;
    const turns = firstIdeas.flatMap((idea, turn) => (idea === null ? [] : [{ turn, idea }]));
    for (const { turn, idea } of shuffled(turns, means.random).slice(0, tries)) {
      const { judged } = await part.weigh(record, 0, turn, idea);
      if (judged.right) continue;
      const far = Math.abs(Math.log(judged.lost / wanted));
      if (found === null || far < found.far) found = { turn, far };
      if (far < 0.4) break;
    }
    if (found) return { position: { game, record: text, seat: 0, turn: found.turn }, record, isKept: false };
  }
  throw asFault(new Error('no position was found'));
}

export class Practice {
  state = $state<'making' | 'asking' | 'judging' | 'answered' | 'failed'>('making');
  question = $state.raw<Question | null>(null);
  /** Null: the answer was shown. */
  choice = $state<string | null>(null);
  weighed = $state.raw<Weighed | null>(null);
  /** A kept position that was answered: in how many days it comes back; null: never. */
  comesBack = $state<number | null>(null);
  fault = $state.raw<Fault | null>(null);
  right = $state(0);
  asked = $state(0);
  /** Counts questions. */
  count = $state(0);
  #due: Position[] = [];
  #made: Promise<Question> | null = null;

  constructor(
    readonly part: PracticePart,
    readonly game: string,
    private readonly means: Means,
  ) {}

  async begin(): Promise<void> {
    this.#due = await this.means.due();
    await this.next();
  }

  async next(): Promise<void> {
    this.state = 'making';
    this.question = null;
    this.choice = null;
    this.weighed = null;
    this.comesBack = null;
    this.fault = null;
    const position = this.#due.shift();
    try {
      const made = position ? null : (this.#made ?? this.#make());
      this.#made = null;
      this.question = position
        ? { position, record: JSON.parse(position.record) as RecordText, isKept: true }
        : await made!;
      ++this.count;
      this.state = 'asking';
      // The next one is made while this one is thought about.
      if (this.#due.length === 0) (this.#made = this.#make()).catch(() => (this.#made = null));
    } catch (thrown) {
      this.fault = asFault(thrown);
      this.state = 'failed';
    }
  }

  #make(): Promise<Question> {
    return makeQuestion(this.part, this.game, this.means);
  }

  /** Null: to be shown the answer, which counts as wrong. Rejects if it could not be judged; then it does not count. */
  async answer(choice: string | null): Promise<void> {
    const { question } = this;
    if (!question || this.state !== 'asking') return;
    this.state = 'judging';
    this.fault = null;
    try {
      const { position, record, isKept } = question;
      const weighed = await this.part.weigh(record, position.seat, position.turn, choice);
      const isRight = choice !== null && weighed.judged.right;
      this.choice = choice;
      this.weighed = weighed;
      ++this.asked;
      if (isRight) ++this.right;
      if (isKept) this.comesBack = await this.means.answered(position, isRight).catch(() => null);
      else this.means.rate(isRight);
      this.state = 'answered';
    } catch (thrown) {
      this.fault = asFault(thrown);
      this.state = 'asking';
      throw thrown;
    }
  }
}
