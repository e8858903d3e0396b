// Updates: whether a newer version of the page is there. The service worker fetches it in the background; nothing
// reloads by itself.
//
//   startOffline()          once, from main.ts
//   update.ready            true: "a new version is here"
//   update.reload()         takes it; also when it is not ready (then an ordinary reload)
//   update.check()          looks for one now
import { connection } from '../table/connection.svelte';

const checkEveryMs = 3_600_000;
const idleMs = 5000;

class Update {
  ready = $state(false);
  #registration: ServiceWorkerRegistration | null = null;
  #checkedAt = Date.now();

  check(): void {
    this.#checkedAt = Date.now();
    void this.#registration?.update().catch(() => {}); // not now
  }

  checkSometimes(): void {
    if (Date.now() - this.#checkedAt > checkEveryMs) this.check();
  }

  reload(): void {
    const waiting = this.#registration?.waiting;
    if (!waiting) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage({ type: 'take over' });
    setTimeout(() => location.reload(), 3000); // in case it does not answer
  }

  follow(registration: ServiceWorkerRegistration): void {
    this.#registration = registration;
    if (registration.waiting) void this.#arrived(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && registration.active) void this.#arrived(worker);
      });
    });
  }

  /** The page itself may come from the house and be as new as the worker: then that takes over, and nobody notices. */
  async #arrived(worker: ServiceWorker): Promise<void> {
    if (await isOurs(worker)) worker.postMessage({ type: 'take over' });
    else this.ready = true;
  }
}

function isOurs(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event: MessageEvent<string>) =>
      resolve(document.querySelector(`script[src="${event.data}"]`) !== null);
    worker.postMessage({ type: 'entry' }, [port2]);
    setTimeout(resolve, 3000, false);
  });
}

export const update = new Update();

/** A part of the page that cannot be loaded may be of a version that is gone. */
async function lookIfReplaced(): Promise<void> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  try {
    const response = await fetch('/', { cache: 'no-store' });
    if (response.ok && entry && !(await response.text()).includes(entry)) update.ready = true;
  } catch {
    // no network: then that is why
  }
}

/** A house that has been updated, or does not understand us any more, has a new page, too. */
function followTheHouse(): void {
  let known = '';
  $effect.root(() => {
    $effect(() => {
      if (connection.fault || (known !== '' && connection.version !== known)) update.check();
      known = connection.version;
    });
  });
}

export function startOffline(): void {
  addEventListener('vite:preloadError', () => void lookIfReplaced());
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  const start = async () => {
    followTheHouse();
    try {
      update.follow(await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }));
      const { active } = await navigator.serviceWorker.ready;
      const isSparing = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
      if (!isSparing) setTimeout(() => active?.postMessage({ type: 'rest' }), idleMs);
    } catch {
      // without it the page works as long as the house is there
    }
  };
  if (document.readyState === 'complete') void start();
  else addEventListener('load', () => void start(), { once: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') update.checkSometimes();
  });
}
