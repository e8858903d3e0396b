// A group as its page sees it: asked for every second and a half while somebody looks, which is cheap for the server.
//
//   const watch = new Watch(code);   $effect(() => watch.start());
//   watch.group                      null: not known yet
//   await watch.look()               now, after something was changed here
import { asFault, type Fault } from '../../house/fault';
import { type Group, groups } from '../../house/groups';

const everyMs = 1500;

export class Watch {
  group = $state.raw<Group | null>(null);
  fault = $state.raw<Fault | null>(null);
  readonly code: string;

  constructor(code: string) {
    this.code = code;
  }

  async look(): Promise<void> {
    try {
      this.group = (await groups.look(this.code, this.group?.version)) ?? this.group;
      this.fault = null;
    } catch (thrown) {
      this.fault = asFault(thrown);
      if (this.fault.code === 'no_such_group') this.group = null;
    }
  }
  /** All of it anew: who one is has changed, and with it what one may see. */
  async lookAnew(): Promise<void> {
    this.group = (await groups.look(this.code)) ?? this.group;
  }

  /** Returns how to stop. */
  start(): () => void {
    let over = false;
    let timer: ReturnType<typeof setTimeout>;
    const again = async (): Promise<void> => {
      if (document.visibilityState === 'visible') await this.look();
      if (!over && this.fault?.code !== 'no_such_group') timer = setTimeout(() => void again(), everyMs);
    };
    void again();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }
}
