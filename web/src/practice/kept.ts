// Positions that somebody keeps for practice, on this device: a turn of a saved game, asked again. In the browser's
// IndexedDB, database `cifra-practice`, store `positions`, one object a position:
//
//   id      text: seat and turn, and the record
//   game    text: its id, as in the record
//   record  text: the record, without its proof of fairness (docs/records.md)
//   seat    whose decision it is, from 0
//   turn    which turn of the game, from 0, over all rounds
//   at      when it was kept, milliseconds since 1970
//   tries   how many answers were given when it was kept
//   step    how often it was answered right in a row when it came back; none: never
//   due     when it comes back; none: a day after it was kept
import { wait } from '../settings/idb';

export interface Position {
  game: string;
  record: string;
  seat: number;
  turn: number;
}

interface Row extends Position {
  id: string;
  at: number;
  tries: number;
  step?: number;
  due?: number;
}

const day = 24 * 60 * 60 * 1000;
/** After so many days it comes back, each time it was answered right. */
export const pauses = [1, 3, 7, 21] as const;

/** When a position that was kept comes back after an answer. Null: never, it is known now. */
export function schedule(step: number, isRight: boolean, now: number): { step: number; due: number } | null {
  if (!isRight) return { step: 0, due: now + day };
  const pause = pauses[step + 1];
  return pause === undefined ? null : { step: step + 1, due: now + pause * day };
}

const dueOf = ({ at, due }: Row): number => due ?? at + pauses[0] * day;

const database = 'cifra-practice';
const name = 'positions';

const idOf = ({ record, seat, turn }: Position): string => `${seat},${turn},${record}`;

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(name, { keyPath: 'id' }).createIndex('game', 'game');
  const opened = await wait(request);
  return opened.transaction(name, mode).objectStore(name);
}

/** False: this browser keeps nothing. */
export async function keepPosition({ game, record, seat, turn }: Position, tries: number): Promise<boolean> {
  try {
    const row: Row = {
      id: idOf({ game, record, seat, turn }),
      game,
      record,
      seat,
      turn,
      at: Date.now(),
      tries,
    };
    await wait((await store('readwrite')).put(row));
    return true;
  } catch {
    return false;
  }
}

export async function dropPosition(position: Position): Promise<boolean> {
  try {
    await wait((await store('readwrite')).delete(idOf(position)));
    return true;
  } catch {
    return false;
  }
}

export async function isKept(position: Position): Promise<boolean> {
  try {
    return (await wait((await store('readonly')).count(idOf(position)))) > 0;
  } catch {
    return false;
  }
}

/** Those of a game that are due, the longest waiting first. None where the browser keeps nothing. */
export async function duePositions(game: string, now = Date.now()): Promise<Position[]> {
  try {
    const rows = (await wait((await store('readonly')).index('game').getAll(game))) as Row[];
    return rows
      .filter((row) => dueOf(row) <= now)
      .sort((a, b) => dueOf(a) - dueOf(b))
      .map(({ game, record, seat, turn }) => ({ game, record, seat, turn }));
  } catch {
    return [];
  }
}

/** A position that came back was answered. Says in how many days it comes again; null: it is known, and gone. */
export async function answerPosition(position: Position, isRight: boolean, now = Date.now()): Promise<number | null> {
  const row = (await wait((await store('readonly')).get(idOf(position)))) as Row | undefined;
  const next = schedule(row?.step ?? 0, isRight, now);
  if (next === null) await dropPosition(position);
  else if (row) await wait((await store('readwrite')).put({ ...row, ...next }));
  return next === null ? null : Math.round((next.due - now) / day);
}
