// The player that this device is in the house. A guest is made when one is needed, with the name you gave.
//
//   await me.be('Ana')       somebody with that name: a new guest, or the one you are (renamed for tables to come)
//   me.person                null: nobody yet, or not asked yet
//   me.isOut                 this device was logged out elsewhere, as far as HTTP has told (connection.isOut: the WebSocket)
//   me.lastAccount           the account of this device, even after it was logged out; '' without one
//   me.tables                the tables you sit at, yours first (presence.svelte.ts keeps them fresh)
import { localShelf, type Shelf } from '../settings/kept';
import { connection } from '../table/connection.svelte';
import { asFault } from './fault';
import { house, type Person, type TableSummary } from './house';

export interface MyTable extends TableSummary {
  yourTurn: boolean;
}

export class MyselfInTheHouse {
  person = $state.raw<Person | null>(null);
  tables = $state.raw<MyTable[]>([]);
  /** Asked at least once. */
  isKnown = $state(false);
  isOut = $state(false);
  lastAccount = $state('');

  #house: typeof house;
  #shelf: Shelf;
  #changed: () => void;
  #being: Promise<unknown> = Promise.resolve();

  constructor(through: typeof house, shelf: Shelf, changed: () => void) {
    this.#house = through;
    this.#shelf = shelf;
    this.#changed = changed;
    const kept = shelf.get('account');
    if (typeof kept === 'string') this.lastAccount = kept;
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

  /** The guest one is gets an account. Rejects with a Fault: account_taken, bad_account, bad_password, has_account,
   *  slow_down. */
  async makeAccount(account: string, password: string): Promise<void> {
    this.#became(await this.#house.account(account, password), true);
  }

  /** Rejects with a Fault: wrong_password, slow_down. */
  async logIn(account: string, password: string): Promise<Person> {
    const person = await this.#house.login(account, password);
    this.#became(person, true);
    await this.look().catch(() => {}); // the tables of that player; if they cannot be had now, the next look brings them
    return person;
  }

  /** All other sessions end. Rejects with a Fault: wrong_password, bad_password, no_account, slow_down. */
  async changePassword(old: string, next: string): Promise<void> {
    this.#became(await this.#house.password(old, next), true);
  }

  /** How many other sessions there were. */
  endOthers(): Promise<number> {
    return this.#house.endOthers();
  }

  async logOut(): Promise<void> {
    await this.#house.logout();
    this.#isNobody();
  }

  /** Deletes the player in the house: account, seats, and the name everywhere. */
  async forget(): Promise<void> {
    await this.#house.forget();
    this.#isNobody();
  }

  /** After this device was logged out: whatever is left of the session is put away. */
  async goOnAsGuest(): Promise<void> {
    await this.#house.logout().catch((thrown: unknown) => {
      if (asFault(thrown).code !== 'no_player') throw thrown;
    });
    this.#isNobody();
  }

  #isNobody(): void {
    this.person = null;
    this.tables = [];
    this.isOut = false;
    this.lastAccount = '';
    this.#shelf.set('guest', false);
    this.#shelf.set('account', null);
    this.#changed();
  }

  #became({ player, name, account }: Person, isNewSession: boolean): Person {
    const person = { player, name, account };
    this.person = person;
    this.isKnown = true;
    this.isOut = false;
    this.lastAccount = account ?? '';
    this.#shelf.set('guest', true);
    this.#shelf.set('account', account);
    if (isNewSession) this.#changed();
    return person;
  }

  async #ask(): Promise<void> {
    const found = await this.#house.me();
    this.isKnown = true;
    if (found) {
      this.#became(found, false);
    } else {
      this.isOut = this.lastAccount !== '';
      this.person = null;
      this.#shelf.set('guest', this.isOut); // asks again: another tab may log in
    }
    this.tables = (found?.tables ?? []).map((table) => {
      const mine = table.seats[table.you ?? -1];
      return { ...table, yourTurn: mine !== undefined && (table.waits_for?.includes(mine) ?? false) };
    });
  }

  async #be(name: string): Promise<Person> {
    if (!this.person) await this.#ask();
    if (this.person?.name === name) return this.person;
    if (this.person) return this.#became(await this.#house.rename(name), false);
    return this.#became(await this.#house.guest(name), true);
  }
}

export const me = new MyselfInTheHouse(house, localShelf, () => connection.renew());
