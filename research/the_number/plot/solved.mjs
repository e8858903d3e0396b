#!/usr/bin/env node
// research/the_number/plot/solved.mjs [CIFRA [FOLDER]]: the pictures of docs/solved.md, into docs/pictures or another folder.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { barChart, lineChart } from '../../plot/chart.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const cifra = process.argv[2] ?? `${root}build/release/cifra`;
const folder = process.argv[3] ?? `${root}docs/pictures`;
const picture = (name, text) => writeFileSync(`${folder}/${name}.svg`, text);
const digits = '0123456789';

function advise(turn, mine, theirs) {
  const position = { players: 2, round: 1, turn, seat: 0, available: [mine, theirs] };
  return JSON.parse(execFileSync(cifra, ['advise', 'the-number', '-', '--json'], { input: JSON.stringify(position) }));
}

const start = advise(1, digits, digits);
const bars = Object.entries(start.strategy)
  .map(([name, part]) => ({ name, value: 100 * part }))
  .sort((a, b) => b.value - a.value);
picture(
  'number-first-turn',
  barChart({ title: 'What an equilibrium writes in the first turn', bars, unit: ' %', step: 5 }),
);

const lines = [2, 3, 4, 5].map((turn) => ({
  name: `turn ${turn}`,
  points: [...digits].map((digit) => [Number(digit), advise(turn, digits, digits.replace(digit, '')).value]),
}));
picture(
  'number-digits',
  lineChart({
    title: 'Points that a digit is worth which only the other has crossed out',
    lines,
    xStep: 1,
    yStep: 1,
    xLabel: 'the digit',
  }),
);

// mark, error, lowest difference, count, chances: src/games/the_number/solve/two_players/win_file.cpp
const bytes = readFileSync(`${root}data/the_number/win.bin`);
const low = bytes.readInt16LE(12);
const points = Array.from({ length: bytes.readUInt16LE(14) }, (_, i) => [
  low + i,
  (100 * bytes.readUInt16LE(16 + 2 * i)) / 65534,
]);
picture(
  'number-win',
  lineChart({
    title: 'Chance of winning at the start of the second round',
    lines: [{ name: '', points }],
    xStep: 5,
    yStep: 10,
    xLabel: 'points ahead',
    unit: ' %',
  }),
);
