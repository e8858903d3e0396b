// node research/nmbr9/plot/review.mjs OUT.svg LEVEL=REVIEWS…: how the points are distributed that levels lose by a
// placement; REVIEWS is what `cifra review --json` printed of games of one player of that level.
import { readFileSync, writeFileSync } from 'node:fs';
import { lineChart } from '../../plot/chart.mjs';

const [out, ...files] = process.argv.slice(2);
if (files.length === 0) {
  console.error('usage: node research/nmbr9/plot/review.mjs OUT.svg LEVEL=REVIEWS…');
  process.exit(2);
}
const most = 10; // points: what is above is not drawn
const lines = files.map((file) => {
  const [name, path] = file.split('=');
  const losses = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => JSON.parse(line).seats.flatMap(({ placements }) => placements.map(({ lost }) => lost)))
    .sort((a, b) => a - b);
  const points = Array.from({ length: 100 }, (_, percent) => [
    percent,
    losses[Math.floor((percent * losses.length) / 100)],
  ]);
  return { name, points: points.filter(([, lost]) => lost <= most) };
});
writeFileSync(
  out,
  lineChart({
    title: 'NMBR 9: points lost by a placement',
    lines,
    xStep: 10,
    yStep: 2,
    xLabel: 'percent of placements that lost less',
  }),
);
