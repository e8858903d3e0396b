// Rules of account names and passwords, said before the house refuses them; and what it refused, at its field.
import type { Fault } from '../../house/fault';
import { type Key, t } from '../../i18n/i18n.svelte';
import { sentence } from '../../ui/errors';

const shortest = 8;
const longest = 200;

/** The house counts bytes, not characters. */
export function passwordProblem(password: string): Key | null {
  const bytes = new TextEncoder().encode(password).length;
  if (bytes < shortest) return 'account.tooShort';
  return bytes > longest ? 'account.tooLong' : null;
}

export function nameProblem(account: string): Key | null {
  return /^[\w-]{3,32}$/.test(account) ? null : 'account.badName';
}

/** What is wrong, by field; `form` is what concerns no field. */
export interface Problems {
  account?: string;
  password?: string;
  next?: string;
  form?: string;
}

/** A refusal of the house. Logging in does not say which of both is wrong, as the house does not either. */
export function refusal(fault: Fault, form: 'create' | 'logIn' | 'change'): Problems {
  switch (fault.code) {
    case 'wrong_password':
      return form === 'change' ? { password: t('account.wrongOld') } : { form: t('account.wrong') };
    case 'bad_account':
      return form === 'logIn' ? { form: t('account.wrong') } : { account: t('account.badName') };
    case 'bad_password':
      if (form === 'logIn') return { form: t('account.wrong') };
      if (form === 'change')
        return fault.at === 'new_password' ? { next: t('account.rule') } : { password: t('account.wrongOld') };
      return { password: t('account.rule') };
    case 'account_taken':
      return { account: t('account.taken') };
    case 'has_account':
      return { form: t('account.hasAccount') };
    case 'no_account':
    case 'no_player':
      return { form: t('account.noAccount') };
    case 'slow_down':
      return { form: t('account.tries') };
    default:
      return { form: sentence(fault) };
  }
}
