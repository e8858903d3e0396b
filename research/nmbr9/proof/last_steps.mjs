// The last steps of a proof of the highest score a second way, by a SAT solver (cadical) that knows nothing but squares:
//
//   node research/nmbr9/proof/last_steps.mjs CERTIFICATE [RECORD]
//
// A state of the certificate (docs/maximum.md) under which one more level of any kind would give more points than the
// claimed maximum must have none: a formula says that some of the tiles left lie below every square of its level, do not
// overlap, and none of them under a whole tile of it. It has to be unsatisfiable for every such state, and for all levels of
// the record it has to be satisfiable, and its solution has to be a cover when looked at square by square.
//
// Exit code 0: all are as they should be.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const kDrawings = [
  '###/#.#/#.#/###',
  '##/.#/.#/.#',
  '.##/.##/##./###',
  '###/..#/.##/###',
  '.##/.#./###/.##',
  '###/###/..#/###',
  '##./#../###/###',
  '###/.#./##./#..',
  '.##/.##/##./##.',
  '###/###/##./##.',
];

// Squares as [x, y], shifted to start at (0, 0), of every quarter turn clockwise.
const kTurned = kDrawings.map((drawing) => {
  let squares = drawing.split('/').flatMap((row, y) => [...row].flatMap((c, x) => (c === '#' ? [[x, y]] : [])));
  return [0, 1, 2, 3].map((turn) => {
    if (turn > 0) squares = squares.map(([x, y]) => [-y, x]);
    const left = Math.min(...squares.map(([x]) => x));
    const top = Math.min(...squares.map(([, y]) => y));
    squares = squares.map(([x, y]) => [x - left, y - top]);
    return squares;
  });
});
const key = (x, y) => `${x},${y}`;
const squaresOf = ({ number, rotation, x, y }) => kTurned[number][rotation].map(([dx, dy]) => key(x + dx, y + dy));

// Every different set of squares that a tile of the number can have and that meets `above`.
function waysOf(number, above, upper) {
  const ways = new Map();
  for (const square of above) {
    const [x, y] = square.split(',').map(Number);
    for (let rotation = 0; rotation < 4; ++rotation) {
      for (const [dx, dy] of kTurned[number][rotation]) {
        const squares = squaresOf({ number, rotation, x: x - dx, y: y - dy });
        const set = new Set(squares);
        if (upper.some((tile) => tile.every((one) => set.has(one)))) continue; // it would rest on this tile alone
        ways.set([...squares].sort().join(' '), { number, squares });
      }
    }
  }
  return [...ways.values()];
}

// At most `most` of the variables are true (Sinz's counter).
function atMost(most, variables, formula) {
  if (variables.length <= most) return;
  let before = null;
  variables.forEach((variable, i) => {
    const now = Array.from({ length: most }, () => ++formula.variables);
    formula.clauses.push([-variable, now[0]]);
    if (before) {
      for (let j = 0; j < most; ++j) formula.clauses.push([-before[j], now[j]]);
      for (let j = 1; j < most; ++j) formula.clauses.push([-variable, -before[j - 1], now[j]]);
      formula.clauses.push([-variable, -before[most - 1]]);
    }
    before = now;
  });
}

// A cover of `upper` (lists of squares) by at most `cards` tiles of which there are counts[number], or null.
function cover(upper, counts, cards) {
  const above = new Set(upper.flat());
  const ways = counts.flatMap((count, number) => (count > 0 ? waysOf(number, above, upper) : []));
  const formula = { variables: ways.length, clauses: [] };
  const on = new Map(); // square -> variables of the ways that cover it
  ways.forEach((way, i) => way.squares.forEach((square) => on.set(square, [...(on.get(square) ?? []), i + 1])));
  for (const square of above) formula.clauses.push(on.get(square) ?? []);
  for (const variables of on.values()) atMost(1, variables, formula);
  counts.forEach((count, number) => {
    if (count > 0)
      atMost(
        count,
        ways.flatMap((way, i) => (way.number === number ? [i + 1] : [])),
        formula,
      );
  });
  if (cards < counts.reduce((sum, count) => sum + count, 0))
    atMost(
      cards,
      ways.map((_, i) => i + 1),
      formula,
    );
  const text = `p cnf ${formula.variables} ${formula.clauses.length}\n${formula.clauses.map((c) => `${c.join(' ')} 0\n`).join('')}`;
  const solver = spawnSync('cadical', ['-q'], { input: text, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (solver.status !== 10 && solver.status !== 20)
    throw new Error(`cadical: ${solver.status} ${solver.error ?? solver.stderr}`);
  if (solver.status === 20) return null;
  const chosen = solver.stdout
    .split('\n')
    .filter((line) => line.startsWith('v'))
    .flatMap((line) => line.slice(1).trim().split(/\s+/).map(Number));
  return chosen.filter((v) => v > 0 && v <= ways.length).map((v) => ways[v - 1]);
}

function isCover(tiles, upper, counts) {
  const all = tiles.flatMap((tile) => tile.squares);
  const left = [...counts];
  for (const tile of tiles) --left[tile.number];
  return (
    new Set(all).size === all.length &&
    left.every((count) => count >= 0) &&
    upper.flat().every((square) => all.includes(square)) &&
    upper.every((tile) => tiles.every((lower) => !tile.every((square) => lower.squares.includes(square))))
  );
}

const [, , certificate, record] = process.argv;
const lines = readFileSync(certificate, 'utf8').trimEnd().split('\n');
const [, highest, copies, cards, best] = lines[1].match(/^F-(\d)-(\d)-(\d+) (\d+)$/).map(Number);
let none = 0;
let wrong = 0;
for (const line of lines.slice(2)) {
  const [digits, score, ...tiles] = line.split(' ');
  const left = [...digits].map(Number);
  const used = left.reduce((sum, count, number) => sum + (copies - count) * number, 0);
  const cardsLeft = cards - left.reduce((sum, count) => sum + copies - count, 0);
  if (Number(score) + used <= best) continue;
  const upper = tiles.map((tile) => {
    const [number, rotation, x, y] = tile.split(',').map(Number);
    return squaresOf({ number, rotation, x, y });
  });
  if (cardsLeft < 2 || cover(upper, left, cardsLeft) === null) ++none;
  else if (++wrong <= 3) console.log(`a level can lie below ${line}`);
}
console.log(`${none} states one level from more than ${best} points: none can get it`);
let levels = 0;
if (record) {
  const game = JSON.parse(readFileSync(record, 'utf8'));
  const tiles = game.placements.map((placement, i) => {
    const at = Array.isArray(placement) ? placement[0] : placement;
    return { number: game.deck[i], ...at };
  });
  const top = Math.max(...tiles.map((tile) => tile.level));
  for (let level = 1; level <= top; ++level) {
    const counts = Array.from(
      { length: highest + 1 },
      (_, number) => tiles.filter((tile) => tile.level < level && tile.number === number).length,
    );
    const upper = tiles.filter((tile) => tile.level === level).map(squaresOf);
    const found = cover(upper, counts, cards);
    if (found !== null && isCover(found, upper, counts)) ++levels;
    else {
      console.log(`level ${level} of the record lies on nothing`);
      ++wrong;
    }
  }
  console.log(`${levels} levels of the record: all can lie on the tiles below`);
}
process.exit(wrong === 0 ? 0 : 1);
