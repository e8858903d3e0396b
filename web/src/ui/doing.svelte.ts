// Something that takes a moment and may fail. What went wrong stays to be read until the next try. With run() there is
// one at a time; with newest() a later one replaces an earlier one that has not ended.
import { asFault, type Fault } from '../house/fault';

export class Doing {
  busy = $state(false);
  fault = $state.raw<Fault | null>(null);
  #newest = 0;

  /** True when it went well, or when a later one has taken its place: then only that one counts. */
  async newest(what: () => Promise<unknown>): Promise<boolean> {
    const mine = (this.#newest += 1);
    const counts = () => mine === this.#newest;
    this.busy = true;
    this.fault = null;
    try {
      await what();
      return true;
    } catch (thrown) {
      if (counts()) this.fault = asFault(thrown);
      return !counts();
    } finally {
      if (counts()) this.busy = false;
    }
  }

  /** True when it went well. While one is under way, another one is not begun. */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    return !this.busy && this.newest(what);
  }
}
