// What the engine says of a sheet: what came of every number, what is left to write with, who has won.
import type { Engine } from '../../../engine/api';
import { asFault } from '../../../house/fault';
import { viewBefore } from '../../../review/position';
import type { TableView } from '../../../table/session';
import type { NumberTurns } from '../engine';
import { checkOf } from '../story';
import { momentOf, recordOf, type Sheet, type Skips, type Written } from './sheet';

type Known = Pick<Sheet, 'names' | 'bonuses' | 'rounds' | 'turns'>;

export interface Judged {
  /** One for every turn that was written down. */
  turns: NumberTurns['turns'];
  options: Record<string, unknown>;
  /** The state before the turn that comes next; null: the game is over. */
  next: NumberTurns['turns'][number] | null;
  /** What was typed for players who had no digits left does not count. */
  ignored: { at: number; seat: number }[];
  scores: number[];
  winners: number[]; // none until the game is over
  record: string;
}

const isPlace = (at: string) => /^rounds\[(\d+)\]\[(\d+)\]\[(\d+)\]$/.exec(at);

/** Rejects with a Fault. */
export async function judge(engine: Engine, sheet: Known): Promise<Judged> {
  const ends = sheet.turns.length >= sheet.rounds * sheet.bonuses.length;
  const nothing: Written = sheet.names.map(() => null);
  let turns = sheet.turns;
  const ignored: Judged['ignored'] = [];
  for (;;) {
    try {
      // A turn more, in which nobody writes, tells what is left to write with.
      const tried = ends ? turns : [...turns, nothing];
      const found = await engine.call('the-number.turns', {
        record: JSON.stringify(recordOf({ ...sheet, turns: tried })),
      });
      const record = JSON.stringify(recordOf({ ...sheet, turns }));
      const { final: scores, winners } = await refereed(engine, record);
      return {
        turns: found.turns.slice(0, turns.length),
        options: found.options,
        next: ends ? null : (found.turns.at(-1) ?? null),
        ignored,
        scores,
        winners,
        record,
      };
    } catch (thrown) {
      const { code, at } = asFault(thrown);
      const place = isPlace(at);
      if (code !== 'player_is_out' || place === null) throw thrown;
      const [round, turn, seat] = place.slice(1).map(Number) as [number, number, number];
      const index = round * sheet.bonuses.length + turn;
      turns = turns.with(index, (turns[index] ?? nothing).with(seat, null));
      ignored.push({ at: index, seat });
    }
  }
}

async function refereed(engine: Engine, record: string): Promise<{ final: number[]; winners: number[] }> {
  const { valid, verdict } = await engine.call('referee', { record });
  const read = JSON.parse(verdict) as { final: number[]; winners: number[]; error: unknown };
  if (!valid) throw read.error;
  return read;
}

/** Digits every seat has before a turn. */
export function availableIn({ game }: NumberTurns['turns'][number]): number[][] {
  const { available = [] } = game as { available?: string[] };
  return available.map((digits) => [...digits].map(Number));
}

export function skipsIn(turn: NumberTurns['turns'][number] | null | undefined): Skips {
  return turn ? availableIn(turn).map((digits) => digits.length === 0) : [];
}

/** The sheet as a table, for what shows tables. */
export function viewOf(sheet: Known, judged: Judged): TableView {
  const count = judged.turns.length;
  const { round, turn } = momentOf(sheet, Math.max(0, judged.next ? count : count - 1));
  const view = viewBefore({ game: 'the-number', players: sheet.names }, 0, count, {
    options: judged.options,
    turns: judged.turns,
    now: { round, turn, game: judged.next?.game ?? { scores: judged.scores } },
    chosen: false,
  });
  if (judged.next) return view;
  return { ...view, state: { ...view.state, phase: 'finished', winners: judged.winners } };
}

/** What else changes when a turn is corrected: of later turns the numbers that are judged otherwise now. */
export interface Changed {
  at: number;
  seat: number;
}

export function changesAfter(before: Judged, after: Judged, at: number): Changed[] {
  return after.turns.flatMap((turn, i) => {
    const was = before.turns[i];
    if (i <= at || was === undefined) return [];
    const [old, now] = [checkOf(was), checkOf(turn)].map(({ steps }) => steps.toSorted((a, b) => a.seat - b.seat));
    return now!.flatMap((step, seat) => {
      const than = old![seat];
      const same = step.status === than?.status && step.points === than.points && step.number === than.number;
      return same ? [] : [{ at: i, seat }];
    });
  });
}
