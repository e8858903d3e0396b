// A position of a recorded game as a table that a board can show: before everybody chose in that turn.
import type { Turn, TableState } from '../table/protocol';
import type { TableView } from '../table/session';
import type { RecordText } from './review';

export interface Position {
  options?: Record<string, unknown>;
  /** Of the whole game; those before the position are shown. */
  turns: Pick<Turn, 'round' | 'turn' | 'outcome'>[];
  now: Required<Pick<TableState, 'round' | 'turn' | 'game'>>;
  /** The others have chosen already. */
  chosen: boolean;
}

export function viewBefore(record: RecordText, seat: number, at: number, position: Position): TableView {
  const { options, turns, now, chosen } = position;
  return {
    table: `turn ${at}`,
    version: at,
    now: 0,
    clockOffset: 0,
    here: record.players.map((_, i) => i),
    watchers: 0,
    you: { seat },
    turns: turns.slice(0, at).map((turn, i) => ({ ...turn, version: i, choices: [] })),
    state: {
      code: '',
      phase: 'playing',
      settings: { game: record.game, ...(options ? { options } : {}) },
      seats: record.players.map((name, i) => ({
        name,
        must_act: i === seat,
        ...(chosen && i !== seat ? { sha256: 'chosen' } : {}),
      })),
      ...now,
    },
  };
}
