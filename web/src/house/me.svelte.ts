// Who you are in the house. A guest is made when one is needed, with the name you gave.
//
//   await me.be('Ana')       somebody with that name: a new guest, or the one you are (renamed for tables to come)
//   me.person                null: nobody yet, or not asked yet
//   me.tables                the tables you sit at, yours first (presence.svelte.ts keeps them fresh)
import { localShelf, type Shelf } from '../settings/kept';
import { connection } from '../table/connection.svelte';
import { house, type Person, type TableSummary } from './house';

export interface MyTable extends TableSummary {
  yourTurn: boolean;
}

export class MyselfInTheHouse {
  person = $state.raw<Person | null>(null);
  tables = $state.raw<MyTable[]>([]);
  /** Asked at least once. */
  isKnown = $state(false);

  #house: typeof house;
  #shelf: Shelf;
  #changed: () => void;
  #being: Promise<unknown> = Promise.resolve();

  constructor(through: typeof house, shelf: Shelf, changed: () => void) {
    this.#house = through;
    this.#shelf = shelf;
    this.#changed = changed;
  }

  /** Rejects with a Fault: bad_name, slow_down, server_away. */
  be(name: string): Promise<Person> {
    const result = this.#being.catch(() => {}).then(() => this.#be(name));
    this.#being = result;
    return result;
  }

  /** Who never was anybody here need not ask. */
  async look(): Promise<void> {
    if (this.#shelf.get('guest') === true) await this.#ask();
    else this.isKnown = true;
  }

  async #ask(): Promise<void> {
    const found = await this.#house.me();
    this.#shelf.set('guest', found !== null);
    this.isKnown = true;
    this.person = found && { player: found.player, name: found.name, account: found.account };
    this.tables = (found?.tables ?? []).map((table) => {
      const mine = table.seats[table.you ?? -1];
      return { ...table, yourTurn: mine !== undefined && (table.waits_for?.includes(mine) ?? false) };
    });
  }

  async #be(name: string): Promise<Person> {
    if (!this.person) await this.#ask();
    if (this.person?.name === name) return this.person;
    if (this.person) {
      this.person = await this.#house.rename(name);
    } else {
      this.person = await this.#house.guest(name);
      this.#shelf.set('guest', true);
      this.#changed();
    }
    return this.person;
  }
}

export const me = new MyselfInTheHouse(house, localShelf, () => connection.renew());
