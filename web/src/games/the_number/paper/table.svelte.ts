// The paper table of The Number: the sheet that is kept, what is being typed, and what the engine says of both.
import { engine } from '../../../engine/engine';
import { asFault, type Fault } from '../../../house/fault';
import { keepGame, keptGame } from '../../../screens/paper/kept';
import { availableIn, changesAfter, judge, skipsIn, viewOf, type Changed, type Judged } from './judge';
import {
  correct,
  isComplete,
  isEmpty,
  isOver,
  nextFree,
  readSheet,
  undo,
  writeDown,
  writtenOf,
  type Entry,
  type Sheet,
  type Skips,
  type Typing,
} from './sheet';

const page = 'the-number';

export class PaperTable {
  sheet = $state.raw<Sheet | null>(null);
  /** Of the turns that are written down. */
  written = $state.raw<Judged | null>(null);
  /** The same with what is typed; null until the last number is in. */
  preview = $state.raw<Judged | null>(null);
  /** The earlier turn that is being corrected. */
  opened = $state<number | null>(null);
  /** Whose number is typed next. */
  at = $state(0);
  fault = $state.raw<Fault | null>(null);
  isKept = $state(true);
  #corrections = $state.raw<Entry[]>([]);
  #asked = 0;

  constructor() {
    this.sheet = readSheet(keptGame(page));
    if (this.sheet) void this.#judge(true);
  }

  get isOver(): boolean {
    return this.sheet !== null && isOver(this.sheet);
  }
  /** A turn is typed: the next one, or one that is corrected. */
  get isTyping(): boolean {
    return this.sheet !== null && (this.opened !== null || !this.isOver);
  }
  /** Which turn is typed, counted over all rounds. */
  get turn(): number {
    return this.opened ?? this.sheet?.turns.length ?? 0;
  }
  get entries(): readonly Entry[] {
    return this.opened === null ? (this.sheet?.draft ?? []) : this.#corrections;
  }
  get skips(): Skips {
    return skipsIn(this.#state);
  }
  get available(): number[][] {
    return this.#state ? availableIn(this.#state) : [];
  }
  get isComplete(): boolean {
    return isComplete(this.entries, this.skips);
  }
  get isEmpty(): boolean {
    return isEmpty(this.entries);
  }
  /** An earlier turn is open and something in it is otherwise than it was. */
  get isChanged(): boolean {
    const was = this.opened === null ? undefined : this.sheet?.turns[this.opened];
    return was !== undefined && JSON.stringify(was) !== JSON.stringify(writtenOf(this.entries, this.skips));
  }
  /** What is shown: with what is typed if all of it is in. */
  get judged(): Judged | null {
    return this.preview ?? this.written;
  }
  /** Of later turns, if the correction is kept. */
  get changes(): Changed[] {
    if (this.opened === null || !this.written || !this.preview) return [];
    return changesAfter(this.written, this.preview, this.opened);
  }
  get view() {
    if (!this.sheet || !this.judged) return null;
    return viewOf(this.sheet, this.judged);
  }
  /** The engine's state before the turn that is typed. */
  get #state() {
    if (!this.written) return null;
    return this.opened === null ? this.written.next : (this.written.turns[this.opened] ?? null);
  }

  begin(sheet: Sheet): void {
    this.#set(sheet);
    void this.#judge(true);
  }

  forget(): void {
    keepGame(page, null);
    this.#asked++;
    this.sheet = this.written = this.preview = this.opened = this.fault = null;
  }

  type(change: (typing: Typing, skips: Skips) => Typing): void {
    if (!this.sheet || !this.isTyping || !this.written) return;
    const { entries, at } = change({ entries: this.entries, at: this.at }, this.skips);
    this.at = at;
    if (entries === this.entries) return;
    if (this.opened === null) this.#set({ ...this.sheet, draft: [...entries] });
    else this.#corrections = [...entries];
    this.preview = null;
    if (this.isComplete) void this.#judge(false);
  }

  /** What is typed has been judged, so nothing has to be waited for. */
  writeDown(): void {
    if (!this.sheet || !this.isTyping || !this.isComplete || !this.preview) return;
    if (this.opened === null) this.#set(writeDown(this.sheet, this.skips));
    else if (this.isChanged) this.#set(correct(this.sheet, this.opened, writtenOf(this.entries, this.skips)));
    this.written = this.preview;
    this.leave();
  }

  /** An earlier turn, to look at and to correct. */
  open(at: number): void {
    const turn = this.sheet?.turns[at];
    if (turn === undefined) return;
    this.opened = at;
    this.#corrections = [...turn];
    this.at = turn.length;
    this.preview = this.written;
  }

  /** Back to the turn that is next; what was not kept of a correction is gone. */
  leave(): void {
    this.opened = null;
    this.preview = null;
    this.at = nextFree(this.entries, this.skips, 0);
    if (this.isComplete) void this.#judge(false);
  }

  async undo(): Promise<void> {
    if (!this.sheet) return;
    this.#set(undo(this.sheet));
    this.opened = null;
    this.preview = null;
    await this.#judge(true);
  }

  own(seat: number): void {
    if (this.sheet) this.#set({ ...this.sheet, you: seat });
  }

  #set(sheet: Sheet): void {
    this.sheet = sheet;
    this.isKept = keepGame(page, sheet);
  }

  /** `all`: what is written down too, and then the pen goes to the first number that is missing. */
  async #judge(all: boolean): Promise<void> {
    const asked = ++this.#asked;
    const { sheet } = this;
    if (!sheet) return;
    try {
      this.fault = null;
      if (all) {
        const written = await judge(engine(), sheet);
        if (asked !== this.#asked) return;
        this.written = written;
        this.at = nextFree(this.entries, this.skips, 0);
      }
      if (!this.isTyping || !this.isComplete) return;
      const typed = writtenOf(this.entries, this.skips);
      const turns = this.opened === null ? [...sheet.turns, typed] : sheet.turns.with(this.opened, typed);
      const preview = await judge(engine(), { ...sheet, turns });
      if (asked === this.#asked) this.preview = preview;
    } catch (thrown) {
      if (asked === this.#asked) this.fault = asFault(thrown);
    }
  }
}
