// The engine in WebAssembly: what it answers about every game.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeEngine } from './node';

const engine = await nodeEngine();

describe('the engine', () => {
  it('says which it is', async () => {
    expect(await engine.call('version', null)).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      protocol: 1,
    });
  });

  it('knows both games, their levels and options', async () => {
    const games = await engine.call('games', null);
    expect(games.map((game) => [game.game, game.min_seats, game.max_seats])).toEqual([
      ['the-number', 2, 5],
      ['nmbr9', 1, 4],
    ]);
    expect(games[0]!.options).toEqual({ slips: 'reject', bonuses: [2, 3, 4, 6, 8], rounds: 2 });
    expect(games[0]!.bots).toContain('easy');
    expect(games[1]!.points['easy']).toBeGreaterThan(20);
    expect(games[0]!.points).toEqual({});
  });

  it('computes what every other build computes', async () => {
    const committed = await readFile(resolve(import.meta.dirname, '../../../bench/SIGNATURE'), 'utf8');
    expect(await engine.call('signature', null)).toBe(committed.trim());
  }, 30_000);

  it('hashes', async () => {
    expect(await engine.call('sha256', { text: 'abc' })).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it('answers garbage with a fault and goes on', async () => {
    await expect(engine.call('sing' as 'version', null)).rejects.toMatchObject({ code: 'no_such_method' });
    await expect(engine.call('sha256', null as never)).rejects.toMatchObject({ code: 'bad_input', at: 'text' });
    await expect(engine.call('sha256', 7 as never)).rejects.toMatchObject({ code: 'bad_input' });
    await expect(engine.call('sha256', { text: 'x'.repeat(2 << 20) })).rejects.toMatchObject({ code: 'bad_input' });
    await expect(engine.call('nmbr9.places', { tiles: [{}], number: 3 } as never)).rejects.toMatchObject({
      at: 'tiles[0].x',
    });
    expect(await engine.call('sha256', { text: '' })).toMatch(/^e3b0c442/);
  });
});

describe('the referee', () => {
  it('judges records', async () => {
    const file = resolve(import.meta.dirname, '../../../tests/records/good');
    const { readdir } = await import('node:fs/promises');
    const name = (await readdir(file)).find((one) => one.endsWith('.jsonl'))!;
    const [record] = (await readFile(resolve(file, name), 'utf8')).split('\n');
    expect((await engine.call('referee', { record: record! })).valid).toBe(true);
    expect(await engine.call('referee', { record: '{}' })).toMatchObject({
      valid: false,
      verdict: expect.stringContaining('bad_record'),
    });
  });
});
