import { beforeAll, expect, test, vi } from 'vitest';
import { use } from '../../i18n/i18n.svelte';
import type { TableState } from '../../table/protocol';
import type { TableView } from '../../table/session';
import { pathOf, wantText, wayToRematch } from './rematch';

vi.stubGlobal('document', { documentElement: {} }); // its language is set
beforeAll(() => use('en'));

function view(state: Partial<TableState>, you: number | null = 0): TableView {
  const seats = [{ name: 'Ana' }, { name: 'Ben' }, { name: 'Eva' }, { name: '—', left: true }];
  return {
    table: 't',
    version: 1,
    now: 0,
    clockOffset: 0,
    here: [],
    watchers: 0,
    turns: [],
    you: you === null ? null : { seat: you },
    state: { code: 'K7M4QX', phase: 'finished', settings: { game: 'the-number' }, seats, ...state },
  };
}
const next = { table: 'n', code: 'ACDEFG' };
const away = { next: null, place: 'house' } as const;
const there = { next, place: 'house' } as const;

test('who wants to play again, the one who asked first in front', async () => {
  expect(wantText(view({}))).toBe('');
  expect(wantText(view({ rematch_by: [0] }))).toBe(''); // only you
  expect(wantText(view({ rematch_by: [1] }))).toBe('Ben wants to play again.');
  expect(wantText(view({ rematch_by: [2, 0, 1] }))).toBe('Eva and Ben want to play again.');
  expect(wantText(view({ rematch_by: [0] }, null))).toBe('Ana wants to play again.');
  await use('de');
  expect(wantText(view({ rematch_by: [2, 1] }))).toBe('Eva und Ben möchten noch einmal spielen.');
  await use('en');
});

test('a player asks, joins, goes where they have asked to go; a spectator watches', () => {
  expect(wayToRematch(away, view({}), null)).toBe('ask');
  expect(wayToRematch(away, view({ rematch_by: [1] }), null)).toBe('join');
  expect(wayToRematch(there, view({ rematch_by: [1] }), null)).toBe('join');
  expect(wayToRematch(there, view({ rematch_by: [1, 0] }), null)).toBe('go');
  expect(wayToRematch(away, view({}, null), null)).toBe('none');
  expect(wayToRematch(there, view({ rematch_by: [1] }, null), null)).toBe('watch');
});

test('who comes too late may watch; whose name is taken sits down there', () => {
  expect(wayToRematch(there, view({ rematch_by: [1] }), 'already_started')).toBe('watch');
  expect(wayToRematch(there, view({ rematch_by: [1] }), 'table_full')).toBe('watch');
  expect(wayToRematch(there, view({ rematch_by: [1] }), 'name_taken')).toBe('go');
  expect(wayToRematch(there, view({ rematch_by: [1] }), 'slow_down')).toBe('join');
  expect(wayToRematch({ next: { ...next, phase: 'playing' }, place: 'house' }, view({ rematch_by: [1] }), null)).toBe(
    'watch',
  );
  expect(
    wayToRematch({ next: { ...next, phase: 'playing' }, place: 'house' }, view({ rematch_by: [1, 0] }), null),
  ).toBe('go');
});

test('on the device it begins at once', () => {
  expect(wayToRematch({ next: null, place: 'device' }, view({}), null)).toBe('ask');
  expect(wayToRematch({ next, place: 'device' }, view({}), null)).toBe('go');
  expect([pathOf({ next, place: 'device' }), pathOf(there)]).toEqual(['/play/n', '/t/ACDEFG']);
});
