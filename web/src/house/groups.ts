// Groups: one shuffle for several people, see docs/protocol.md. Rejects with a Fault.
import type { Settings } from '../table/protocol';
import { json } from './house';

export interface GroupTry {
  /** Null: deleted. */
  name: string | null;
  /** With real tiles: the score is what its player says. */
  by_hand: boolean;
  placed: number;
  finished: boolean;
  /** Null: not yet known. */
  score: number | null;
  you?: true;
  /** Also where its record is; missing as long as one may not see it. */
  table?: string;
}

export interface Group {
  code: string;
  settings: Settings;
  host: string | null;
  you_host: boolean;
  in_step: boolean;
  cards: number;
  turned: number;
  /** What has been turned, as a record spells it; null: that is a secret. */
  dealt: string | null;
  ended: boolean;
  /** One may see the others' games. */
  open: boolean;
  seed: string | null;
  version: number;
  tries: GroupTry[];
}

export const groups = {
  open: (in_step: boolean) => json<{ code: string; url: string }>('POST', '/api/groups', { in_step }),
  /** Null: nothing new since that version. */
  look: async (code: string, known?: number): Promise<Group | null> => {
    const query = known === undefined ? '' : `?known=${known}`;
    const found = await json<Group | { unchanged: true }>('GET', `/api/groups/${code}${query}`);
    return 'unchanged' in found ? null : found;
  },
  join: (code: string, by_hand: boolean) =>
    json<{ table: string | null; by_hand: boolean }>('POST', `/api/groups/${code}/tries`, { by_hand }),
  turn: (code: string, turned: number) => json<unknown>('POST', `/api/groups/${code}/turn`, { turned }),
  score: (code: string, score: number) => json<unknown>('POST', `/api/groups/${code}/score`, { score }),
  end: (code: string) => json<unknown>('POST', `/api/groups/${code}/end`),
  remove: (code: string) => json<unknown>('DELETE', `/api/groups/${code}`),
};
