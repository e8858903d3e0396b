// The engine in WebAssembly about NMBR 9.
import { describe, expect, it } from 'vitest';
import { nodeEngine } from '../../engine/node';
import type { Tile } from './engine';

const engine = await nodeEngine();
const tile = (number: number, x: number, y: number, level = 0, rotation = 0): Tile => ({
  number,
  x,
  y,
  level,
  rotation,
});
const nines = [tile(9, 0, 0), tile(9, 3, 0)];

describe('NMBR 9', () => {
  it('has ten tiles in four rotations', async () => {
    const shapes = await engine.call('nmbr9.shapes', null);
    expect(shapes.map((rotations) => rotations[0]!.squares.length)).toEqual([10, 5, 9, 9, 8, 10, 9, 7, 8, 10]);
    expect(shapes[1]![0]).toEqual({
      squares: [
        [0, 0],
        [1, 0],
        [1, 1],
        [1, 2],
        [1, 3],
      ],
      width: 2,
      height: 4,
    });
    expect(shapes[1]![1]).toMatchObject({ width: 4, height: 2 });
  });

  it('lists every legal place, and each is legal', async () => {
    expect(await engine.call('nmbr9.places', { tiles: [], number: 0 })).toHaveLength(2);
    const places = await engine.call('nmbr9.places', { tiles: nines, number: 7 });
    expect(places.some((place) => place.level === 1)).toBe(true);
    for (const { x, y, level, rotation } of places.filter((_, i) => i % 7 === 0)) {
      const check = await engine.call('nmbr9.check', { tiles: nines, number: 7, x, y, rotation });
      expect(check).toMatchObject({
        legal: true,
        level,
        points: 7 * level,
        squares: [],
        rests_on: level === 0 ? 0 : 2,
      });
    }
  });

  it('says why a tile may not lie there, and which squares are to blame', async () => {
    const check = (number: number, x: number, y: number) =>
      engine.call('nmbr9.check', { tiles: nines, number, x, y, rotation: 0 });
    expect(await check(9, -2, 0)).toMatchObject({
      legal: false,
      level: 0,
      reason: 'overlaps',
      squares: [
        [0, 0],
        [0, 1],
      ],
    });
    expect(await check(5, 2, 0)).toMatchObject({ legal: false, level: 1, reason: 'gap', squares: [[2, 3]] });
    expect(await check(1, 20, 0)).toMatchObject({ legal: false, level: 0, reason: 'apart' });
    expect(await check(1, 0, 0)).toMatchObject({ legal: false, level: 1, reason: 'one_tile', rests_on: 1 });
  });

  it('scores by level', async () => {
    const score = await engine
      .call('nmbr9.score', { tiles: [...nines, tile(7, 1, 0, 1, 1)] })
      .catch((fault: unknown) => fault);
    expect(score).toEqual({
      levels: [
        { level: 0, numbers: [9, 9], points: 0 },
        { level: 1, numbers: [7], points: 7 },
      ],
      total: 7,
    });
  });

  it('refuses a layout that is none', async () => {
    const bad = engine.call('nmbr9.score', { tiles: [tile(9, 0, 0), tile(9, 1, 0)] });
    await expect(bad).rejects.toMatchObject({ code: 'overlap', at: 'tiles[1]' });
  });
});
