// The games one has played: kept when they end, brought in from elsewhere, and really deleted.
import { beforeEach, expect, test, vi } from 'vitest';
import { fault } from '../house/fault';
import type { MyTable } from '../house/me.svelte';
import type { GameInfo } from '../table/logs';
import type { TableMessage } from '../table/protocol';
import { type Means, PlayedGames } from './played.svelte';
import { MemoryShelf } from './shelf';

const message = (table: string, phase = 'finished'): TableMessage =>
  ({
    table,
    you: { seat: 1 },
    state: {
      phase,
      settings: { game: 'some-game' },
      seats: [{ name: 'Ana' }, { name: 'Ben', bot: 'easy' }],
      game: { scores: [4, 7] },
      winners: [1],
    },
  }) as unknown as TableMessage;
const info = (table: string, phase: GameInfo['phase'] = 'finished'): GameInfo =>
  ({
    table,
    phase,
    game: 'some-game',
    seats: [{ name: 'Ana' }],
    you: 0,
    scores: [9],
    winners: [0],
    touched: 50,
  }) as unknown as GameInfo;
const row = (table: string, phase = 'finished'): MyTable => ({ table, phase, you: 1 }) as unknown as MyTable;

let means: { [Part in keyof Means]: Means[Part] };
let games: PlayedGames;
beforeEach(() => {
  means = {
    shelf: new MemoryShelf(),
    device: { games: async () => [], record: async (table) => `{"of":"${table}"}`, remove: vi.fn(async () => {}) },
    house: {
      games: async () => [],
      see: async (table) => message(table),
      record: async (table) => `{"of":"${table}"}`,
      forget: vi.fn(async () => {}),
    },
    forgetReview: vi.fn(async () => {}),
  };
  games = new PlayedGames(means);
});
const session = (place: 'house' | 'device') => ({ place, record: async () => '{"kept":true}' });

test('a game that is over is kept once, with when it was over', async () => {
  vi.useFakeTimers({ now: 1000 });
  await games.keep(session('device'), message('abc'));
  vi.setSystemTime(2000);
  await games.keep(session('device'), message('abc')); // looked at again
  vi.useRealTimers();
  await games.refresh();
  expect(games.list).toEqual([
    {
      id: 'device:abc',
      game: 'some-game',
      record: '{"kept":true}',
      seats: [{ name: 'Ana' }, { name: 'Ben', bot: 'easy' }],
      seat: 1,
      scores: [4, 7],
      winners: [1],
      at: 1000,
    },
  ]);
});

test('who only watched, and a game that goes on, leave nothing', async () => {
  await games.keep(session('house'), { ...message('abc'), you: null });
  await games.keep(session('house'), message('abc', 'playing'));
  await games.refresh();
  expect(games.list).toEqual([]);
});

test('games that were finished elsewhere are brought in, those in play are not', async () => {
  means.device.games = async () => [info('here'), info('playing', 'playing')];
  means.house.games = async () => [row('there'), row('going', 'playing')];
  await games.gather();
  expect(games.list.map(({ id }) => id).sort()).toEqual(['device:here', 'house:there']);
  expect(games.list.find(({ id }) => id === 'device:here')?.at).toBe(50);
});

test('one that cannot be had now does not keep others away, and comes the next time', async () => {
  means.house.games = async () => [row('lost'), row('there')];
  means.house.see = async (table) => {
    if (table === 'lost') throw fault('server_away', '');
    return message(table);
  };
  await games.gather();
  expect(games.list.map(({ id }) => id)).toEqual(['house:there']);
  means.house.see = async (table) => message(table);
  await games.gather();
  expect(games.list).toHaveLength(2);
});

test('what a server forgets stays on the device, and can be deleted there', async () => {
  await games.keep(session('house'), message('old'));
  const gone = async () => Promise.reject(fault('no_such_table', ''));
  means.house = { games: async () => [], see: gone, record: gone, forget: gone };
  await games.gather();
  expect(games.list.map(({ id, record }) => [id, record])).toEqual([['house:old', '{"kept":true}']]);
  await games.remove(['house:old']);
  expect(await means.shelf.list()).toEqual([]);
});

test('deleting takes the record, the log, the review, and your name in the house', async () => {
  await games.keep(session('device'), message('abc'));
  await games.keep(session('house'), message('def'));
  await games.remove(['device:abc', 'house:def']); // whether the list was read or not
  expect(games.list).toEqual([]);
  expect(await means.shelf.list()).toEqual([]);
  expect(means.device.remove).toHaveBeenCalledWith('abc');
  expect(means.house.forget).toHaveBeenCalledWith('def');
  expect(means.forgetReview).toHaveBeenCalledTimes(2);
});

test('a game of which the house cannot be told stays, and says so; what the house has forgotten goes', async () => {
  await games.keep(session('house'), message('abc'));
  await games.keep(session('house'), message('def'));
  await games.refresh();
  means.house.forget = async (table) => {
    throw fault(table === 'abc' ? 'server_away' : 'no_such_table', '');
  };
  await expect(games.remove(['house:abc', 'house:def'])).rejects.toMatchObject({ code: 'server_away' });
  expect(games.list.map(({ id }) => id)).toEqual(['house:abc']);
});
