// The engine in WebAssembly about The Number.
import { describe, expect, it } from 'vitest';
import { nodeEngine } from '../../engine/node';

const engine = await nodeEngine();
const options = { slips: 'reject', bonuses: [2, 3, 4, 6, 8], rounds: 2 };

describe('the preview of a number', () => {
  const preview = (number: string, at = 0, available = [0, 1, 2, 3, 4, 5, 6, 7], slips = 'reject') =>
    engine.call('the-number.preview', { options: { ...options, slips }, turn: at, available, number });

  it('says what it would bring', async () => {
    expect(await preview('761')).toEqual({ legal: true, first: 7, bonus: 2, crossed: [1, 6, 7] });
    expect(await preview('761', 4)).toEqual({ legal: true, first: 14, bonus: 8, crossed: [1, 6, 7] });
    expect(await preview('000')).toEqual({ legal: true, first: 0, bonus: 2, crossed: [0] });
  });

  it('counts as far as it is written', async () => {
    expect(await preview('76')).toMatchObject({
      legal: false,
      fault: { code: 'bad_number' },
      first: 7,
      crossed: [6, 7],
    });
    expect(await preview('')).toMatchObject({ legal: false, first: 0, crossed: [] });
  });

  it('says why not', async () => {
    expect(await preview('981')).toMatchObject({
      legal: false,
      fault: { code: 'unavailable_digit' },
      first: 0,
      crossed: [],
    });
    expect(await preview('111', 0, [])).toMatchObject({ legal: false, fault: { code: 'player_is_out' } });
    expect(await preview('981', 0, [1, 9], 'void')).toEqual({
      legal: true,
      void: true,
      first: 0,
      bonus: 0,
      crossed: [],
    });
  });
});
