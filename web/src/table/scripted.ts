// For tests and the gallery: a table on an engine on which every seat chooses what a script says. Whoever it leaves out
// misses the turn, if the table has a clock.
import type { Engine } from '../engine/api';
import { merge } from './merge';
import type { Settings } from './protocol';
import { newSalt } from './random';
import type { TableView } from './session';

const player = 'you';

export class ScriptedTable {
  readonly #engine: Engine;
  readonly #table: string;
  #now = Date.now();

  private constructor(engine: Engine, table: string) {
    this.#engine = engine;
    this.#table = table;
  }

  /** The first name is you, the others are bots. */
  static async begin(engine: Engine, settings: Settings, names: string[]): Promise<ScriptedTable> {
    const table = new ScriptedTable(engine, `scripted-${newSalt().slice(0, 12)}`);
    const [name = '', ...bots] = names;
    const seats = { you: { player, name }, bots: bots.map((bot) => ({ name: bot, level: 'easy' })) };
    await engine.call('table.begin', {
      table: table.#table,
      settings,
      ...seats,
      seed: newSalt(),
      salt: newSalt(),
      now: table.#now,
    });
    return table;
  }

  async view(): Promise<TableView> {
    const message = await this.#engine.call('table.message', {
      table: this.#table,
      player,
      version: 0,
      now: this.#now,
    });
    return merge(null, message, 0) as TableView;
  }

  /** A turn: what each seat chooses that must act; null misses it. */
  async play(choose: (seat: number, view: TableView) => string | null): Promise<TableView> {
    const before = await this.view();
    const { round = 0, turn = 0, seats } = before.state;
    const common = { table: this.#table, now: this.#now };
    for (const [seat, { must_act }] of seats.entries()) {
      const choice = must_act ? choose(seat, before) : null;
      if (choice === null) continue;
      const command = { type: 'choose', round, turn, choice } as const;
      if (seat === 0) await this.#engine.call('table.command', { ...common, player, command, salt: newSalt() });
      else await this.#engine.call('table.bot', { ...common, seat, round, turn, choice, salt: newSalt() });
    }
    const after = await this.view();
    if (after.turns.length > before.turns.length || after.state.deadline === undefined) return after;
    this.#now = after.state.deadline + 1;
    await this.#engine.call('table.tick', { table: this.#table, salts: seats.map(() => newSalt()), now: this.#now });
    return this.view();
  }
}
