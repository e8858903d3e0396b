// Calls a player back to the table: the title of the tab, and a notification when the page is hidden and the player
// wants it.
//
//   attention.see({ table, moment, isYourTurn, title, call, body, path })   whenever one of these changes, in a $effect
//   attention.leave()                the screen goes
//   attention.canCall                whether this browser can show notifications at all (a secure context, not denied)
//   await attention.allow()          on a tap only: asks for the permission; true if it was given
//
// Words come from the screen: `call` ("Your turn") goes before the title and heads the notification.
import { settings } from '../settings/settings.svelte';

export interface Sight {
  table: string;
  /** Changes with every turn. */
  moment: string;
  isYourTurn: boolean;
  title: string;
  call: string;
  body: string;
  /** Where a tap on the notification leads. */
  path: string;
}

export interface Desk {
  setTitle(title: string): void;
  isHidden(): boolean;
  /** Shows a notification; returns how to take it away. */
  show(sight: Sight): Promise<() => void>;
}

export class Attention {
  #desk: Desk;
  #called = ''; // the turn that was called for
  #takeAway: Promise<() => void> | null = null;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  see(sight: Sight): void {
    this.#desk.setTitle(sight.isYourTurn ? `${sight.call} · ${sight.title}` : sight.title);
    if (!sight.isYourTurn) return this.#clear();
    const turn = `${sight.table}/${sight.moment}`;
    if (turn === this.#called) return;
    this.#called = turn;
    if (!this.#desk.isHidden() || !settings.notify) return;
    this.#clear();
    this.#takeAway = this.#desk.show(sight).catch(() => () => {});
  }

  /** The player is back, or the screen goes. */
  leave(): void {
    this.#clear();
  }

  get canCall(): boolean {
    return typeof Notification !== 'undefined' && isSecureContext && Notification.permission !== 'denied';
  }

  async allow(): Promise<boolean> {
    if (!this.canCall) return false;
    const isAllowed = (await Notification.requestPermission()) === 'granted';
    settings.notify = isAllowed;
    return isAllowed;
  }

  #clear(): void {
    void this.#takeAway?.then((takeAway) => takeAway());
    this.#takeAway = null;
  }
}

/** Phones only let a service worker show notifications. */
async function show({ table, call, body, path }: Sight): Promise<() => void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return () => {};
  const options = { body, tag: `cifra-${table}`, icon: '/icon-192.png', badge: '/icon-192.png', data: { path } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) {
    await worker.showNotification(call, options);
    return () =>
      void worker.getNotifications({ tag: options.tag }).then((shown) => shown.forEach((one) => one.close()));
  }
  const notification = new Notification(call, options);
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
  return () => notification.close();
}

export const attention = new Attention({
  setTitle: (title) => {
    document.title = title;
  },
  isHidden: () => document.visibilityState === 'hidden',
  show,
});

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') attention.leave();
  });
}
