// What one's games of The Number show, in figures: first digits, eliminations, first numbers of a round. Read from
// records and the referee's verdicts.
import type { JudgedGame } from '../../game';
import type { NumberRecord } from '../review/game';

interface Entry {
  number: string | null;
  status: 'approved' | 'eliminated' | 'void' | 'none' | 'out';
}
interface Verdict {
  turns: Entry[][]; // of all rounds in one list
}

/** How often something is, of so many. */
export interface Share {
  count: number;
  of: number;
}

export interface Figures {
  players: Map<number, number>; // numbers written, by how many played
  written: number;
  firstDigits: number[]; // how many of your numbers begin with each digit
  eliminated: Share;
  /** Of your eliminated numbers: the digits they shared with the lower number that is named as the reason. */
  fatalDigits: number[];
  /** The numbers with which you began rounds, most frequent first. */
  beginnings: { number: string; count: number }[];
  rounds: number;
  /** How often somebody who remembers your rounds would have guessed your first number. */
  guessed: Share;
}

const remembered = 4; // rounds before the first guess

/** The highest of the lower numbers on the table that share a digit with it is the reason; the digits they share. */
function sharedWith(number: string, others: readonly string[]): number[] {
  const lower = others.filter((other) => other < number).sort();
  const reason = lower.findLast((other) => [...other].some((digit) => number.includes(digit)));
  return [...new Set(reason ?? '')].filter((digit) => number.includes(digit)).map(Number);
}

function mostFrequent(counts: ReadonlyMap<string, number>): string | null {
  let best: string | null = null;
  for (const [number, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = number;
  return best;
}

export function figuresOf(games: readonly JudgedGame[]): Figures {
  const figures: Figures = {
    players: new Map(),
    written: 0,
    firstDigits: Array<number>(10).fill(0),
    eliminated: { count: 0, of: 0 },
    fatalDigits: Array<number>(10).fill(0),
    beginnings: [],
    rounds: 0,
    guessed: { count: 0, of: 0 },
  };
  const begun = new Map<string, number>();
  for (const { record, verdict, seat } of games) {
    const { rounds, players } = record as NumberRecord;
    const { turns } = verdict as Verdict;
    let at = 0;
    for (const round of rounds) {
      for (let turn = 0; turn < round.length; ++turn, ++at) {
        const own = turns[at]?.[seat];
        if (!own || own.number === null || (own.status !== 'approved' && own.status !== 'eliminated')) continue;
        const { number } = own;
        ++figures.written;
        figures.players.set(players.length, (figures.players.get(players.length) ?? 0) + 1);
        ++figures.firstDigits[Number(number[0])]!;
        ++figures.eliminated.of;
        if (own.status === 'eliminated') {
          ++figures.eliminated.count;
          const others = turns[at]!.flatMap((other) =>
            other.number !== null && (other.status === 'approved' || other.status === 'eliminated')
              ? [other.number]
              : [],
          );
          for (const digit of sharedWith(number, others)) ++figures.fatalDigits[digit]!;
        }
        if (turn > 0) continue;
        if (figures.rounds >= remembered) {
          ++figures.guessed.of;
          if (mostFrequent(begun) === number) ++figures.guessed.count;
        }
        ++figures.rounds;
        begun.set(number, (begun.get(number) ?? 0) + 1);
      }
    }
  }
  figures.beginnings = [...begun]
    .map(([number, count]) => ({ number, count }))
    .sort((a, b) => b.count - a.count || (a.number < b.number ? 1 : -1));
  return figures;
}

/** The figures of others for the same mixture of tables: a weighted mean over how many played. */
export function mixed(by: Readonly<Record<number, readonly number[]>>, players: ReadonlyMap<number, number>): number[] {
  const sum = Array<number>(10).fill(0);
  let all = 0;
  for (const [count, weight] of players) {
    const own = by[count];
    if (!own) continue;
    all += weight;
    for (const [i, value] of own.entries()) sum[i]! += weight * value;
  }
  return sum.map((value) => value / Math.max(1, all));
}

/** Where yours is further above, or below, than chance explains: two standard errors and five in a hundred. */
export function standsOut(
  counts: readonly number[],
  of: number,
  measure: readonly number[],
  sign: 1 | -1,
): number | null {
  let best: number | null = null;
  let most = 0;
  for (const [i, count] of counts.entries()) {
    const expected = (measure[i] ?? 0) / 100;
    const over = sign * (count / of - expected);
    const error = Math.sqrt((Math.max(expected, 0.01) * (1 - expected)) / of);
    if (over > Math.max(2 * error, 0.05) && over > most) [best, most] = [i, over];
  }
  return best;
}
