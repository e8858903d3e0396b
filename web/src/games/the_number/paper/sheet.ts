// The score sheet of a game that is played with pens: what everybody wrote, turn by turn, and what is being typed. What
// it is worth the engine says (judge.ts). Seats and turns are counted from 0; turns of all rounds are one list.

/** What everybody wrote in a turn; null: nothing. */
export type Written = (string | null)[];
/** As far as it is typed; null: nothing was written. */
export type Entry = string | null;

export interface Sheet {
  id: string;
  at: number; // when it was begun, by Date.now()
  names: string[];
  bonuses: number[]; // one a turn
  rounds: number;
  turns: Written[];
  draft: Entry[];
  /** The turns as they were before the last correction. */
  before: Written[] | null;
  /** Who keeps the game among those they have played. */
  you: number | null;
}

export const fewest = 2;
export const most = 5;
const size = 3;

export function begin(
  names: string[],
  { bonuses, rounds }: Pick<Sheet, 'bonuses' | 'rounds'>,
  id: string,
  at: number,
): Sheet {
  return { id, at, names, bonuses, rounds, turns: [], draft: names.map(() => ''), before: null, you: null };
}

export const isOver = ({ turns, rounds, bonuses }: Sheet): boolean => turns.length >= rounds * bonuses.length;

/** Where a turn stands. */
export function momentOf({ bonuses }: Pick<Sheet, 'bonuses'>, at: number): { round: number; turn: number } {
  return { round: Math.floor(at / bonuses.length), turn: at % bonuses.length };
}

/** The game as docs/records.md has it. On paper nobody stops a crossed-out digit: it makes a number void. */
export function recordOf({ names, bonuses, rounds, turns }: Pick<Sheet, 'names' | 'bonuses' | 'rounds' | 'turns'>) {
  return {
    game: 'the-number',
    players: names,
    options: { slips: 'void', bonuses, rounds },
    rounds: Array.from({ length: Math.ceil(turns.length / bonuses.length) }, (_, round) =>
      turns.slice(round * bonuses.length, (round + 1) * bonuses.length),
    ),
  };
}

// ---- Typing

/** What is typed, and whose number is next; `at` behind the last seat: nobody's. */
export interface Typing {
  entries: readonly Entry[];
  at: number;
}

/** Seats that have to write nothing: they are out of digits. */
export type Skips = readonly boolean[];

const isIn = (entry: Entry | undefined): boolean => entry === null || entry?.length === size;

export const isComplete = (entries: readonly Entry[], skips: Skips): boolean =>
  entries.every((entry, seat) => skips[seat] || isIn(entry));

export const isEmpty = (entries: readonly Entry[]): boolean => entries.every((entry) => entry === '');

/** What is written down. */
export function writtenOf(entries: readonly Entry[], skips: Skips): Written {
  return entries.map((entry, seat) => (skips[seat] ? null : entry));
}

/** The first seat from there on, then from the beginning, whose number is not in; behind the last: all are. */
export function nextFree(entries: readonly Entry[], skips: Skips, from: number): number {
  const free = entries.flatMap((entry, seat) => (skips[seat] || isIn(entry) ? [] : [seat]));
  return free.find((seat) => seat >= from) ?? free[0] ?? entries.length;
}

function put({ entries, at }: Typing, entry: Entry, skips: Skips): Typing {
  const next = entries.with(at, entry);
  return { entries: next, at: isIn(entry) ? nextFree(next, skips, at + 1) : at };
}

/** A digit; on a number that is in it begins another one. */
export function press(typing: Typing, digit: number, skips: Skips): Typing {
  const now = typing.entries[typing.at];
  if (now === undefined || skips[typing.at]) return typing;
  return put(typing, `${isIn(now) ? '' : now}${digit}`, skips);
}

export function writeNothing(typing: Typing, skips: Skips): Typing {
  return typing.entries[typing.at] === undefined || skips[typing.at] ? typing : put(typing, null, skips);
}

/** Takes the last digit back; of an empty number the one before. */
export function erase({ entries, at }: Typing, skips: Skips): Typing {
  const isThere = (seat: number): boolean => !skips[seat] && entries[seat] !== '' && entries[seat] !== undefined;
  let seat = at;
  while (seat >= 0 && !isThere(seat)) --seat;
  if (seat < 0) return { entries, at };
  return { entries: entries.with(seat, (entries[seat] ?? '').slice(0, -1)), at: seat };
}

/** To the next seat that writes, up or down. */
export function step({ entries, at }: Typing, by: 1 | -1, skips: Skips): Typing {
  let seat = at + by;
  while (seat >= 0 && seat < entries.length && skips[seat]) seat += by;
  return seat < 0 ? { entries, at } : { entries, at: Math.min(seat, entries.length) };
}

// ---- Written down, corrected

export function writeDown(sheet: Sheet, skips: Skips): Sheet {
  if (isOver(sheet) || !isComplete(sheet.draft, skips)) return sheet;
  return {
    ...sheet,
    turns: [...sheet.turns, writtenOf(sheet.draft, skips)],
    draft: sheet.names.map(() => ''),
    before: null,
  };
}

export function correct(sheet: Sheet, at: number, written: Written): Sheet {
  return { ...sheet, turns: sheet.turns.with(at, written), before: sheet.turns };
}

export function undo(sheet: Sheet): Sheet {
  return sheet.before === null ? sheet : { ...sheet, turns: sheet.before, before: null };
}

// ---- Kept on the device

const isNumber = (value: unknown): value is string => typeof value === 'string' && /^\d{3}$/.test(value);
const isEntry = (value: unknown): value is Entry =>
  value === null || (typeof value === 'string' && /^\d{0,3}$/.test(value));
const isWhole = (value: unknown, least: number, highest: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= highest;

/** What is kept, if it can be a sheet. */
export function readSheet(kept: unknown): Sheet | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { id, at, names, bonuses, rounds, turns, draft, before, you } = kept as Record<string, unknown>;
  if (typeof id !== 'string' || !isWhole(at, 0, Number.MAX_SAFE_INTEGER)) return null;
  if (!Array.isArray(names) || names.length < fewest || names.length > most) return null;
  if (!names.every((name) => typeof name === 'string')) return null;
  if (!Array.isArray(bonuses) || bonuses.length === 0 || !bonuses.every((bonus) => isWhole(bonus, 0, 99))) return null;
  if (!isWhole(rounds, 1, 100)) return null;
  const areTurns = (given: unknown): given is Written[] =>
    Array.isArray(given) &&
    given.length <= rounds * bonuses.length &&
    given.every(
      (turn) => Array.isArray(turn) && turn.length === names.length && turn.every((n) => n === null || isNumber(n)),
    );
  if (!areTurns(turns) || !Array.isArray(draft) || draft.length !== names.length || !draft.every(isEntry)) return null;
  return {
    id,
    at,
    names,
    bonuses: bonuses as number[],
    rounds,
    turns,
    draft: draft as Entry[],
    before: areTurns(before) ? before : null,
    you: isWhole(you, 0, names.length - 1) ? you : null,
  };
}
