// The story of a table of The Number: its turns as they were checked, the score sheets and what is at stake now. All of
// it is read from the messages of the table: `turns[].outcome`, `state.game` and the options.
import type { GameState, Turn } from '../../table/protocol';
import type { TableView } from '../../table/session';
import { optionsOf, type Options } from './options';

/** One seat's number in the check of a turn. */
export interface Step {
  seat: number;
  number: string | null; // null: none
  status: 'approved' | 'eliminated' | 'void' | 'none' | 'out';
  /** Why it fell: the highest of the lower numbers that share a digit with it, who wrote it, and all the digits they
   *  share. */
  cause?: Cause;
  first: number; // points of the first digit (0 if not approved)
  bonus: number;
  points: number;
  crossed: number[];
}

export interface Cause {
  seats: number[];
  number: string;
  digits: number[];
}

/** A turn as it is checked: from the highest number down, then those without a number. */
export interface Check {
  round: number;
  turn: number;
  steps: Step[];
}

/** The score sheet of one seat. */
export interface Sheet {
  rounds: {
    turns: (number | null)[]; // points; null: not played yet
    digits: number; // crossed out so far: the points they are or will be worth
    complete: boolean; // the round is over, so digits count
    sum: number; // of the turns, and of the digits once the round is over
  }[];
  total: number;
}

export interface Story {
  checks: Check[];
  sheets: Sheet[];
}

/** What a turn is worth: the bonus, and by how much a first digit counts. */
export interface Worth {
  bonus: number;
  times: number;
}

/** The view of a table together with its story. */
export interface Told {
  view: TableView;
  story: Story;
  available: number[][]; // digits of every seat, now; after the end as they were in the last turn
  worth: Worth | null; // of the turn that is played; null after the end
}

/** What the table says came of a seat's number: one entry of `turns[].outcome`. */
type Outcome = Pick<Step, 'number' | 'status' | 'points' | 'bonus' | 'crossed' | 'cause'>;

/** What everybody may know: digits that are not crossed out, as a text for every seat; while the game goes on, what the
 *  turn is worth. */
interface State extends GameState {
  available: string[];
  bonus?: number;
  times?: number;
}

export function tell(view: TableView): Told {
  const { available = [], bonus, times } = (view.state.game ?? {}) as Partial<State>;
  const story = storyOf(view, view.turns.length);
  return {
    view,
    story,
    available:
      view.state.phase === 'playing' ? available.map((digits) => [...digits].map(Number)) : leftAtTheEnd(view, story),
    worth: bonus !== undefined && times !== undefined ? { bonus, times } : null,
  };
}

/** The table gives the digits back after every round; after the last one the boards stay as they were. */
function leftAtTheEnd({ state }: TableView, { checks }: Story): number[][] {
  const last = checks.at(-1)?.round;
  const crossed = checks.filter(({ round }) => round === last).flatMap(({ steps }) => steps);
  return state.seats.map((_, seat) => {
    const gone = crossed.filter((step) => step.seat === seat).flatMap((step) => step.crossed);
    return Array.from({ length: 10 }, (__, digit) => digit).filter((digit) => !gone.includes(digit));
  });
}

/** Of the turn with that number in a round of so many: the last one counts first digits double. */
export function timesOf(turn: number, turns: number): number {
  return turn === turns - 1 ? 2 : 1;
}

/** The story of the first `count` turns. */
export function storyOf({ turns, state }: TableView, count: number): Story {
  const played = turns.slice(0, count);
  const checks = played.map(checkOf);
  const options = optionsOf(state.settings.options);
  return { checks, sheets: state.seats.map((_, seat) => sheetOf(checks, options, seat)) };
}

// ---- The check
// ---------------------------------------------------------------------------------------------------------

const withoutNumber = ['void', 'none', 'out'];
const isNumber = ({ status }: Outcome): boolean => !withoutNumber.includes(status);

export function checkOf({ round, turn, outcome }: Pick<Turn, 'round' | 'turn' | 'outcome'>): Check {
  return { round, turn, steps: stepsOf(outcome as Outcome[]) };
}

function stepsOf(outcome: Outcome[]): Step[] {
  const steps = outcome.map((one, seat): Step => ({ ...one, seat, first: one.points - one.bonus }));
  const rank = (step: Step): number => (isNumber(step) ? -Number(step.number) : 1 + withoutNumber.indexOf(step.status));
  return steps.sort((a, b) => rank(a) - rank(b) || a.seat - b.seat);
}

// ---- The sheets
// --------------------------------------------------------------------------------------------------------

function sheetOf(checks: Check[], { rounds, bonuses }: Options, seat: number): Sheet {
  const sheets = Array.from({ length: rounds }, (_, round) => {
    const steps = bonuses.map((_, turn) =>
      checks.find((check) => check.round === round && check.turn === turn)?.steps.find((step) => step.seat === seat),
    );
    const complete = steps.every((step) => step !== undefined);
    const digits = steps.reduce((sum, step) => sum + (step?.crossed.length ?? 0), 0);
    const points = steps.reduce((sum, step) => sum + (step?.points ?? 0), 0);
    return {
      turns: steps.map((step) => step?.points ?? null),
      digits,
      complete,
      sum: points + (complete ? digits : 0),
    };
  });
  return { rounds: sheets, total: sheets.reduce((total, { sum }) => total + sum, 0) };
}
