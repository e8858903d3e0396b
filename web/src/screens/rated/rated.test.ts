import { expect, test } from 'vitest';
import type { Settings, TableState } from '../../table/protocol';
import { canBeRated, changeText, ratingText, whyNotRated } from './rated';

const about = { options: { rounds: 2, bonuses: [2, 3] } };
const clock = { kind: 'seconds', amount: 60 } as const;
const table = (settings: Partial<Settings>, seats: TableState['seats'] = [{ name: 'Ana' }]) => ({
  state: { code: '', phase: 'open' as const, settings: { game: 'x', clock, ...settings }, seats },
  you: { seat: 0 },
});

test('says what is in the way of a rated game, the first thing first', () => {
  expect(whyNotRated(table({}), about)).toBeNull();
  expect(whyNotRated(table({ options: { rounds: 2, bonuses: [2, 3] } }), about)).toBeNull();
  expect(whyNotRated(table({ options: { rounds: 1 } }), about)).toBe('rated.usual');
  expect(whyNotRated(table({ clock: { kind: 'none' } }), about)).toBe('rated.needsClock');
  expect(whyNotRated(table({}, [{ name: 'Ana' }, { name: 'Ben' }]), about)).toBe('rated.late');
  expect(whyNotRated(table({}, [{ name: 'Ana' }, { name: 'B', bot: 'easy' }]), about)).toBe('rated.noBots');
  expect(whyNotRated(table({ rated: true }, [{ name: 'Ana' }, { name: 'Ben' }]), about)).toBeNull();
});

test('other settings may end it', () => {
  expect(canBeRated({ game: 'x', clock, options: { rounds: 2 } }, about)).toBe(true);
  expect(canBeRated({ game: 'x', clock: { kind: 'none' } }, about)).toBe(false);
  expect(canBeRated({ game: 'x' }, about)).toBe(false);
  expect(canBeRated({ game: 'x', clock, options: { bonuses: [2, 4] } }, about)).toBe(false);
});

test('spells ratings and changes', () => {
  expect(ratingText({ rating: 1510, uncertainty: 90, games: 7 })).toBe('1510 ± 90');
  expect(ratingText({ rating: null, uncertainty: null, games: 3 })).toBe('');
  expect([14, -9, 0].map(changeText)).toEqual(['+14', '−9', '±0']);
});
