// node research/nmbr9/plot/bots.mjs CIFRA OUT.svg RECORDS…: how the scores of NMBR 9 bots are spread. RECORDS is a file of games of
// one player, as cifra arena nmbr9 --seats hard --decks research/nmbr9/decks/real-1.txt --records hard.txt writes it; its name is that
// of the line.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { lineChart } from '../../plot/chart.mjs';

const [cifra, out, ...files] = process.argv.slice(2);
if (!out || files.length === 0) {
  console.error('usage: node research/nmbr9/plot/bots.mjs CIFRA OUT.svg RECORDS…');
  process.exit(2);
}
const lines = files.map((file) => {
  const verdicts = execFileSync(cifra, ['referee', file], { encoding: 'utf8', maxBuffer: 1 << 28 })
    .trim()
    .split('\n');
  const scores = verdicts.map((line) => JSON.parse(line).scores[0]).sort((a, b) => a - b);
  return { name: basename(file, '.txt'), points: scores.map((score, i) => [(100 * (i + 0.5)) / scores.length, score]) };
});
writeFileSync(
  out,
  lineChart({
    title: 'NMBR 9: scores of the bots',
    lines,
    xStep: 20,
    yStep: 20,
    xLabel: 'percent of games with fewer points',
  }),
);
