// What strong bots do in the figures that "Your games" shows of a player (web/src/games/*/played): reads records of
// their games and prints the constants of measure.ts.
//
//   cifra arena the-number --seats hard,hard --games 200 --seed measure --records two.jsonl     (three to five alike)
//   cifra arena nmbr9 --seats expert --games 48 --seed measures --records nmbr9.jsonl
//   tools/node research/played/measure.mjs build/release/cifra two.jsonl three.jsonl four.jsonl five.jsonl nmbr9.jsonl
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { figuresOf as layouts, mean } from '../../web/src/games/nmbr9/played/figures.ts';
import { figuresOf as numbers } from '../../web/src/games/the_number/played/figures.ts';

const [cifra, ...files] = process.argv.slice(2);
const one = (value) => Math.round(10 * value) / 10;

/** Every seat of every game counts as a player. */
function judged(file) {
  const records = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const verdicts = execFileSync(cifra, ['referee', file], { encoding: 'utf8', maxBuffer: 1 << 28 })
    .trim()
    .split('\n');
  return records.flatMap((record, i) =>
    record.players.map((_, seat) => ({ record, verdict: JSON.parse(verdicts[i]), seat })),
  );
}

for (const file of files) {
  const games = judged(file);
  const { game, players } = games[0].record;
  if (game === 'nmbr9') {
    const { scores, levels, tiles } = layouts(games);
    console.log(`expertScore ${one(mean(scores))}`);
    console.log(`expertLevels [${levels.map(one).join(', ')}]`);
    console.log(`expertTiles [${tiles.map(one).join(', ')}]`);
  } else {
    const { firstDigits, written, eliminated, fatalDigits } = numbers(games);
    const fatal = fatalDigits.reduce((sum, count) => sum + count, 0);
    const in100 = (counts, of) => counts.map((count) => one((100 * count) / of)).join(', ');
    console.log(`${players.length}: firstDigits [${in100(firstDigits, written)}]`);
    console.log(`${players.length}: eliminated ${one((100 * eliminated.count) / eliminated.of)}`);
    console.log(`${players.length}: fatalDigits [${in100(fatalDigits, fatal)}]`);
  }
}
