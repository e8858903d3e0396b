// Who plays where when a reviewed game is played on: you on the seat that is looked at, bots on the others.
import { botNames } from '../../ui/bots';
import { deletedName } from '../../ui/names';

export interface ForkSeat {
  name: string;
  level: string | null; // null: you
}

export interface Company {
  players: string[]; // of the record
  seat: number; // yours
  yourName: string; // empty: that of the record
  bots: string[]; // by seat: the level of who was a bot, or nothing
  levels: string[]; // that there are
  usual: string; // for who was a person
}

const mostBytes = 64;
/** Names of records may be anything; at a table they can be read, and are different. */
const isName = (name: string): boolean =>
  name.trim() !== '' &&
  name !== deletedName &&
  !/[\p{C}\p{Zl}\p{Zp}]/u.test(name) &&
  new TextEncoder().encode(name).length <= mostBytes;

export function forkSeats({ players, seat, yourName, bots, levels, usual }: Company): ForkSeat[] {
  const wanted = players.map((name, i) => (i === seat && yourName !== '' ? yourName : name));
  const taken = new Set<string>();
  const good = wanted.map(() => '');
  // Yours first: of two that are the same it stays.
  for (const i of [seat, ...wanted.keys()]) {
    const name = wanted[i] ?? '';
    if (good[i] !== '' || !isName(name) || taken.has(name)) continue;
    taken.add(name);
    good[i] = name;
  }
  const spare = botNames(players.length, [...taken]);
  return good.map((name, i) => {
    const was = bots[i] ?? '';
    const level = i === seat ? null : levels.includes(was) ? was : usual;
    return { name: name !== '' ? name : (spare.shift() ?? `${i + 1}`), level };
  });
}
