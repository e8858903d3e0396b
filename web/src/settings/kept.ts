// Small things in localStorage, one JSON value a key. A browser that denies it (private windows, blocked cookies) or is
// full costs nothing but the memory: the page goes on with what it has.
export interface Shelf {
  get(key: string): unknown; // undefined: nothing there, or nothing that can be read
  set(key: string, value: unknown): boolean; // false: it will be forgotten
}

const prefix = 'cifra.';

export function shelf(storage: () => Storage): Shelf {
  return {
    get(key) {
      try {
        const text = storage().getItem(prefix + key);
        return text === null ? undefined : JSON.parse(text);
      } catch {
        return undefined;
      }
    },
    set(key, value) {
      try {
        storage().setItem(prefix + key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Reading `localStorage` itself may throw, so it is read late. */
export const localShelf = shelf(() => localStorage);

/** Tells what another tab has set. Returns how to stop. */
export function onElsewhere(heard: (key: string) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key?.startsWith(prefix)) heard(event.key.slice(prefix.length));
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
