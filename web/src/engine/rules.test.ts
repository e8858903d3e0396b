// What the engine in WebAssembly says about the rules.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Tile } from './api';
import { nodeEngine } from './node';

const engine = await nodeEngine();
const options = { slips: 'reject', bonuses: [2, 3, 4, 6, 8], rounds: 2 };
const turn = (...choices: (string | null)[]) => ({ round: 0, turn: 0, choices });
const tile = (number: number, x: number, y: number, level = 0, rotation = 0): Tile => ({ number, x, y, level, rotation });
const nines = [tile(9, 0, 0), tile(9, 3, 0)];

describe('the engine', () => {
  it('says which it is', async () => {
    expect(await engine.call('version', null)).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), protocol: 1 });
  });

  it('knows both games, their levels and options', async () => {
    const games = await engine.call('games', null);
    expect(games.map((game) => [game.game, game.min_seats, game.max_seats])).toEqual([['the-number', 2, 5], ['nmbr9', 1, 4]]);
    expect(games[0]!.options).toEqual(options);
    expect(games[0]!.bots.map((bot) => bot.level)).toContain('easy');
    const easy = games[1]!.bots.find((bot) => bot.level === 'easy');
    expect(easy?.points).toBeGreaterThan(20);
    expect(games[0]!.bots.every((bot) => bot.points === undefined)).toBe(true);
  });

  it('computes what every other build computes', async () => {
    const committed = await readFile(resolve(import.meta.dirname, '../../../bench/SIGNATURE'), 'utf8');
    expect(await engine.call('signature', null)).toBe(committed.trim());
  }, 30_000);

  it('hashes', async () => {
    expect(await engine.call('sha256', { text: 'abc' })).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('answers garbage with a fault and goes on', async () => {
    await expect(engine.call('sing' as 'version', null)).rejects.toMatchObject({ code: 'no_such_method' });
    await expect(engine.call('sha256', null as never)).rejects.toMatchObject({ code: 'bad_input', at: 'text' });
    await expect(engine.call('sha256', 7 as never)).rejects.toMatchObject({ code: 'bad_input' });
    await expect(engine.call('sha256', { text: 'x'.repeat(2 << 20) })).rejects.toMatchObject({ code: 'bad_input' });
    await expect(engine.call('nmbr9.places', { tiles: [{}], number: 3 } as never)).rejects.toMatchObject({ at: 'tiles[0].x' });
    expect(await engine.call('sha256', { text: '' })).toMatch(/^e3b0c442/);
  });
});

describe('the story of The Number', () => {
  it('tells the check of the rules’ example', async () => {
    const story = await engine.call('number.story', { options, seats: 5, turns: [turn('761', '513', '444', '444', '220')] });
    const [check] = story.checks;
    expect(check!.steps.map((step) => [step.seat, step.number, step.status, step.points])).toEqual([
      [0, '761', 'eliminated', 0], [1, '513', 'approved', 7], [2, '444', 'approved', 4], [3, '444', 'approved', 4], [4, '220', 'approved', 2],
    ]);
    expect(check!.steps[0]!.cause).toEqual({ seats: [1], number: '513', digits: [1] });
    expect(check!.steps[1]).toMatchObject({ first: 5, bonus: 2, crossed: [1, 3, 5] });
    expect(check!.steps[1]!.cause).toBeUndefined();
    expect(story.available[1]).toEqual([0, 2, 4, 6, 7, 8, 9]);
    expect(story.sheets[1]).toMatchObject({ total: 7 });
    expect(story.sheets[1]!.rounds[0]).toEqual({ turns: [7, null, null, null, null], digits: 3, crossed: [1, 3, 5], complete: false, sum: 7 });
  });

  it('names all who wrote the highest of the lower numbers', async () => {
    const { checks } = await engine.call('number.story', { options, seats: 4, turns: [turn('761', '615', '615', '100')] });
    expect(checks[0]!.steps.find((step) => step.seat === 0)!.cause).toEqual({ seats: [1, 2], number: '615', digits: [1, 6] });
  });

  it('tells of nobody’s number, of void ones and of the end of a round', async () => {
    const turns = [0, 1, 2, 3, 4].map((index) => ({ round: 0, turn: index, choices: index === 0 ? ['987', null] : [`${index}00`, '900'] }));
    const story = await engine.call('number.story', { options: { ...options, slips: 'void' }, seats: 2, turns });
    expect(story.checks[0]!.steps[1]).toMatchObject({ seat: 1, number: null, status: 'none' });
    expect(story.checks[2]!.steps.map((step) => step.status)).toContain('void');
    expect(story.sheets[0]!.rounds[0]!.complete).toBe(true);
    expect(story.available[0]).toHaveLength(10);
  });

  it('refuses what was never played', async () => {
    const wrong = (turns: unknown) => engine.call('number.story', { options, seats: 2, turns: turns as never });
    await expect(wrong([turn('761')])).rejects.toMatchObject({ code: 'bad_input', at: 'turns[0].choices' });
    await expect(wrong([turn('76', '111')])).rejects.toMatchObject({ code: 'bad_number', at: 'turns[0].choices[0]' });
    await expect(wrong([{ round: 0, turn: 1, choices: ['111', '222'] }])).rejects.toMatchObject({ at: 'turns[0]' });
    await expect(engine.call('number.story', { options, seats: 6, turns: [] })).rejects.toMatchObject({ code: 'bad_input' });
    await expect(engine.call('number.story', { options: { rounds: 0 }, seats: 2, turns: [] })).rejects.toMatchObject({ at: 'rounds' });
  });
});

