// Presence: keeps "the tables you sit at" fresh while somebody looks at them.
//
//   $effect(() => keepLooking());    on the home screen; me.tables and me.person (me.svelte.ts) follow
//   presence.fault                   why they are not known: server_away
import type { Fault } from '../engine/api';
import { asFault } from './fault';
import { me } from './me.svelte';

const everyMs = 15_000;

class Presence {
  fault = $state.raw<Fault | null>(null);
}
export const presence = new Presence();

async function look(): Promise<void> {
  try {
    await me.look();
    presence.fault = null;
  } catch (thrown) {
    presence.fault = asFault(thrown);
  }
}

/** Returns how to stop. */
export function keepLooking(): () => void {
  const lookIfSeen = () => {
    if (document.visibilityState === 'visible') void look();
  };
  lookIfSeen();
  const timer = setInterval(lookIfSeen, everyMs);
  document.addEventListener('visibilitychange', lookIfSeen);
  addEventListener('online', lookIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookIfSeen);
    removeEventListener('online', lookIfSeen);
  };
}
