import { expect, test } from 'vitest';
import { forkSeats, type Company } from './fork';

const company: Company = {
  players: ['Ana', 'Ben', 'Cleo'],
  seat: 1,
  yourName: '',
  bots: [],
  levels: ['random', 'easy', 'hard'],
  usual: 'easy',
};

test('you sit where you look from, and everybody else is a bot', () => {
  expect(forkSeats(company)).toEqual([
    { name: 'Ana', level: 'easy' },
    { name: 'Ben', level: null },
    { name: 'Cleo', level: 'easy' },
  ]);
});

test('who was a bot keeps its level, if there still is one', () => {
  const bots = ['hard', '', 'unknown'];
  expect(forkSeats({ ...company, bots }).map(({ level }) => level)).toEqual(['hard', null, 'easy']);
});

test('your name is yours, and who had the same gets another', () => {
  const [first, second] = forkSeats({ ...company, yourName: 'Ana' });
  expect(second?.name).toBe('Ana');
  expect(first?.name).not.toBe('Ana');
});

test('names that no table takes are replaced, each by another', () => {
  const players = ['', '—', 'x'.repeat(65), 'a\u0001b', 'Ben'];
  const names = forkSeats({ ...company, players, seat: 4 }).map(({ name }) => name);
  expect(new Set(names).size).toBe(5);
  expect(names[4]).toBe('Ben');
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+( \d)?$/);
});
