import { t } from '../i18n/i18n.svelte';

/** "you" beside a name; nothing beside the name of somebody who has given none and is called that already. */
export function youBeside(name: string): string {
  return name === t('shell.seat.yourName') ? '' : t('shell.seat.you');
}
