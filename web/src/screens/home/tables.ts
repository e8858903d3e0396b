// The tables one sits at, on this device and in the house, as one list: those that wait for you first, then the others,
// each in the order in which they come: newest first.
import type { MyTable } from '../../house/me.svelte';
import { type GameInfo, peopleOf } from '../../table/logs';

export interface YourTable {
  href: string;
  game: string;
  others: string[];
  status: 'yours' | 'others' | 'open';
  waitsFor: string[]; // as far as is known
}

export function yourTables(device: GameInfo[], house: MyTable[]): YourTable[] {
  const here = device
    .filter(({ phase }) => phase === 'playing')
    .map(({ table, game, seats, you, yourTurn, next }): YourTable => {
      const isHanded = peopleOf(seats).length > 1; // then nobody is "you"
      return {
        href: `/play/${table}`,
        game,
        others: seats.filter((_, seat) => isHanded || seat !== you).map(({ name }) => name),
        status: yourTurn && !isHanded ? 'yours' : 'others',
        waitsFor: next === undefined ? [] : [seats[next]?.name ?? ''],
      };
    });
  const there = house
    .filter(({ phase }) => phase === 'playing' || phase === 'open')
    .map(({ table, code, day, group, game, phase, seats, you, yourTurn, waits_for }): YourTable => ({
      href: group !== undefined ? `/g/${group}/${table}` : day === undefined ? `/t/${code}` : `/today/${table}`,
      game,
      others: seats.filter((_, seat) => seat !== you),
      status: yourTurn ? 'yours' : phase === 'open' ? 'open' : 'others',
      waitsFor: waits_for ?? [],
    }));
  const all = [...there, ...here];
  return [...all.filter(({ status }) => status === 'yours'), ...all.filter(({ status }) => status !== 'yours')];
}
