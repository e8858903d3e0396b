import { beforeAll, expect, test } from 'vitest';
import { use } from '../i18n/i18n.svelte';
import { sentence } from './errors';

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await use('en');
});

test('after the end no next turn is promised', () => {
  expect(sentence({ code: 'game_over' })).toBe('The game is over. Look at the table to see how it ended.');
  expect(sentence({ code: 'too_late' })).not.toMatch(/next|waiting/);
});

test('a store that cannot save is not told as a code, nor with advice that cannot help', () => {
  for (const code of ['store_full', 'store_damaged'])
    expect(sentence({ code })).toBe('The server can’t save right now. Tell whoever runs it.');
});

test('too many tables: closing one helps, waiting does not', () => {
  expect(sentence({ code: 'too_many' })).toBe('Too many tables are open at once. Close a tab and try again.');
  expect(sentence({ code: 'too_many_tables' })).toBe(sentence({ code: 'too_many' }));
});

test('a code that is not known is told in general words', () => {
  expect(sentence({ code: 'new_one' })).toContain('(new_one)');
});
