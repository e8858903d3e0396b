// node research/nmbr9/plot/known.mjs OUT.svg NAME=S:FILE.json,S:FILE.json…: the mean best score for known shuffles by the time given
// to the search, a line for each NAME. A FILE is the answer of cifra solve nmbr9 --decks research/nmbr9/decks/known-1.txt --seconds S
// --json, and gives the point of S seconds: a search plans with the time it has, so each needs a run of its own.
import { readFileSync, writeFileSync } from 'node:fs';
import { lineChart } from '../../plot/chart.mjs';

const [out, ...lists] = process.argv.slice(2);
if (!out || lists.length === 0 || lists.some((list) => !/^[^=]+=[\d.]+:[^,]+(,[\d.]+:[^,]+)*$/.test(list))) {
  console.error('usage: node research/nmbr9/plot/known.mjs OUT.svg NAME=S:FILE.json,S:FILE.json…');
  process.exit(2);
}
const lines = lists.map((list) => {
  const [name, files] = list.split('=');
  const points = files.split(',').map((file) => {
    const [, seconds, path] = /^([^:]+):(.*)$/.exec(file);
    return [Math.log10(Number(seconds)), JSON.parse(readFileSync(path, 'utf8')).mean];
  });
  return { name, points: points.sort((a, b) => a[0] - b[0]) };
});
writeFileSync(
  out,
  lineChart({
    title: 'NMBR 9: mean best score for a known shuffle, by the time to search',
    lines,
    xStep: 1,
    yStep: 5,
    yFrom: 110,
    xLabel: 'seconds of one core',
    xName: (power) => String(10 ** power),
  }),
);
