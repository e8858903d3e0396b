// The tables one sits at, on this device and in the house, as one list: those that wait for you first, then the others,
// each in the order in which they come: newest first.
import type { MyTable } from '../../house/me.svelte';
import type { GameInfo } from '../../table/logs';

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
    .map(({ table, game, seats, you, yourTurn, next }): YourTable => ({
      href: `/play/${table}`,
      game,
      // Of several people at this device nobody is "you".
      others: seats.filter((_, seat) => next !== undefined || seat !== you).map(({ name }) => name),
      status: yourTurn && next === undefined ? 'yours' : 'others',
      waitsFor: next === undefined ? [] : [seats[next]?.name ?? ''],
    }));
  const there = house
    .filter(({ phase }) => phase === 'playing' || phase === 'open')
    .map(({ code, game, phase, seats, you, yourTurn, waits_for }): YourTable => ({
      href: `/t/${code}`,
      game,
      others: seats.filter((_, seat) => seat !== you),
      status: yourTurn ? 'yours' : phase === 'open' ? 'open' : 'others',
      waitsFor: waits_for ?? [],
    }));
  const all = [...there, ...here];
  return [...all.filter(({ status }) => status === 'yours'), ...all.filter(({ status }) => status !== 'yours')];
}
