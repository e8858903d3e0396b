// Good choices for who wants to be shown some, in a game on this device: first the table is told, which the record will
// say, then they are looked for in a Worker.
import type { Fault, Thinker } from '../engine/api';
import type { FindHints } from '../games/game';
import { asFault, fault } from '../house/fault';
import type { Session } from './session';

export interface Means {
  /** The game's own; null: it has none. */
  find(game: string): Promise<FindHints | null>;
  engine(): Promise<Thinker>;
}

const momentOf = ({ view }: Session): string => `${view?.table}/${view?.state.round ?? 0}/${view?.state.turn ?? 0}`;

export class Hinting {
  busy = $state(false);
  /** Of a long work, 0 to 1. */
  progress = $state(0);
  fault = $state.raw<Fault | null>(null);
  #found = $state.raw<{ moment: string; hints: unknown } | null>(null);
  readonly #session: Session;
  readonly #means: Means;
  #engine: Thinker | null = null;

  constructor(session: Session, means: Means) {
    this.#session = session;
    this.#means = means;
  }

  /** Of this turn; undefined: none were asked for, or none are there yet. */
  get hints(): unknown {
    return this.#found?.moment === momentOf(this.#session) ? this.#found.hints : undefined;
  }

  /** There is something to choose, and hints may be had. */
  get isOffered(): boolean {
    const { view, help } = this.#session;
    return help !== null && view?.you != null && view.state.seats[view.you.seat]?.must_act === true;
  }

  async ask(): Promise<void> {
    const { view, help } = this.#session;
    if (this.busy || !this.isOffered || this.hints !== undefined || !view?.you || !help) return;
    const moment = momentOf(this.#session);
    const { seat } = view.you;
    this.busy = true;
    this.progress = 0;
    this.fault = null;
    try {
      const find = await this.#means.find(view.state.settings.game);
      if (!find) throw fault('no_hints', 'this game has no hints');
      this.#engine = await this.#means.engine();
      await help();
      const hints = await find(view, seat, this.#engine, (part) => (this.progress = part));
      this.#found = { moment, hints };
    } catch (thrown) {
      if (moment === momentOf(this.#session)) this.fault = asFault(thrown);
    } finally {
      this.busy = false;
    }
  }

  /** The Worker and its memory are given back. */
  close(): void {
    this.#engine?.stop();
    this.#engine = null;
  }
}
