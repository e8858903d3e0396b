// Learning from mistakes: the turns that cost most are asked again, one after another. An answer is judged by the
// engine; a wrong one may be tried again, or the answer is shown.
import type { Fault } from '../engine/api';
import { asFault } from '../house/fault';
import { isMistake, worst, type Decision } from './review';

/** What an answer is worth. Games add what is theirs. */
export interface Judged {
  /** Within the tolerance of the game. */
  right: boolean;
  /** Points less than the best. */
  lost: number;
}

/** A turn that is asked: how many answers were given, and how it ended. */
export interface Asked {
  turn: number;
  tries: number;
  end: 'right' | 'shown' | null;
}

const most = 8;

/** The turns of a seat's mistakes, in their order; if there are many, those that cost most. */
export function turnsToLearn(decisions: readonly Decision[]): number[] {
  return worst(decisions, decisions.length)
    .filter((turn) => isMistake(decisions[turn]!))
    .slice(0, most)
    .sort((a, b) => a - b);
}

export class Learning {
  asked = $state.raw<readonly Asked[]>([]);
  /** Which of them is asked; past the last one it is over. */
  at = $state(0);
  state = $state<'asking' | 'judging' | 'wrong' | 'done'>('asking');
  /** The last answer and what it is worth. */
  answer = $state<string | null>(null);
  judged = $state.raw<Judged | null>(null);
  /** Why an answer was not judged. */
  fault = $state.raw<Fault | null>(null);
  /** Counts the boards that are given out: a new one for every question and for every try from the start. */
  board = $state(0);

  readonly now = $derived<Asked | null>(this.asked[this.at] ?? null);
  readonly isOver = $derived(this.at >= this.asked.length);
  readonly #judge: (turn: number, answer: string) => Promise<Judged>;

  constructor(turns: readonly number[], judge: (turn: number, answer: string) => Promise<Judged>) {
    this.asked = turns.map((turn) => ({ turn, tries: 0, end: null }));
    this.#judge = judge;
  }

  /** Rejects if it could not be judged; then it does not count. */
  async try(answer: string): Promise<void> {
    const { now, board } = this;
    if (!now || this.state === 'done' || this.state === 'judging') return;
    this.state = 'judging';
    this.fault = null;
    try {
      const judged = await this.#judge(now.turn, answer);
      if (board !== this.board) return;
      this.answer = answer;
      this.judged = judged;
      this.#change({ ...now, tries: now.tries + 1, end: judged.right ? 'right' : null });
      this.state = judged.right ? 'done' : 'wrong';
    } catch (thrown) {
      if (board !== this.board) return;
      this.fault = asFault(thrown);
      this.state = 'asking';
      throw thrown;
    }
  }

  again(): void {
    if (this.state !== 'wrong') return;
    this.state = 'asking';
    ++this.board;
  }

  show(): void {
    if (!this.now || this.state === 'done') return;
    this.#change({ ...this.now, end: 'shown' });
    this.state = 'done';
    ++this.board; // an answer that is still looked at comes too late
  }

  next(): void {
    if (this.state !== 'done') return;
    ++this.at;
    ++this.board;
    this.state = 'asking';
    this.answer = null;
    this.judged = null;
    this.fault = null;
  }

  #change(one: Asked): void {
    this.asked = this.asked.with(this.at, one);
  }
}
