// The game of a day, see docs/protocol.md. Rejects with a Fault.
import type { RecordText } from '../review/review';
import { json } from './house';

/** What one has done on a board of a day. `table` is also where its record is. */
export type Try = { table: string; named: boolean } & (
  { state: 'playing' } | { state: 'finished'; score: number; counts: boolean; late: boolean }
);

interface DayHead {
  day: number;
  game: string;
  begins: number;
  ends: number;
  opens: number;
  now: number;
  anchor: string;
  /** Null: the day is not over. */
  link: string | null;
}

export interface Today extends DayHead {
  par: number | null;
  /** What lies open on the live board before anybody begins: a state of its game. */
  opening: unknown;
  live: TodayBoard;
  offline: TodayBoard;
}

interface TodayBoard {
  players: number;
  you: Try | null;
  /** Of a hundred others, how many had less; null before one's own end. */
  better_than: number | null;
}

/** Fewer players say nothing about how good a score is. */
export const enoughPlayers = 20;

export interface DayBoard {
  players: number;
  you: Try | null;
  /** All of these: after one's own try, or when the day is over. */
  bars?: [score: number, tries: number][];
  better_than?: number | null;
  par?: number | null;
  best?: { score: number; record: RecordText } | null;
  /** When the day is over. */
  seed?: string;
  layouts?: { score: number; name: string | null; record: RecordText }[];
}

export interface Day extends DayHead {
  live: DayBoard;
  offline: DayBoard;
}

export interface MyDay {
  day: number;
  par: number | null;
  live: Try | null;
  offline: Try | null;
}

export const days = {
  today: () => json<Today>('GET', '/api/today'),
  /** The table of one's try today: a new one, or the one from before. */
  begin: () => json<{ day: number; table: string }>('POST', '/api/today', {}),
  day: (day: number) => json<Day>('GET', `/api/days/${day}`),
  mine: async (from: number, to: number) =>
    (await json<{ days: MyDay[] }>('GET', `/api/days?from=${from}&to=${to}`)).days,
  /** The shuffle that is given out as a whole. */
  offline: () => json<DayHead & { seed: string }>('GET', '/api/today/offline'),
  /** A game on it, when it is over. */
  handIn: (day: number, record: unknown) => json<{ offline: Try }>('POST', `/api/days/${day}/offline`, { record }),
  name: async (day: number, named: boolean): Promise<void> => void (await json('PATCH', `/api/days/${day}`, { named })),
};
