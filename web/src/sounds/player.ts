// Plays what happens at a table, for as long as sounds are wanted (TableSounds.svelte). In a tab in the background only
// "your turn" is heard: it is what one waits for. The last ten seconds of one's own turn tick.
import { leftMs, shortMs } from '../screens/table/people';
import type { TableView } from '../table/session';
import { mustAct, type Sound, soundsFor } from './rules';

export interface Desk {
  isHidden(): boolean;
  /** Whether there was a tap or a key already. */
  wasTouched(): boolean;
  /** Calls back at the first one; returns how to stop that. */
  onTouch(touched: () => void): () => void;
}

export interface Voice {
  wake(): void;
  play(sound: Sound, after?: number): void;
  close(): void;
}

const apart = 0.16; // seconds between two sounds of one moment
const lookMs = 200;

export class Player {
  #voice: Voice;
  #desk: Desk;
  #isAwake = false;
  #before: TableView | null = null;
  #second = Infinity; // the last one that was heard
  #stops: (() => void)[] = [];

  constructor(voice: Voice, desk: Desk) {
    this.#voice = voice;
    this.#desk = desk;
    const wake = () => {
      this.#isAwake = true;
      voice.wake();
    };
    if (desk.wasTouched()) wake();
    this.#stops.push(desk.onTouch(wake)); // a phone may put the sound to sleep in between
    const timer = setInterval(() => this.#tick(), lookMs);
    this.#stops.push(() => clearInterval(timer));
  }

  see(view: TableView): void {
    const sounds = soundsFor(this.#before, view);
    const begins = this.#before?.turns.length !== view.turns.length;
    this.#before = view;
    if (begins) this.#second = Infinity;
    this.#play(sounds);
  }

  /** The switch was turned on by hand just now. */
  greet(): void {
    if (this.#desk.wasTouched()) this.#play(['yourTurn']);
  }

  close(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.#voice.close();
  }

  #play(sounds: Sound[]): void {
    if (!this.#isAwake) return;
    const isHidden = this.#desk.isHidden();
    sounds
      .filter((sound) => !isHidden || sound === 'yourTurn')
      .forEach((sound, at) => this.#voice.play(sound, at * apart));
  }

  #tick(): void {
    const view = this.#before;
    if (!view || !mustAct(view) || view.state.deadline === undefined) return;
    const left = leftMs(view.state, view.state.deadline, Date.now() + view.clockOffset);
    const second = Math.ceil(left / 1000);
    if (left <= 0 || left >= shortMs || second >= this.#second) return;
    this.#second = second;
    this.#play(['tick']);
  }
}

export const desk: Desk = {
  isHidden: () => document.visibilityState === 'hidden',
  wasTouched: () => navigator.userActivation?.hasBeenActive ?? false,
  onTouch: (touched) => {
    const kinds = ['pointerdown', 'keydown'] as const;
    for (const kind of kinds) document.addEventListener(kind, touched, { capture: true });
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, touched, { capture: true });
    };
  },
};
