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
}

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
