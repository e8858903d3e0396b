// The sheet of a game with pens: typing, writing down, correcting; judged by the real engine.
import { describe, expect, it } from 'vitest';
import { nodeEngine } from '../../../engine/node';
import { changesAfter, judge, skipsIn, viewOf } from './judge';
import {
  begin,
  correct,
  erase,
  isComplete,
  isOver,
  nextFree,
  press,
  readSheet,
  recordOf,
  step,
  undo,
  writeDown,
  writeNothing,
  type Sheet,
  type Typing,
} from './sheet';
import { storyOf } from '../story';

const engine = await nodeEngine();
const options = { bonuses: [2, 3, 4, 6, 8], rounds: 2 };
const five = ['Bruno', 'Ines', 'Marta', 'Theo', 'Yuki'];
const fresh = (names = five) => begin(names, options, 'x', 1);
const nobody: boolean[] = [];
const type = (typing: Typing, digits: string, skips = nobody): Typing =>
  [...digits].reduce(
    (now, sign) => (sign === '-' ? writeNothing(now, skips) : press(now, Number(sign), skips)),
    typing,
  );
const typed = (sheet: Sheet, digits: string, skips = nobody): Sheet => ({
  ...sheet,
  draft: [...type({ entries: sheet.draft, at: 0 }, digits, skips).entries],
});
/** The three turns of a game, the last with a void number. */
const three = ['761444444220513', '830965772611999', '975800640583622'];
const played = (turns = three, names = five): Sheet =>
  turns.reduce((sheet, digits) => writeDown(typed(sheet, digits), nobody), fresh(names));

describe('typing', () => {
  const empty: Typing = { entries: ['', '', ''], at: 0 };

  it('goes to the next player after three digits, and past the last one', () => {
    expect(type(empty, '97')).toEqual({ entries: ['97', '', ''], at: 0 });
    expect(type(empty, '9758')).toEqual({ entries: ['975', '8', ''], at: 1 });
    const all = type(empty, '975-583');
    expect(all).toEqual({ entries: ['975', null, '583'], at: 3 });
    expect(type(all, '1')).toEqual(all); // nobody's number is open
    expect(isComplete(all.entries, nobody)).toBe(true);
    expect(isComplete(type(empty, '975-58').entries, nobody)).toBe(false);
  });

  it('begins a number anew on one that is in, and then goes to the first that is missing', () => {
    const typing = type({ ...type(empty, '975800'), at: 0 }, '1');
    expect(typing).toEqual({ entries: ['1', '800', ''], at: 0 });
    expect(type(typing, '23')).toEqual({ entries: ['123', '800', ''], at: 2 });
  });

  it('takes back digit by digit, over players', () => {
    let typing = erase(type(empty, '975-'), nobody);
    expect(typing).toEqual({ entries: ['975', '', ''], at: 1 });
    typing = erase(typing, nobody);
    expect(typing).toEqual({ entries: ['97', '', ''], at: 0 });
    expect(erase(empty, nobody)).toEqual(empty);
  });

  it('leaves out who is out', () => {
    const skips = [true, false, true];
    expect(nextFree(empty.entries, skips, 0)).toBe(1);
    const all = type({ ...empty, at: 1 }, '583', skips);
    expect(all).toEqual({ entries: ['', '583', ''], at: 3 });
    expect(isComplete(all.entries, skips)).toBe(true);
    expect(step(all, -1, skips).at).toBe(1);
    expect(step({ ...all, at: 1 }, -1, skips).at).toBe(1);
    expect(press({ ...empty, at: 0 }, 1, skips).entries).toEqual(['', '', '']);
  });
});

