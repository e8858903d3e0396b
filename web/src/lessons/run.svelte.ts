// A lesson that is being played: which step, what was answered, what is said about it.
import type { Engine, Fault } from '../engine/api';
import { asFault } from '../house/fault';
import type { Answered, Lesson, LessonsPart, LessonStep } from './lesson';

export class LessonRun<Step extends LessonStep = LessonStep> {
  /** Past the last step it is over. */
  at = $state(0);
  given = $state.raw<readonly string[]>([]);
  /** What came of the last answer, which may have been a trial. */
  answered = $state.raw<Answered | null>(null);
  refused = $state.raw<string | null>(null);
  done = $state(false);
  /** Why an answer was not judged. */
  fault = $state.raw<Fault | null>(null);
  /** Counts how often a step was begun. */
  begun = $state(0);
  #asked = 0;

  readonly step = $derived.by<Step | null>(() => this.lesson.steps[this.at] ?? null);
  readonly isOver = $derived.by(() => this.at >= this.lesson.steps.length);

  constructor(
    readonly lesson: Lesson<Step>,
    private readonly judge: LessonsPart<Step>['judge'],
    private readonly engine: () => Engine,
  ) {}

  /** Of several answers under way only the last one counts. */
  async give(answer: string, trial = false): Promise<void> {
    const { step, given } = this;
    if (!step || this.done) return;
    const mine = ++this.#asked;
    try {
      const answered = await this.judge(this.engine(), step, answer, given);
      if (mine !== this.#asked) return;
      this.fault = null;
      this.answered = answered;
      this.refused = answered.right ? null : answer;
      if (!answered.right || trial) return;
      this.given = [...given, answer];
      this.done = answered.done;
    } catch (thrown) {
      if (mine === this.#asked) this.fault = asFault(thrown);
    }
  }

  /** This step from its beginning. */
  again(): void {
    ++this.#asked; // what is still being judged comes too late
    ++this.begun;
    this.given = [];
    this.answered = null;
    this.refused = null;
    this.done = false;
    this.fault = null;
  }

  next(): void {
    if (!this.done) return;
    ++this.at;
    this.again();
  }

  /** The whole lesson anew. */
  restart(): void {
    this.at = 0;
    this.again();
  }
}
