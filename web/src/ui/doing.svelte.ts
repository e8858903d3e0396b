// Something that takes a moment and may fail: one at a time, and what went wrong stays to be read until the next try.
import { asFault, type Fault } from '../house/fault';

export class Doing {
  busy = $state(false);
  fault = $state.raw<Fault | null>(null);

  /** True when it went well. */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.fault = null;
    try {
      await what();
      return true;
    } catch (thrown) {
      this.fault = asFault(thrown);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
