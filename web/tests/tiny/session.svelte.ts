// A table of the tiny game, as a house would have it: you are the host, and a bot picks 3, 4, 5 and so on after you.
import { fault } from '../../src/house/fault';
import type { Command, Seat, TableState } from '../../src/table/protocol';
import type { Session, TableView } from '../../src/table/session';

const seats: Seat[] = [{ name: 'Ana' }, { name: 'Bea', bot: 'stubborn' }];

export class TinyTable implements Session {
  readonly place = 'house';
  readonly link = 'open';
  readonly fault = null;
  readonly next = null;
  readonly signs = [];
  readonly kept = true;
  readonly thinking = null;
  readonly hands = null;
  readonly help = null;
  view = $state.raw<TableView>({
    table: 'tinytable',
    version: 1,
    now: 0,
    clockOffset: 0,
    here: [0],
    watchers: 0,
    turns: [],
    you: { seat: 0 },
    state: { code: 'K7M4QX', phase: 'open', host: 0, settings: { game: 'tiny', options: { turns: 2 } }, seats },
  });

  async command(command: Command): Promise<void> {
    if (command.type === 'configure') this.#show({ settings: command.settings });
    else if (command.type === 'start') this.#show({ phase: 'playing', turn: 0, game: { scores: [0, 0] } });
    else if (command.type === 'choose') this.#pick(Number(command.choice), command.turn);
    else throw fault('not_now', command.type);
  }

  playNow(): void {}

  #pick(number: number, turn: number): void {
    const { turns, state } = this.view;
    const picked = turns.map(({ outcome }) => outcome as number[]);
    if (picked.some(([mine]) => mine === number)) throw fault('used', 'picked before');
    const outcome = [number, 3 + turn];
    const choices = outcome.map((one) => ({ choice: String(one), salt: '', sha256: '' }));
    this.view = { ...this.view, turns: [...turns, { round: 0, turn, version: turn + 2, choices, outcome }] };
    const scores = outcome.map((one, seat) => one + (state.game?.scores[seat] ?? 0));
    const isOver = turn + 1 === state.settings.options?.['turns'];
    this.#show({
      turn: turn + 1,
      game: { scores },
      ...(isOver ? { phase: 'finished', winners: [scores.indexOf(Math.max(...scores))] } : {}),
    });
  }

  #show(more: Partial<TableState>): void {
    const state = { ...this.view.state, ...more };
    const must_act = state.phase === 'playing';
    this.view = {
      ...this.view,
      version: this.view.version + 1,
      state: { ...state, seats: seats.map((seat, i) => ({ ...seat, must_act: must_act && i === 0 })) },
    };
  }

  async rematch(): Promise<never> {
    throw fault('not_now', 'rematch');
  }
  async record(): Promise<string> {
    return '{}';
  }
  close(): void {}
}
