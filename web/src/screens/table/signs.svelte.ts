// Friendly signs: what they say, who may send one, and the pause between two.
import type { Key } from '../../i18n/i18n.svelte';
import type { Sign } from '../../table/protocol';
import type { Session, TableView } from '../../table/session';

export const signWords: Record<Sign, Key> = {
  hello: 'company.sign.hello',
  nice: 'company.sign.nice',
  oops: 'company.sign.oops',
  well_played: 'company.sign.wellPlayed',
};

/** The house takes one in five seconds of a person; a little more, for the way there. */
export const signPauseMs = 5200;

/** Whether there is anybody to send one to: you sit here, and another person does. */
export function maySend({ state, you }: TableView): boolean {
  return (
    you !== null &&
    state.phase !== 'closed' &&
    state.seats.some(({ bot, left }, seat) => !bot && !left && seat !== you.seat)
  );
}

export class Signing {
  /** The one that was sent just now: until it is null again no other can be. */
  sent = $state<Sign | null>(null);

  send(session: Session, sign: Sign): void {
    if (this.sent !== null || session.link !== 'open') return;
    this.sent = sign;
    setTimeout(() => (this.sent = null), signPauseMs);
    session.command({ type: 'sign', sign }).catch(() => {}); // a sign that was not taken is no trouble
  }
}
