import { expect, test } from 'vitest';
import { shelf } from './kept';
import { Settings } from './settings.svelte';

class FakeStorage {
  values = new Map<string, string>();
  getItem(key: string): string | null {
    return this.values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.values.set(key, value);
  }
}
const on = (storage: FakeStorage) => new Settings(shelf(() => storage as unknown as Storage));

test('what is set is there again', () => {
  const storage = new FakeStorage();
  const first = on(storage);
  first.language = 'de';
  first.theme = 'dark';
  first.name = 'Ana';
  first.remember('nmbr9', { levels: ['hard', 'easy'] });
  first.remember('the-number', { levels: ['easy'] });
  first.stopCoach('nmbr9');
  first.stopCoach('nmbr9');
  const second = on(storage);
  expect([second.language, second.theme, second.name, second.notify]).toEqual(['de', 'dark', 'Ana', false]);
  expect(second.coached).toEqual(['nmbr9']);
  expect(second.opponents).toEqual({ nmbr9: { levels: ['hard', 'easy'] }, 'the-number': { levels: ['easy'] } });
});

test('nonsense is not taken', () => {
  const storage = new FakeStorage();
  storage.setItem('cifra.language', '"klingon"');
  storage.setItem('cifra.theme', '{');
  storage.setItem('cifra.notify', '"yes"');
  storage.setItem('cifra.opponents', '{"nmbr9":{"levels":[3]}}');
  storage.setItem('cifra.coached', '["nmbr9",1]');
  const { language, theme, notify, opponents, coached } = on(storage);
  expect({ language, theme, notify, opponents, coached }).toEqual({
    language: null,
    theme: 'system',
    notify: false,
    opponents: {},
    coached: [],
  });
});

test('without storage everything works as long as the page does', () => {
  const denied = new Settings(
    shelf(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
  );
  denied.name = 'Ana';
  expect(denied.name).toBe('Ana');
  const full = new FakeStorage();
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const settings = on(full);
  settings.notify = true;
  expect(settings.notify).toBe(true);
});

test('follows other tabs', () => {
  const storage = new FakeStorage();
  const [here, there] = [on(storage), on(storage)];
  there.theme = 'light';
  here.heard('theme');
  here.heard('toString');
  expect(here.theme).toBe('light');
});
