// Choosing a number: what stands on the tablet, what has been chosen, and what came back.
import { t } from '../../i18n/i18n.svelte';
import { blank, entryOf, erase, isBlank, move, press, written, type Entry } from './entry';
import { faultText } from './sentences';

/** What the table says of this seat now. */
export interface Situation {
  moment: string; // names the turn
  choice: string | null; // as the table has it
  available: number[];
  slips: boolean;
  mayWrite: boolean;
}

export class Writing {
  entry = $state.raw<Entry>(blank);
  /** A choice stands and another one is being written. */
  editing = $state(false);
  /** Why a digit or a choice was not taken. */
  note = $state('');
  #sent = $state<string | null>(null);
  #now = $state.raw<Situation>({ moment: '', choice: null, available: [], slips: false, mayWrite: false });

  readonly chosen = $derived(this.#sent ?? this.#now.choice);
  readonly number = $derived(written(this.entry));
  readonly open = $derived(this.#now.mayWrite && (this.chosen === null || this.editing));

  follow(now: Situation): void {
    if (now.moment !== this.#now.moment) {
      this.entry = blank;
      this.editing = false;
      this.#sent = null;
    } else if (now.choice === this.#sent) {
      this.#sent = null;
    }
    this.#now = now;
  }

  press(digit: number): void {
    if (!this.#now.mayWrite) return;
    if (!this.#now.slips && !this.#now.available.includes(digit)) {
      this.note = t('the_number.digitGone', { digit });
      return;
    }
    if (!this.open) {
      this.entry = blank;
      this.editing = true;
    }
    this.note = '';
    this.entry = press(this.entry, digit);
  }

  /** All of it at once. */
  write(number: string): void {
    if (!this.#now.mayWrite) return;
    this.editing = this.chosen !== null;
    this.note = '';
    this.entry = entryOf(number);
  }

  erase(): void {
    if (!this.open) return this.change(3);
    this.note = '';
    this.entry = erase(this.entry);
  }

  /** Empties the tablet; with an empty one, what was chosen stands. */
  clear(): void {
    this.note = '';
    if (isBlank(this.entry)) this.keep();
    else if (this.open) this.entry = blank;
  }

  move(at: number): void {
    if (this.open) this.entry = move(this.entry, at);
  }

  /** `pen`: the box it begins at. A new number can be written over the old one, or the old one erased from its end. */
  change(pen = 0): void {
    if (!this.#now.mayWrite || this.chosen === null || this.editing) return;
    this.entry = move(entryOf(this.chosen), pen);
    this.editing = true;
  }

  keep(): void {
    this.editing = false;
    this.note = '';
  }

  /** Turns the tablet at once; if the table does not take the number, it is turned back and says why. A newer number
   *  may be sent before an older one is answered; then what becomes of the older one does not matter. */
  async choose(send: (number: string) => Promise<void>): Promise<void> {
    const { number } = this;
    if (number === null || !this.open) return;
    const { moment } = this.#now;
    const wasEditing = this.editing;
    if (number === this.chosen) return this.keep();
    this.#sent = number;
    this.editing = false;
    this.note = '';
    try {
      await send(number);
    } catch (fault) {
      if (this.#sent !== null && this.#sent !== number) return;
      if (this.#now.moment === moment) {
        this.#sent = null;
        this.entry = entryOf(number);
        this.editing = wasEditing;
      }
      this.note = faultText(fault);
    }
  }
}
