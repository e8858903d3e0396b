#!/usr/bin/env bash
# tests/cli/strength.sh CIFRA: bots and searches are as strong as the documents say, over enough games and seeds to be sure:
#   - every level beats the one before it by five standard errors, and wins more than 55 % of the games;
#   - `hard` of The Number is above its floor with three and five players, less three standard errors;
#   - the search for a known shuffle is above its floor on both deck files, less one standard error of the decks.
set -uo pipefail
cifra=$1
node - "$cifra" "$(cd "$(dirname "$0")/../.." && pwd)" <<'JS'
const { execFileSync, spawnSync } = require('node:child_process');
const [cifra, root] = process.argv.slice(2);
const seeds = ['strength-1', 'strength-2', 'strength-3', 'strength-4'];
let failed = 0;
function say(what, ok) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${what}`);
  if (!ok) ++failed;
}

// The mean of each seat over all seeds, with its standard error, and the share of wins of the first.
function arena(game, seats, games) {
  const runs = seeds.map((seed) =>
    JSON.parse(execFileSync(cifra, ['arena', game, '--seats', seats.join(','), '--games', `${games / seeds.length}`, '--seed', seed, '--json'])));
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const means = seats.map((_, seat) => mean(runs.map((run) => run.seats[seat].mean)));
  const errors = seats.map((_, seat) => Math.hypot(...runs.map((run) => run.seats[seat].stderr)) / runs.length);
  return { means, errors, wins: mean(runs.map((run) => run.seats[0].win_share)) };
}

for (const game of ['the-number', 'nmbr9']) {
  // The program itself lists its levels, weakest first.
  const said = spawnSync(cifra, ['arena', game, '--seats', '?,?'], { encoding: 'utf8' }).stderr;
  const levels = said.split('choose from:')[1].trim().split(' ').filter((name) => ['random', 'easy', 'medium', 'hard', 'expert'].includes(name));
  for (let i = 1; i < levels.length; ++i) {
    // hard of NMBR 9 takes its time, and expert is measured on research/nmbr9/decks only. With two players hard and
    // expert of The Number play the same equilibrium.
    const games = (game === 'nmbr9' ? { hard: 100, expert: 0 } : { expert: 0 })[levels[i]] ?? 4000;
    if (games === 0) continue;
    const { means, errors, wins } = arena(game, [levels[i], levels[i - 1]], games);
    const margin = (means[0] - means[1]) / Math.hypot(errors[0], errors[1]);
    say(`${game}: ${levels[i]} ${means[0].toFixed(2)}, ${levels[i - 1]} ${means[1].toFixed(2)}, wins ${(100 * wins).toFixed(1)} %`, margin > 5 && wins > 0.55);
  }
}

for (const [other, seats, games, floor] of [['random', 3, 120, 20], ['human', 3, 120, 6], ['random', 5, 120, 8], ['human', 5, 120, -8]]) {
  const { means, errors } = arena('the-number', ['hard', ...Array(seats - 1).fill(other)], games);
  const lead = means[0] - means.slice(1).reduce((sum, mean) => sum + mean, 0) / (seats - 1);
  const error = Math.hypot(errors[0], Math.hypot(...errors.slice(1)) / (seats - 1));
  say(`the-number: hard leads ${seats - 1} ${other} by ${lead.toFixed(1)} ± ${error.toFixed(1)}, floor ${floor}`, lead - 3 * error > floor);
}

for (const [name, floor] of [['known-1', 131], ['known-2', 131]]) {
  const args = ['solve', 'nmbr9', '--decks', `${root}/research/nmbr9/decks/${name}.txt`, '--nodes', '4000000', '--json'];
  const { mean, stderr } = JSON.parse(execFileSync(cifra, args));
  say(`nmbr9: ${name} ${mean.toFixed(1)} ± ${stderr.toFixed(1)} with four million placements, floor ${floor}`, mean - stderr > floor);
}
process.exit(failed === 0 ? 0 : 1);
JS
