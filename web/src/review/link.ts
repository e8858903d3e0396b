// A whole game in a link: the record, compressed, in the fragment, which browsers do not send to any server. The proof
// of fairness is left out: it is long, and a review does not need it.
//
//   /review#g=<record>&t=7&s=0     turn 7 as seat 0 saw it, both counted from 0
//   …&b=,easy,hard                 the levels of the seats that were bots, where that is known
import { fault } from '../house/fault';

/** Where a review is looked at: a turn, and the seat that saw it. */
export interface Place {
  turn: number;
  seat: number;
  /** By seat: the level of a bot, or nothing. */
  bots?: string[];
}

export const mostRecordBytes = 1 << 20;
const mostLink = 64_000; // signs; a usual game has some hundred

const broken = () => fault('bad_link', 'the link does not hold a whole game');

function toText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  if (text.length > mostLink || !/^[\w-]+$/.test(text)) throw broken();
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (sign) => sign.charCodeAt(0));
}

/** All that comes through, but no more than `most` bytes: a short text can be made of which a gigabyte comes. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  pair: ReadableWritablePair<Uint8Array, BufferSource>,
  most: number,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(pair).getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      void reader.cancel().catch(() => {});
      throw broken();
    }
    pieces.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** The record without what a review does not need. */
export function slim(record: string): string {
  const parsed = JSON.parse(record) as Record<string, unknown>;
  const { fair: _, ...rest } = parsed;
  return JSON.stringify(rest);
}

export async function pack(record: string): Promise<string> {
  const bytes = new TextEncoder().encode(slim(record));
  const packed = await through(bytes, new CompressionStream('deflate-raw'), mostRecordBytes);
  return toText(packed);
}

/** Rejects with the fault `bad_link`. */
export async function unpack(packed: string): Promise<string> {
  try {
    const bytes = await through(toBytes(packed), new DecompressionStream('deflate-raw'), mostRecordBytes);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw broken();
  }
}

export function fragment(packed: string, { turn, seat, bots = [] }: Place): string {
  const levels = bots.some((level) => level !== '') ? `&b=${bots.join(',')}` : '';
  return `#g=${packed}&t=${turn}&s=${seat}${levels}`;
}

/** Null: there is no game in it. Turn and seat may be too large for the game. */
export function readFragment(hash: string): { packed: string; place: Place } | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const packed = fields.get('g');
  if (packed === null || packed === '') return null;
  const whole = (name: string) => {
    const text = fields.get(name) ?? '';
    return /^\d{1,3}$/.test(text) ? Number(text) : 0;
  };
  const bots = fields.get('b') ?? '';
  const known = /^[\w,-]{1,200}$/.test(bots) ? { bots: bots.split(',') } : {};
  return { packed, place: { turn: whole('t'), seat: whole('s'), ...known } };
}
