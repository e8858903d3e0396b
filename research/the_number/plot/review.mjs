// node research/the_number/plot/review.mjs LOSSES OUT.svg: how the points are distributed that levels lose a decision; LOSSES is
// what `cifra_review_levels 2 2000 random easy medium hard` printed.
import { readFileSync, writeFileSync } from 'node:fs';
import { lineChart } from '../../plot/chart.mjs';

const [losses, out] = process.argv.slice(2);
if (!out) {
  console.error('usage: node research/the_number/plot/review.mjs LOSSES OUT.svg');
  process.exit(2);
}
const most = 16; // points: what is above is not drawn
const lines = [];
for (const line of readFileSync(losses, 'utf8').split('\n')) {
  const [name, ...percentiles] = line.split(' ');
  if (!/^[a-z]+$/.test(name) || percentiles.length !== 100) continue;
  const points = percentiles.map((lost, percent) => [percent, Number(lost)]).filter(([, lost]) => lost <= most);
  lines.push({ name, points });
}
writeFileSync(
  out,
  lineChart({
    title: 'The Number, two players: points lost a decision',
    lines,
    xStep: 10,
    yStep: 2,
    xLabel: 'percent of decisions that lost less',
  }),
);
