#!/usr/bin/env bash
# tests/cli/strength.sh CIFRA: every level beats the one before it clearly, over enough games to be sure.
set -uo pipefail
cifra=$1
node - "$cifra" <<'JS'
const { execFileSync } = require('node:child_process');
const cifra = process.argv[2];
let failed = 0;
const { spawnSync } = require('node:child_process');
for (const game of ['the-number', 'nmbr9']) {
  // The program itself lists its levels, weakest first.
  const said = spawnSync(cifra, ['arena', game, '--seats', '?,?'], { encoding: 'utf8' }).stderr;
  const levels = said.split('there are:')[1].trim().split(' ').filter((name) => ['random', 'easy', 'medium', 'hard', 'expert'].includes(name));
  for (let i = 1; i < levels.length; ++i) {
    // Those of NMBR 9 that think take their time; expert is measured on bench/decks only.
    // With two players hard and expert of The Number play the same equilibrium.
    const games = (game === 'nmbr9' ? { hard: 100, expert: 0 } : { expert: 0 })[levels[i]] ?? 4000;
    if (games === 0) continue;
    const args = ['arena', game, '--seats', `${levels[i]},${levels[i - 1]}`, '--games', `${games}`, '--seed', 'strength', '--json'];
    const { seats } = JSON.parse(execFileSync(cifra, args));
    const margin = (seats[0].mean - seats[1].mean) / Math.hypot(seats[0].stderr, seats[1].stderr);
    console.log(`${game}: ${levels[i]} ${seats[0].mean.toFixed(2)}, ${levels[i - 1]} ${seats[1].mean.toFixed(2)}, wins ${(100 * seats[0].win_share).toFixed(1)} %`);
    if (!(margin > 5 && seats[0].win_share > 0.55)) ++failed;
  }
}
process.exit(failed);
JS
