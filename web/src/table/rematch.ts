// The table of a rematch, seen before one goes there. When the host has asked for it and everybody of the last game is there,
// nothing is left to decide: it starts at once, and nobody passes through the lobby.
import type { Connection } from './connection.svelte';
import type { TableMessage } from './protocol';
import type { Next } from './session';

const lobbyMs = 600; // for the host to start it, before one waits in the lobby

export interface Rematch {
  table: string;
  seats: number; // of the last game
  /** Asked for while one was there; otherwise one is only told where it is. */
  isNews: boolean;
  /** It was asked for on this page. */
  isOurs: () => boolean;
  found: (next: Next) => void;
}

/** Returns how to stop. */
export function follow(connection: Connection, { table, seats, isNews, isOurs, found }: Rematch): () => void {
  let isStarted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function heard({ state, you, here }: TableMessage): void {
    const go = (): void => found({ table, code: state.code });
    if (!isNews || state.phase !== 'open') return go();
    timer ??= setTimeout(go, lobbyMs);
    const isComplete = state.seats.length === seats && state.seats.every(({ bot }, at) => bot || here.includes(at));
    if (isStarted || !isComplete || you?.seat !== state.host || !isOurs()) return;
    isStarted = true;
    connection.command(table, { type: 'start' }).catch(go);
  }

  const stop = connection.watch(table, { version: 0, heard, refused: () => {} });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
