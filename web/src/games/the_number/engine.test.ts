// The engine in WebAssembly about The Number.
import { describe, expect, it } from 'vitest';
import { nodeEngine } from '../../engine/node';

const engine = await nodeEngine();
const options = { slips: 'reject', bonuses: [2, 3, 4, 6, 8], rounds: 2 };
const turn = (...choices: (string | null)[]) => ({ round: 0, turn: 0, choices });

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