describe('the preview of a number', () => {
  const preview = (number: string, at = 0, available = [0, 1, 2, 3, 4, 5, 6, 7], slips = 'reject') =>
    engine.call('number.preview', { options: { ...options, slips }, turn: at, available, number });

  it('says what it would bring', async () => {
    expect(await preview('761')).toEqual({ legal: true, first: 7, bonus: 2, crossed: [1, 6, 7] });
    expect(await preview('761', 4)).toEqual({ legal: true, first: 14, bonus: 8, crossed: [1, 6, 7] });
    expect(await preview('000')).toEqual({ legal: true, first: 0, bonus: 2, crossed: [0] });
  });

  it('counts as far as it is written', async () => {
    expect(await preview('76')).toMatchObject({ legal: false, fault: { code: 'bad_number' }, first: 7, crossed: [6, 7] });
    expect(await preview('')).toMatchObject({ legal: false, first: 0, crossed: [] });
  });

  it('says why not', async () => {
    expect(await preview('981')).toMatchObject({ legal: false, fault: { code: 'unavailable_digit' }, first: 0, crossed: [] });
    expect(await preview('111', 0, [])).toMatchObject({ legal: false, fault: { code: 'player_is_out' } });
    expect(await preview('981', 0, [1, 9], 'void')).toEqual({ legal: true, void: true, first: 0, bonus: 0, crossed: [] });
  });
});

describe('NMBR 9', () => {
  it('has ten tiles in four rotations', async () => {
    const shapes = await engine.call('nmbr9.shapes', null);
    expect(shapes.map((rotations) => rotations[0]!.squares.length)).toEqual([10, 5, 9, 9, 8, 10, 9, 7, 8, 10]);
    expect(shapes[1]![0]).toEqual({ squares: [[0, 0], [1, 0], [1, 1], [1, 2], [1, 3]], width: 2, height: 4 });
    expect(shapes[1]![1]).toMatchObject({ width: 4, height: 2 });
  });

  it('lists every legal place, and each is legal', async () => {
    expect(await engine.call('nmbr9.places', { tiles: [], number: 0 })).toHaveLength(2);
    const places = await engine.call('nmbr9.places', { tiles: nines, number: 7 });
    expect(places.some((place) => place.level === 1)).toBe(true);
    for (const { x, y, level, rotation } of places.filter((_, i) => i % 7 === 0)) {
      const check = await engine.call('nmbr9.check', { tiles: nines, number: 7, x, y, rotation });
      expect(check).toMatchObject({ legal: true, level, points: 7 * level, squares: [], rests_on: level === 0 ? 0 : 2 });
    }
  });

  it('says why a tile may not lie there, and which squares are to blame', async () => {
    const check = (number: number, x: number, y: number) => engine.call('nmbr9.check', { tiles: nines, number, x, y, rotation: 0 });
    expect(await check(9, -2, 0)).toMatchObject({ legal: false, level: 0, reason: 'overlaps', squares: [[0, 0], [0, 1]] });
    expect(await check(5, 2, 0)).toMatchObject({ legal: false, level: 1, reason: 'gap', squares: [[2, 3]] });
    expect(await check(1, 20, 0)).toMatchObject({ legal: false, level: 0, reason: 'apart' });
    expect(await check(1, 0, 0)).toMatchObject({ legal: false, level: 1, reason: 'one_tile', rests_on: 1 });
  });

  it('scores by level', async () => {
    const score = await engine.call('nmbr9.score', { tiles: [...nines, tile(7, 1, 0, 1, 1)] }).catch((fault: unknown) => fault);
    expect(score).toEqual({ levels: [{ level: 0, numbers: [9, 9], points: 0 }, { level: 1, numbers: [7], points: 7 }], total: 7 });
  });

  it('refuses a layout that is none', async () => {
    const bad = engine.call('nmbr9.score', { tiles: [tile(9, 0, 0), tile(9, 1, 0)] });
    await expect(bad).rejects.toMatchObject({ code: 'overlap', at: 'tiles[1]' });
  });
});

describe('the referee', () => {
  it('judges records', async () => {
    const file = resolve(import.meta.dirname, '../../../tests/records/good');
    const { readdir } = await import('node:fs/promises');
    const name = (await readdir(file)).find((one) => one.endsWith('.jsonl'))!;
    const [record] = (await readFile(resolve(file, name), 'utf8')).split('\n');
    expect((await engine.call('referee', { record: record! })).valid).toBe(true);
    expect(await engine.call('referee', { record: '{}' })).toMatchObject({ valid: false, verdict: expect.stringContaining('bad_record') });
  });
});
