// A rematch: the way from the table of the last game to the next one. Whoever asks first is the host of the next table,
// and starts it without a click as soon as everybody who played to the end has joined. Otherwise its lobby decides.
import type { Fault } from '../engine/api';
import type { Connection } from './connection.svelte';
import type { TableMessage, TableState } from './protocol';
import type { Next } from './session';

const lobbyMs = 600; // for the host to start it, before one waits in the lobby

/** Tables that were opened by asking for a rematch on this page, each with the table of the last game. */
const opened = new Map<string, string>();

/** Whether all people who played to the end want it. Who left is not waited for. */
export function isComplete({ seats, rematch_by = [] }: TableState): boolean {
  return seats.every(({ bot, left }, at) => bot !== undefined || left === true || rematch_by.includes(at));
}

interface Arrival {
  connection: Connection;
  /** The table of the rematch, on which one has a seat by now. */
  table: string;
  isComplete: () => boolean;
  found: (next: Next) => void;
  refused: (why: Fault) => void;
}

/** Looks at the table before one goes there: a game that can start at once is seen without its lobby. Returns how to
 *  stop. */
export function arrive({ connection, table, isComplete, found, refused }: Arrival): () => void {
  let isStarted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function heard({ state, you }: TableMessage): void {
    const go = (): void => found({ table, code: state.code });
    if (state.phase !== 'open' || !isComplete()) return go();
    timer ??= setTimeout(go, lobbyMs);
    if (isStarted || you?.seat !== state.host) return;
    isStarted = true;
    connection.command(table, { type: 'start' }).then(() => opened.delete(table), go);
  }

  const stop = connection.watch(table, { version: 0, heard, refused });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

export function remember(table: string, last: string): void {
  opened.set(table, last);
}

/** Whether the others have been asked on this page to come to that table. */
export function isAskedFor(table: string): boolean {
  return opened.has(table);
}

/** In the lobby of a rematch that one has opened: starts it when the last of the people has joined. Returns how to
 *  stop. */
export function startWhenComplete(connection: Connection, table: string): () => void {
  const last = opened.get(table);
  if (last === undefined) return () => {};
  const heard = ({ state }: TableMessage): void => {
    if (state.rematch !== table || !isComplete(state) || !opened.delete(table)) return;
    connection.command(table, { type: 'start' }).catch(() => {}); // then the lobby decides
  };
  return connection.watch(last, { version: 0, heard, refused: () => {} });
}