describe('the sheet', () => {
  it('writes down complete turns only, and ends', () => {
    expect(writeDown(typed(fresh(), '761'), nobody).turns).toEqual([]);
    const one = played(Array(10).fill('761513'), ['Ana', 'Ben']);
    expect(isOver(one)).toBe(true);
    expect(writeDown(typed(one, '761513'), nobody).turns).toHaveLength(10);
    expect(recordOf(one).rounds.map((round) => round.length)).toEqual([5, 5]);
  });

  it('is read back from what is kept, and only if it can be one', () => {
    const sheet = typed({ ...played(), you: 2 }, '97');
    expect(readSheet(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet);
    for (const wrong of [
      null,
      'x',
      {},
      { ...sheet, names: ['Ana'] },
      { ...sheet, names: [...five, 'Zoe'] },
      { ...sheet, turns: [['1', '222', '333', '444', '555']] },
      { ...sheet, turns: [['111']] },
      { ...sheet, turns: Array(11).fill(sheet.turns[0]) },
      { ...sheet, bonuses: [] },
      { ...sheet, bonuses: ['2'] },
      { ...sheet, rounds: 0 },
      { ...sheet, draft: ['1234', '', '', '', ''] },
    ])
      expect(readSheet(wrong)).toBeNull();
    expect(readSheet({ ...sheet, you: 7, before: 'x' })).toMatchObject({ you: null, before: null });
  });
});

describe('judged by the engine', () => {
  const stati = async (sheet: Sheet, at: number) =>
    (await judge(engine, sheet)).turns[at]!.outcome.map(({ status }) => status);

  it('an empty sheet has all digits to write with', async () => {
    const judged = await judge(engine, fresh());
    expect(judged).toMatchObject({ turns: [], ignored: [], scores: [0, 0, 0, 0, 0], winners: [] });
    expect(skipsIn(judged.next)).toEqual([false, false, false, false, false]);
    expect(viewOf(fresh(), judged).state).toMatchObject({ phase: 'playing', round: 0, turn: 0 });
  });

  it('numbers are approved, eliminated, void or missing', async () => {
    expect(await stati(played(), 2)).toEqual(['eliminated', 'eliminated', 'void', 'approved', 'approved']);
    const missing = played(['761-444220513']);
    expect(await stati(missing, 0)).toEqual(['eliminated', 'none', 'approved', 'approved', 'approved']);
  });

  it('its points are those of the story', async () => {
    const sheet = played();
    const judged = await judge(engine, sheet);
    const { sheets } = storyOf(viewOf(sheet, judged), 3);
    expect(sheets.map(({ total }) => total)).toEqual(judged.scores);
  });

  it('a correction scores everything after it again, and can be undone', async () => {
    const sheet = played();
    const before = await judge(engine, sheet);
    // 220 was misread: it is 260, which also crosses out the 6.
    const mended = correct(sheet, 0, ['761', '444', '444', '260', '513']);
    const after = await judge(engine, mended);
    expect(await stati(mended, 1)).not.toEqual(await stati(sheet, 1));
    expect(after.turns[1]!.outcome[3]).toMatchObject({ number: '611', status: 'void' });
    expect(changesAfter(before, after, 0)).toContainEqual({ at: 1, seat: 3 });
    expect(changesAfter(before, before, 0)).toEqual([]);
    expect(after.scores).not.toEqual(before.scores);
    expect((await judge(engine, undo(mended))).scores).toEqual(before.scores);
    expect(undo(undo(mended))).toEqual(undo(mended));
  });

  it('who is out of digits writes nothing, whatever was typed', async () => {
    const turns = ['012-', '345-', '678-', '999-', '111222'];
    const sheet = played(turns, ['Ana', 'Ben']);
    const judged = await judge(engine, sheet);
    expect(judged.ignored).toEqual([{ at: 4, seat: 0 }]);
    expect(judged.turns[4]!.outcome[0]).toMatchObject({ status: 'out' });
    const four = await judge(engine, { ...sheet, turns: sheet.turns.slice(0, 4) });
    expect(skipsIn(four.next)).toEqual([true, false]);
    expect(JSON.parse(judged.record).rounds[0][4]).toEqual([null, '222']);
  });

  it('the end has winners, and a record that the referee takes', async () => {
    const sheet = played(Array(10).fill('---'), ['Ana', 'Ben', 'Cleo']);
    const judged = await judge(engine, sheet);
    expect(judged.winners).toEqual([0, 1, 2]);
    expect(judged.next).toBeNull();
    expect(viewOf(sheet, judged).state.phase).toBe('finished');
    expect(await engine.call('referee', { record: judged.record })).toMatchObject({ valid: true });
  });

  it('what is no sheet is a fault', async () => {
    await expect(judge(engine, { ...fresh(), rounds: 0 })).rejects.toMatchObject({ code: 'bad_record' });
  });
});
