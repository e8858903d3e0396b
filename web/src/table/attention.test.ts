import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { Attention, type Sight } from './attention';

class FakeDesk {
  title = '';
  hidden = true;
  shown: string[] = [];
  takenAway = 0;
  setTitle(title: string): void {
    this.title = title;
  }
  isHidden(): boolean {
    return this.hidden;
  }
  async show({ moment }: Sight): Promise<() => void> {
    this.shown.push(moment);
    return () => void ++this.takenAway;
  }
}

let desk: FakeDesk;
let attention: Attention;
const sight = (moment: string, isYourTurn: boolean): Sight => ({
  table: 't',
  moment,
  isYourTurn,
  title: 'The Number',
  call: 'Your turn',
  body: 'Ana, Ben',
  path: '/t/K7M4QX',
});

beforeEach(() => {
  desk = new FakeDesk();
  attention = new Attention(desk);
  settings.notify = true;
});

test('the title says when it is your turn', () => {
  attention.see(sight('0/0', true));
  expect(desk.title).toBe('Your turn · The Number');
  attention.see(sight('0/0', false));
  expect(desk.title).toBe('The Number');
});

test('calls once a turn, and takes the call back', async () => {
  attention.see(sight('0/0', true));
  attention.see(sight('0/0', true));
  attention.see(sight('0/0', false));
  attention.see(sight('0/0', true)); // changed one's mind
  attention.see(sight('0/1', true));
  expect(desk.shown).toEqual(['0/0', '0/1']);
  attention.leave();
  await vi.waitFor(() => expect(desk.takenAway).toBe(2));
});

test('calls nobody who is looking, or does not want it', () => {
  desk.hidden = false;
  attention.see(sight('0/0', true));
  desk.hidden = true;
  attention.see(sight('0/0', true)); // has been seen
  settings.notify = false;
  attention.see(sight('0/1', true));
  expect(desk.shown).toEqual([]);
});
