#!/usr/bin/env node
// research/the_number/plot/strategy.mjs CIFRA: the figures of docs/the-number-strategy.md, from `cifra advise the-number`.
// Everybody has the same digits: all ten in turn 1, and what is typical later.
import { execFileSync } from 'node:child_process';

const cifra = process.argv[2] ?? 'build/release/cifra';
const all = '0123456789';

function advise(players, turn, mine, others) {
  const available = [mine, ...Array(players - 1).fill(others)];
  const position = { players, round: 1, turn, seat: 0, available, scores: Array(players).fill(0) };
  return JSON.parse(execFileSync(cifra, ['advise', 'the-number', '-', '--json'], { input: JSON.stringify(position) }));
}
const kinds = (number) => new Set(number).size;
const percent = (x) => `${Math.round(100 * x)} %`;
function share(strategy, test) {
  return Object.entries(strategy).reduce((sum, [number, part]) => sum + (test(number) ? part : 0), 0);
}
function best(values, test) {
  return Math.max(
    ...Object.entries(values)
      .filter(([number]) => test(number))
      .map(([, value]) => value),
  );
}

const digits = { 1: all, 2: '012345789', 3: '01245789', 4: '0124589', 5: '01289' };
console.log(
  '| players | turn | digits | one digit | two | three | first digit 0-3 | 4-6 | 7-9 | best of one digit | of two | of three |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|---|');
for (const players of [2, 3, 4, 5]) {
  for (const turn of [1, 2, 3, 4, 5]) {
    const { strategy, values } = advise(players, turn, digits[turn], digits[turn]);
    const first = (low, high) => percent(share(strategy, (n) => n[0] >= low && n[0] <= high));
    const row = [1, 2, 3].map((k) => percent(share(strategy, (n) => kinds(n) === k)));
    const bests = [1, 2, 3].map((k) => best(values, (n) => kinds(n) === k).toFixed(1));
    console.log(
      `| ${[players, turn, digits[turn], ...row, first('0', '3'), first('4', '6'), first('7', '9'), ...bests].join(' | ')} |`,
    );
  }
}
console.log('\n| players | worth of the 9 before turn 2 | 3 | 4 | 5 | of the 5 before turn 2 | 3 | 4 | 5 |');
console.log('|---|---|---|---|---|---|---|---|---|');
for (const players of [2, 3, 4, 5]) {
  const worth = (digit) =>
    [2, 3, 4, 5].map((turn) =>
      (advise(players, turn, all, all).value - advise(players, turn, all.replace(digit, ''), all).value).toFixed(1),
    );
  console.log(`| ${[players, ...worth('9'), ...worth('5')].join(' | ')} |`);
}
