// The coach's lines, at real tables of the engine.
import { beforeAll, expect, test } from 'vitest';
import { nodeEngine } from '../../../engine/node';
import { needWords, use } from '../../../i18n/i18n.svelte';
import type { TableView } from '../../../table/session';
import { coachOf } from '../../index';
import { theNumber } from '../index';
import coach from './index';

const engine = await nodeEngine();
const now = 1_763_251_200_000;
let salts = 0;
const salt = () => (++salts).toString(16).padStart(64, '0');

/** A table at which these numbers were written, yours first; then perhaps one more of yours. */
async function view(turns: string[][], choice?: string, options: Record<string, unknown> = {}): Promise<TableView> {
  const table = `coach${++salts}`;
  const others = Math.max(1, (turns[0]?.length ?? 2) - 1);
  const bots = Array.from({ length: others }, (_, i) => ({ name: `Bot ${i}`, level: 'easy' }));
  const settings = { game: 'the-number', options };
  await engine.call('table.begin', {
    table,
    settings,
    you: { player: 'p', name: 'Ana' },
    bots,
    seed: 's',
    salt: salt(),
    now,
  });
  const mine = async (number: string, round: number, turn: number) => {
    const command = { type: 'choose' as const, round, turn, choice: number };
    await engine.call('table.command', { table, player: 'p', command, salt: salt(), now });
  };
  for (const [i, numbers] of turns.entries()) {
    const [round, turn] = [Math.floor(i / 5), i % 5];
    if (numbers[0] !== '') await mine(numbers[0] as string, round, turn);
    for (const [seat, number] of numbers.entries())
      if (seat > 0 && number !== '')
        await engine.call('table.bot', { table, seat, round, turn, choice: number, salt: salt(), now });
  }
  if (choice !== undefined) await mine(choice, Math.floor(turns.length / 5), turns.length % 5);
  const message = await engine.call('table.message', { table, player: 'p', version: 0, now });
  expect(message.turns).toHaveLength(turns.length);
  return { ...message, clockOffset: 0 };
}
const say = async (turns: string[][], choice?: string, options?: Record<string, unknown>): Promise<string> =>
  coach(await view(turns, choice, options), 0, turns.length);

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await use('en');
  expect(await coachOf('the-number')).toBe(coach);
  await needWords(theNumber.coach!.words);
});

test('before the first check', async () => {
  expect(await say([])).toMatch(/^Write three digits/);
  expect(await say([], '842')).toMatch(/^Only you can see 842\./);
});

test('nothing is told before it has been shown', async () => {
  const table = await view([['842', '385']]);
  expect(coach(table, 0, 0)).toMatch(/^From the highest down/);
  expect(coach(table, 0, -1)).toMatch(/^Your 842 was eliminated/); // opened after it
});

test('an eliminated number: the reason, then what to do', async () => {
  expect(await say([['842', '385', '077']])).toBe(
    'Your 842 was eliminated: 385 has an 8 too. You keep your digits. Fewer different ones, or a lower number, are safer.',
  );
});

test('digits that nobody else has left are named', async () => {
  expect(await say([['842', '385']])).toBe(
    'Your 842 was eliminated: 385 has an 8 too. Nobody else has 3, 5 and 8 left: a number made of nothing else is safe.',
  );
});

test('an approved number, and the highest one', async () => {
  expect(await say([['144', '900']])).toBe(
    'Your 144 was approved: 1 point. Crossed out until the round ends: 1 and 4. Write your next number without them.',
  );
  expect(await say([['900', '144']])).toBe(
    'Your 900 was the highest approved: 9 + 2. Crossed out: 0 and 9. Mind the digits the others have left.',
  );
});

test('the last turn, the next round, and nothing left', async () => {
  const four = [
    ['999', '111'],
    ['888', '222'],
    ['777', '333'],
    ['666', '444'],
  ];
  expect(await say(four)).toMatch(/^Last turn of the round: the first digit counts double, the bonus is 8\./);
  // 9 + 2, 8 + 3, 7 + 4, 6 + 6, 2 x 5 + 8, and five digits
  expect(await say([...four, ['555', '000']])).toMatch(
    /^The round brought you 68 points, 5 of it for crossed-out digits/,
  );
  const all = [
    ['012', '999'],
    ['345', '888'],
    ['678', '777'],
    ['999', '666'],
  ];
  expect(await say(all)).toMatch(/^All your digits are crossed out/);
});

test('a void number', async () => {
  expect(
    await say(
      [
        ['999', '111'],
        ['991', '222'],
      ],
      undefined,
      { slips: 'void' },
    ),
  ).toMatch(/^Your 991 had a crossed-out digit and was void/);
});

test('there is nothing to say after the end', async () => {
  const turns = [['9', '8', '7', '6', '5'].map((digit) => digit.repeat(3))]
    .flat()
    .map((number, i) => [number, String(i).repeat(3)]);
  expect(await say(turns, undefined, { rounds: 1 })).toBe('');
});
