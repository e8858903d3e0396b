// Under which name you sit at a table: lists of the house name seats, and your own name may have changed since.
import { localShelf, type Shelf } from '../settings/kept';

const key = 'seats';
const most = 100;

function read(shelf: Shelf): Record<string, string> {
  const found = shelf.get(key);
  return typeof found === 'object' && found !== null ? (found as Record<string, string>) : {};
}

export function rememberSeat(table: string, name: string, shelf: Shelf = localShelf): void {
  const { [table]: known, ...others } = read(shelf);
  if (known === name) return;
  const kept = Object.entries(others).slice(1 - most); // the oldest goes
  shelf.set(key, { ...Object.fromEntries(kept), [table]: name });
}

export function seatName(table: string, shelf: Shelf = localShelf): string | undefined {
  const name = read(shelf)[table];
  return typeof name === 'string' ? name : undefined;
}
