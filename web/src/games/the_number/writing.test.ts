import { beforeAll, describe, expect, it } from 'vitest';
import { use } from '../../i18n/i18n.svelte';
import '../index'; // its words
import { Writing, type Situation } from './writing.svelte';

const situation: Situation = { moment: '0.0', choice: null, available: [0, 2, 4, 7, 9], slips: false, mayWrite: true };
function at(more: Partial<Situation> = {}): Writing {
  const writing = new Writing();
  writing.follow({ ...situation, ...more });
  return writing;
}
function type(writing: Writing, number: string): void {
  for (const digit of number) writing.press(Number(digit));
}
const taken = async (): Promise<void> => {};

describe('choosing', () => {
  beforeAll(async () => {
    Object.assign(globalThis, { document: { documentElement: {} } });
    await use('en');
  });

  it('turns the tablet before the table has answered', () => {
    const writing = at();
    type(writing, '742');
    void writing.choose(() => new Promise(() => {}));
    expect(writing.chosen).toBe('742');
    expect(writing.open).toBe(false);
  });
  it('brings the number back with the reason when it is not taken', async () => {
    const writing = at();
    type(writing, '742');
    await writing.choose(() => Promise.reject({ code: 'unavailable_digit', at: 'choice', message: '' }));
    expect(writing.chosen).toBeNull();
    expect(writing.number).toBe('742');
    expect(writing.note).toContain('crossed-out digit');
  });
  it('sends nothing before three digits stand', async () => {
    const writing = at();
    type(writing, '74');
    let sent = 0;
    await writing.choose(async () => void (sent += 1));
    expect(sent).toBe(0);
  });
  it('does not write a crossed-out digit, and says so', () => {
    const writing = at();
    writing.press(5);
    expect(writing.entry.boxes[0]).toBeNull();
    expect(writing.note).toContain('5');
  });
  it('writes a crossed-out digit where slips are void', () => {
    const writing = at({ slips: true });
    writing.press(5);
    expect(writing.entry.boxes[0]).toBe(5);
  });
  it('lets a choice be changed, or kept', async () => {
    const writing = at({ choice: '742' });
    expect(writing.open).toBe(false);
    writing.change();
    expect(writing.number).toBe('742');
    writing.clear();
    writing.clear();
    expect(writing.open).toBe(false);
    type(writing, '9');
    expect(writing.entry.boxes).toEqual([9, null, null]);
    type(writing, '94');
    await writing.choose(taken);
    expect(writing.chosen).toBe('994');
  });
  it('begins every turn with an empty tablet', async () => {
    const writing = at();
    type(writing, '742');
    await writing.choose(taken);
    writing.follow({ ...situation, moment: '0.1' });
    expect(writing.chosen).toBeNull();
    expect(writing.entry.boxes).toEqual([null, null, null]);
  });
  it('says when a change came too late, and leaves the new turn alone', async () => {
    const writing = at();
    type(writing, '742');
    let refuse = (_: unknown): void => {};
    const done = writing.choose(() => new Promise((_, reject) => (refuse = reject)));
    writing.follow({ ...situation, moment: '0.1' });
    refuse({ code: 'not_now' });
    await done;
    expect(writing.chosen).toBeNull();
    expect(writing.entry.boxes[0]).toBeNull();
    expect(writing.note).toContain('too late');
  });
  it('sends a newer number before the older one is answered, and only the newer one counts', async () => {
    const writing = at();
    const sent: string[] = [];
    const answers: { taken: () => void; refused: (why: unknown) => void }[] = [];
    const held = (number: string) =>
      new Promise<void>((taken, refused) => {
        sent.push(number);
        answers.push({ taken, refused });
      });
    type(writing, '742');
    const first = writing.choose(held);
    type(writing, '902');
    const second = writing.choose(held);
    expect(sent).toEqual(['742', '902']);
    expect(writing.chosen).toBe('902');
    answers[0]!.refused({ code: 'server_away' });
    await first;
    expect(writing.chosen).toBe('902');
    expect(writing.note).toBe('');
    answers[1]!.taken();
    await second;
    expect(writing.chosen).toBe('902');
    expect(writing.open).toBe(false);
  });
  it('writes a new number over the old one, or erases that from its end', () => {
    const writing = at();
    writing.follow({ ...situation, choice: '902' });
    writing.change();
    type(writing, '742');
    expect(writing.number).toBe('742');
    writing.keep();
    writing.erase(); // takes the tablet in hand
    writing.erase();
    expect(writing.entry.boxes).toEqual([9, 0, null]);
  });
  it('shows what was chosen on another device', () => {
    const writing = at();
    writing.follow({ ...situation, choice: '902' });
    expect(writing.chosen).toBe('902');
  });
});
