import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Engine } from '../../engine/api';
import type { TableView } from '../../table/session';
import { checkFairness } from './fairness';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const engine = (valid: boolean) =>
  ({
    call: async (method: string, input: { text: string }) =>
      method === 'sha256' ? sha(input.text) : { valid, verdict: '' },
  }) as unknown as Engine;

function game(choice: string): TableView {
  const opened = { choice, salt: 'ab', sha256: sha('ab:tbl:0:2:1:761') };
  return {
    table: 'tbl',
    version: 1,
    now: 0,
    clockOffset: 0,
    here: [],
    watchers: 0,
    you: null,
    turns: [{ round: 0, turn: 2, version: 1, choices: [null, opened], outcome: null }],
    state: {
      code: 'K7M4QX',
      phase: 'finished',
      settings: { game: 'the-number' },
      seats: [],
      deck: { sha256: sha('cd:tbl:seed'), seed: 'seed', salt: 'cd' },
    },
  };
}

test('a game is fair when every seal fits and the referee agrees', async () => {
  expect(await checkFairness(engine(true), game('761'), '')).toBe('fair');
  expect(await checkFairness(engine(true), game('762'), '')).toBe('broken');
  expect(await checkFairness(engine(false), game('761'), '')).toBe('broken');
  const deck = game('761');
  deck.state.deck = { sha256: sha('other'), seed: 'seed', salt: 'cd' };
  expect(await checkFairness(engine(true), deck, '')).toBe('broken');
});
