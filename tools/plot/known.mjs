// node tools/plot/known.mjs OUT.svg FILE.json…: the mean best score for known shuffles over time. A FILE is the answer of
// cifra solve nmbr9 --decks bench/decks/NAME.txt --seconds S --json, and its name that of the line.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { lineChart } from './chart.mjs';

const [out, ...files] = process.argv.slice(2);
if (!out || files.length === 0) {
  console.error('usage: node tools/plot/known.mjs OUT.svg FILE.json…');
  process.exit(2);
}
const lines = files.map((file) => ({
  name: basename(file, '.json'),
  points: JSON.parse(readFileSync(file, 'utf8')).over_time.map(({ seconds, mean }) => [Math.log10(seconds), mean]),
}));
writeFileSync(out, lineChart({ title: 'Known shuffle: mean best score over time', lines, xStep: 1, yStep: 20, xLabel: 'power of ten of seconds on one core' }));
