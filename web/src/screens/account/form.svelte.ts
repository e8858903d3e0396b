// The common part of the forms about accounts: checked before it is sent, what is wrong stands at its field, and the
// first field that is wrong has the focus. While it is sent the button is not disabled: who uses the keyboard would
// lose the focus.
import { tick } from 'svelte';
import { type Fault } from '../../house/fault';
import { type Key, t } from '../../i18n/i18n.svelte';
import { Doing } from '../../ui/doing.svelte';
import { type Problems, refusal } from './rules';

export class AccountForm {
  problems = $state.raw<Problems>({});
  #doing = new Doing();
  #kind: 'create' | 'logIn' | 'change';

  constructor(kind: 'create' | 'logIn' | 'change') {
    this.#kind = kind;
  }

  get busy(): boolean {
    return this.#doing.busy;
  }

  /** True when it went well. */
  async submit(
    form: HTMLFormElement,
    found: Partial<Record<keyof Problems, Key | null>>,
    send: () => Promise<unknown>,
  ): Promise<boolean> {
    if (this.busy) return false;
    const wrong = Object.entries(found).flatMap(([field, key]) => (key ? [[field, t(key)]] : []));
    this.problems = Object.fromEntries(wrong) as Problems;
    if (wrong.length === 0) {
      if (await this.#doing.run(send)) return true;
      if (this.#doing.fault) this.problems = refusal(this.#doing.fault as Fault, this.#kind);
    }
    await tick();
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    return false;
  }
}
