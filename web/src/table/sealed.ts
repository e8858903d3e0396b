// Logs of games that go from hand to hand are kept sealed: a log holds what somebody has chosen and the others have not
// seen yet. Nobody reads it by accident, in the browser's tools, in a search or in a copy of the profile. The seal is no
// lock: who takes this code and the device can open it, as they could play on from it.
import { type GameInfo, type KeptGame, type Logs, peopleOf } from './logs';

const mark = '~'; // an event in plain text begins with a brace
const firstLetter = 97; // a to p, four bits each: no digit stands anywhere

/** Bytes that depend on the place of an event in its log. */
function* stream(place: string): Generator<number, never> {
  let state = 0x811c9dc5;
  for (const sign of place) state = Math.imul(state ^ (sign.codePointAt(0) as number), 0x01000193);
  for (;;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield (mixed ^ (mixed >>> 14)) & 0xff;
  }
}

function turned(bytes: Uint8Array, place: string): Uint8Array {
  const pad = stream(place);
  return bytes.map((byte) => byte ^ pad.next().value);
}

export function seal(event: string, place: string): string {
  const bytes = turned(new TextEncoder().encode(event), place);
  const letters = Array.from(bytes, (byte) =>
    String.fromCharCode(firstLetter + (byte >> 4), firstLetter + (byte & 15)),
  );
  return mark + letters.join('');
}

/** What was never sealed stays as it is. */
export function unseal(kept: string, place: string): string {
  if (!kept.startsWith(mark)) return kept;
  const four = (at: number): number => kept.charCodeAt(at) - firstLetter;
  const bytes = Uint8Array.from({ length: (kept.length - 1) / 2 }, (_, i) => (four(2 * i + 1) << 4) | four(2 * i + 2));
  return new TextDecoder().decode(turned(bytes, place));
}

export class SealedLogs implements Logs {
  readonly #logs: Logs;

  constructor(logs: Logs) {
    this.#logs = logs;
  }

  get kept(): boolean {
    return this.#logs.kept;
  }

  list(): Promise<GameInfo[]> {
    return this.#logs.list();
  }

  async read(table: string): Promise<KeptGame | null> {
    const game = await this.#logs.read(table);
    return game && { info: game.info, log: game.log.map((event, i) => unseal(event, `${table}/${i}`)) };
  }

  append(from: number, events: string[], info: GameInfo): Promise<boolean> {
    const isHanded = peopleOf(info.seats).length > 1;
    const kept = isHanded ? events.map((event, i) => seal(event, `${info.table}/${from + i}`)) : events;
    return this.#logs.append(from, kept, info);
  }

  remove(table: string): Promise<void> {
    return this.#logs.remove(table);
  }
}
