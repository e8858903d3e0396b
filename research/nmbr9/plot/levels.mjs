// node research/nmbr9/plot/levels.mjs RECORDS: on which level each number lies on average in recorded games.
import { readFileSync } from 'node:fs';

const sums = Array.from({ length: 10 }, () => ({ level: 0, tiles: 0 }));
for (const line of readFileSync(process.argv[2], 'utf8').trim().split('\n')) {
  const { deck, placements } = JSON.parse(line);
  placements.forEach((round, i) => {
    for (const place of round) {
      if (!place) continue;
      sums[deck[i]].level += place.level;
      ++sums[deck[i]].tiles;
    }
  });
}
for (const [number, { level, tiles }] of sums.entries())
  console.log(`${number}  ${(level / Math.max(1, tiles)).toFixed(2)}  (${tiles} tiles)`);
