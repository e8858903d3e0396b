import { expect, test, vi } from 'vitest';
import type { Thinker } from '../engine/api';
import { fault } from '../house/fault';
import { Hinting } from './hinting.svelte';
import type { Session, TableView } from './session';

const view = (turn: number, must_act = true): TableView => ({
  table: 't',
  version: 1,
  now: 0,
  clockOffset: 0,
  here: [0],
  watchers: 0,
  turns: [],
  you: { seat: 0 },
  state: { code: '', phase: 'playing', settings: { game: 'x' }, seats: [{ name: 'Ana', must_act }], round: 0, turn },
});
const session = (more: Partial<Session> = {}): Session & { view: TableView } =>
  ({ view: view(0), help: vi.fn(async () => {}), ...more }) as unknown as Session & { view: TableView };
const engine = { call: vi.fn(), stop: vi.fn() } as unknown as Thinker;

test('the table is told first, then hints are looked for; they are of this turn alone', async () => {
  const order: string[] = [];
  const at = session({ help: async () => void order.push('told') });
  const find = vi.fn(async () => order.push('looked'));
  const hinting = new Hinting(at, { find: async () => find, engine: async () => engine });
  expect(hinting.isOffered).toBe(true);
  await hinting.ask();
  expect(order).toEqual(['told', 'looked']);
  expect(hinting.hints).toBe(2);
  await hinting.ask();
  expect(find).toHaveBeenCalledTimes(1); // they are there already
  at.view = view(1);
  expect(hinting.hints).toBeUndefined();
  await hinting.ask();
  expect(find).toHaveBeenCalledTimes(2);
  hinting.close();
  expect(engine.stop).toHaveBeenCalled();
});

test('nothing is looked for where help is not offered, nothing is to be chosen, or the table refuses', async () => {
  const find = vi.fn(async () => 1);
  const means = { find: async () => find, engine: async () => engine };
  for (const at of [session({ help: null }), session({ view: view(0, false) })]) {
    const hinting = new Hinting(at, means);
    expect(hinting.isOffered).toBe(false);
    await hinting.ask();
  }
  const refused = new Hinting(session({ help: () => Promise.reject(fault('no_help', 'people play here')) }), means);
  await refused.ask();
  expect(refused.fault?.code).toBe('no_help');
  expect(find).not.toHaveBeenCalled();
});
