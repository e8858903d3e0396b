// A second referee, written from the description of game records alone, so that `cifra referee` can be compared with
// somebody else's reading of the same rules. Slow and plain on purpose.
//
//   node second_referee.mjs FILE      (FILE may be - for standard input)
//
// Prints one verdict per record. Exit code 0: all valid, 1: some record is bad, 2: the file cannot be read.
import { createHash } from 'node:crypto';
import { readFileSync, writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { deckOf } from '../../examples/deck.mjs';
import { Bad, need, parseJson } from './strict_json.mjs';

const MAX_LINE = 1024 * 1024;

// ---------------------------------------------------------------- structure
const isObject = (v) => v instanceof Map;
const isText = (v) => typeof v === 'string';
const isInteger = (v, low, high) => typeof v === 'number' && v >= low && v <= high;
const isHex = (v) => isText(v) && /^[0-9a-fA-F]{64}$/.test(v);

function readPlayers(record, low, high) {
  const players = record.get('players');
  need(Array.isArray(players) && players.length >= low && players.length <= high, 'players', `${low} to ${high} names`);
  players.forEach((name, p) => {
    need(isText(name) && Buffer.byteLength(name) <= 64, `players[${p}]`, 'a string of at most 64 bytes');
  });
  return players.length;
}

function readOptions(record) {
  const options = record.has('options') ? record.get('options') : new Map();
  need(isObject(options), 'options', 'options is an object');
  const slips = options.has('slips') ? options.get('slips') : 'void';
  need(slips === 'void' || slips === 'reject', 'options.slips', 'void or reject');
  const bonuses = options.has('bonuses') ? options.get('bonuses') : [2, 3, 4, 6, 8];
  need(Array.isArray(bonuses) && bonuses.length === 5, 'options.bonuses', 'five bonuses');
  bonuses.forEach((b, t) => need(isInteger(b, 0, 99), `options.bonuses[${t}]`, 'an integer 0-99'));
  const rounds = options.has('rounds') ? options.get('rounds') : 2;
  need(isInteger(rounds, 1, 9), 'options.rounds', 'an integer 1-9');
  return { slips, bonuses, rounds };
}

function readRounds(record, players, options) {
  const rounds = record.get('rounds');
  need(Array.isArray(rounds), 'rounds', 'a list of rounds');
  rounds.forEach((round, r) => {
    const at = `rounds[${r}]`;
    need(r < options.rounds, at, 'more rounds than the game has');
    need(r === 0 || rounds[r - 1].length === 5, at, 'the round before is not complete');
    need(Array.isArray(round), at, 'a list of turns');
    round.forEach((turn, t) => {
      need(t < 5, `${at}[${t}]`, 'a round has five turns');
      need(Array.isArray(turn) && turn.length === players, `${at}[${t}]`, 'one entry per player');
    });
  });
  return rounds;
}

function readVariant(record) {
  if (!record.has('variant')) return { highest: 9, copies: 2, cards: 20 };
  const text = record.get('variant');
  const match = isText(text) && /^[UKF]-([0-9])-([1-9])-([1-9][0-9]?)$/.exec(text);
  need(match, 'variant', 'T-m-c-k');
  const [highest, copies, cards] = match.slice(1).map(Number);
  need(cards <= (highest + 1) * copies, 'variant', 'more cards than the deck has');
  return { highest, copies, cards };
}

function readDeck(record, variant) {
  const deck = record.get('deck');
  need(Array.isArray(deck), 'deck', 'a list of cards');
  const seen = Array(10).fill(0);
  deck.forEach((card, i) => {
    need(i < variant.cards, `deck[${i}]`, 'more cards than the game has');
    need(isInteger(card, 0, variant.highest), `deck[${i}]`, `a number 0-${variant.highest}`);
    need(++seen[card] <= variant.copies, `deck[${i}]`, 'too many cards of this number');
  });
  return deck;
}

function readPlacements(record, players, deck) {
  const placements = record.get('placements');
  need(Array.isArray(placements), 'placements', 'a list of rounds');
  placements.forEach((round, r) => {
    need(r < deck.length, `placements[${r}]`, 'no card for this round');
    need(Array.isArray(round) && round.length === players, `placements[${r}]`, 'one placement per player');
    round.forEach((placement, p) => {
      const at = `placements[${r}][${p}]`;
      need(isObject(placement), at, 'an object');
      need(isInteger(placement.get('x'), -1000, 1000), `${at}.x`, 'an integer -1000..1000');
      need(isInteger(placement.get('y'), -1000, 1000), `${at}.y`, 'an integer -1000..1000');
      need(isInteger(placement.get('level'), 0, 1000), `${at}.level`, 'an integer 0..1000');
      need(isInteger(placement.get('rotation'), 0, 3), `${at}.rotation`, 'an integer 0-3');
    });
  });
  return placements;
}

function readCommitment(commitment, at) {
  need(isObject(commitment), at, 'an object');
  need(isHex(commitment.get('salt')), `${at}.salt`, '64 hex digits');
  need(isHex(commitment.get('sha256')), `${at}.sha256`, '64 hex digits');
}

// `like` is rounds (depth 3) or placements (depth 2).
function readChoices(choices, like, depth, at) {
  if (depth === 0) {
    if (choices !== null) readCommitment(choices, at);
    return;
  }
  need(Array.isArray(choices) && choices.length === like.length, at, 'the shape of the game');
  choices.forEach((inner, i) => readChoices(inner, like[i], depth - 1, `${at}[${i}]`));
}

function readDay(day) {
  need(isObject(day), 'fair.day', 'an object');
  need(isInteger(day.get('number'), 0, 19999), 'fair.day.number', 'a day');
  need(['live', 'offline'].includes(day.get('board')), 'fair.day.board', 'a board');
  const isOpen = day.has('link') || day.has('anchor');
  if (isOpen) {
    need(isHex(day.get('link')), 'fair.day.link', '64 hexadecimal digits');
    need(isHex(day.get('anchor')), 'fair.day.anchor', '64 hexadecimal digits');
  }
  if (day.has('later')) need(isOpen && day.get('later') === true, 'fair.day.later', 'true, with a link');
}

function readFair(record, entries, depth) {
  if (!record.has('fair')) return null;
  const fair = record.get('fair');
  need(isObject(fair), 'fair', 'an object');
  need(isText(fair.get('table')), 'fair.table', 'a string');
  if (fair.has('deck')) {
    const deck = fair.get('deck');
    need(isObject(deck), 'fair.deck', 'an object');
    need(isText(deck.get('seed')), 'fair.deck.seed', 'a string');
    readCommitment(deck, 'fair.deck');
  }
  if (fair.has('day')) readDay(fair.get('day'));
  if (fair.has('shuffle')) need(isInteger(fair.get('shuffle'), 1, 1_000_000), 'fair.shuffle', 'a number');
  readChoices(fair.get('choices'), entries, depth, 'fair.choices');
  return fair;
}

function readStandIns(record, players) {
  if (!record.has('stand_ins')) return;
  const standIns = record.get('stand_ins');
  need(Array.isArray(standIns), 'stand_ins', 'a list');
  standIns.forEach((s, i) => {
    const at = `stand_ins[${i}]`;
    need(isObject(s), at, 'an object');
    need(isInteger(s.get('seat'), 0, players - 1), `${at}.seat`, 'a seat of the table');
    for (const key of ['from', 'to']) {
      const moment = s.get(key);
      need(Array.isArray(moment) && moment.length === 2, `${at}.${key}`, 'round and turn');
      moment.forEach((n, j) => need(isInteger(n, 0, 2 ** 31 - 1), `${at}.${key}[${j}]`, 'an integer from 0'));
    }
    need(isText(s.get('bot')), `${at}.bot`, 'a string');
  });
}

// `turns` has the number of turns of every round.
function readMoment(entry, turns, at) {
  const [round, turn] = [entry.get('round'), entry.get('turn')];
  need(isInteger(round, 0, turns.length - 1), `${at}.round`, 'a round of the record');
  need(isInteger(turn, 0, turns[round] - 1), `${at}.turn`, 'a turn of the record');
  return [round, turn];
}

function readHelp(record, players, turns) {
  if (!record.has('help')) return;
  const help = record.get('help');
  need(Array.isArray(help), 'help', 'a list');
  let before = [-1, 0, 0];
  help.forEach((entry, i) => {
    const at = `help[${i}]`;
    need(isObject(entry), at, 'an object');
    need(isInteger(entry.get('seat'), 0, players - 1), `${at}.seat`, 'a seat of the table');
    const now = [...readMoment(entry, turns, at), entry.get('seat')];
    const differs = now.findIndex((part, j) => part !== before[j]);
    need(differs >= 0 && now[differs] > before[differs], at, 'later than the one before');
    before = now;
  });
}

function readFrom(record, turns) {
  if (!record.has('from')) return;
  need(isObject(record.get('from')), 'from', 'an object');
  readMoment(record.get('from'), turns, 'from');
}

// ---------------------------------------------------------------- fairness
const sha256 = (bytes) => createHash('sha256').update(bytes).digest();

// The link of a day, hashed once more than its number says, is the anchor, and its seed gives the deck.
function checkDay(day, isDeckOf) {
  if (!day.has('link')) return;
  const link = day.get('link').toLowerCase();
  let digest = Buffer.from(link, 'hex');
  for (let i = 0; i <= day.get('number'); i++) digest = sha256(digest);
  const fits = digest.toString('hex') === day.get('anchor').toLowerCase();
  if (!fits) throw new Bad('fair.day', 'bad_commitment', 'the link does not lead to the anchor');
  const seed = sha256(`${day.get('board')}:${link}`).toString('hex');
  if (!isDeckOf(seed)) throw new Bad('fair.day', 'bad_commitment', 'the deck is not the one of this day');
}

function checkFair(fair, game, choiceTexts, isDeckOf) {
  const check = (commitment, rest, at) => {
    const hash = createHash('sha256')
      .update(`${commitment.get('salt')}:${fair.get('table')}:${rest}`, 'utf8')
      .digest('hex');
    if (hash !== commitment.get('sha256').toLowerCase()) throw new Bad(at, 'bad_commitment', 'the hash does not fit');
  };
  if (fair.has('deck')) check(fair.get('deck'), fair.get('deck').get('seed'), 'fair.deck');
  if (fair.has('day')) checkDay(fair.get('day'), isDeckOf);
  if (fair.has('shuffle') && !isDeckOf(sha256(`shuffle:${game}:${fair.get('shuffle')}`).toString('hex')))
    throw new Bad('fair.shuffle', 'bad_commitment', 'the deck is not the one of this shuffle');
  // choiceTexts: in order, the path inside choices, its round, turn and seat, and what was chosen (null for nothing)
  for (const { path, round, turn, seat, choice } of choiceTexts) {
    const commitment = path.reduce((list, i) => list[i], fair.get('choices'));
    const at = `fair.choices${path.map((i) => `[${i}]`).join('')}`;
    if (commitment === null) continue;
    if (choice === null) throw new Bad(at, 'bad_commitment', 'a commitment without a choice');
    check(commitment, `${round}:${turn}:${seat}:${choice}`, at);
  }
}

const withFair = (verdict, fair, choiceTexts, isDeckOf = () => true) => {
  if (fair === null) return verdict;
  checkFair(fair, verdict.game, choiceTexts, isDeckOf);
  return { ...verdict, fair: 'checked' };
};

const winnersOf = (totals, finished) =>
  finished ? totals.flatMap((total, p) => (total === Math.max(...totals) ? [p] : [])) : [];

// ---------------------------------------------------------------- The Number
export function resolveTurn(entries, crossedOut, options, t, at) {
  const results = entries.map((entry, p) => {
    const here = `${at}[${p}]`;
    if (entry !== null && !(isText(entry) && /^[0-9]{3}$/.test(entry)))
      throw new Bad(here, 'bad_number', 'not three digits');
    const out = crossedOut[p].size === 10;
    if (out && entry !== null) throw new Bad(here, 'player_is_out', 'no digit left to write');
    const slip = entry !== null && [...entry].some((d) => crossedOut[p].has(d));
    if (slip && options.slips === 'reject') throw new Bad(here, 'unavailable_digit', 'a digit is crossed out');
    const status = out ? 'out' : entry === null ? 'none' : slip ? 'void' : 'approved';
    return { number: entry, status, points: 0, bonus: 0, crossed: [] };
  });
  const numbers = results.filter((result) => result.status === 'approved'); // so far: all that count as numbers
  for (const result of numbers) {
    const falls = numbers.some((o) => o.number < result.number && [...o.number].some((d) => result.number.includes(d)));
    if (falls) result.status = 'eliminated';
  }
  const approved = numbers.filter((result) => result.status === 'approved');
  const highest = approved
    .map((result) => result.number)
    .sort()
    .at(-1);
  for (const result of approved) {
    result.bonus = result.number === highest ? options.bonuses[t] : 0;
    result.points = Number(result.number[0]) * (t === 4 ? 2 : 1) + result.bonus;
    result.crossed = [...new Set(result.number)].sort().map(Number);
  }
  results.forEach((result, p) => result.crossed.forEach((d) => crossedOut[p].add(String(d))));
  return results;
}

function judgeTheNumber(record) {
  const players = readPlayers(record, 2, 5);
  const options = readOptions(record);
  const rounds = readRounds(record, players, options);
  const fair = readFair(record, rounds, 3);
  readStandIns(record, players);
  const counts = rounds.map((round) => round.length);
  readHelp(record, players, counts);
  readFrom(record, counts);

  const turns = [];
  const totals = rounds.map((round, r) => {
    const crossedOut = Array.from({ length: players }, () => new Set());
    const total = Array(players).fill(0);
    round.forEach((turn, t) => {
      const results = resolveTurn(turn, crossedOut, options, t, `rounds[${r}][${t}]`);
      results.forEach((result, p) => (total[p] += result.points));
      turns.push(results);
    });
    return round.length === 5 ? total.map((points, p) => points + crossedOut[p].size) : total;
  });
  const finished = rounds.length === options.rounds && rounds.at(-1).length === 5;
  const final = Array.from({ length: players }, (_, p) => totals.reduce((sum, total) => sum + total[p], 0));
  const choiceTexts = rounds.flatMap((round, r) =>
    round.flatMap((turn, t) => turn.map((choice, p) => ({ path: [r, t, p], round: r, turn: t, seat: p, choice }))),
  );
  const winners = winnersOf(final, finished);
  return withFair(
    { game: 'the-number', valid: true, finished, turns, rounds: totals, final, winners },
    fair,
    choiceTexts,
  );
}

// ---------------------------------------------------------------- NMBR 9
const DRAWINGS = [
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

export function squaresOf(tile, rotation) {
  let rows = DRAWINGS[tile].split('/').map((row) => [...row]);
  for (let turn = 0; turn < rotation; turn++) {
    // a quarter turn clockwise: the first column, read from the bottom, becomes the first row
    rows = rows[0].map((_, column) => rows.map((row) => row[column]).reverse());
  }
  return rows.flatMap((row, y) => row.flatMap((mark, x) => (mark === '#' ? [[x, y]] : [])));
}

// A layout is a list of levels, each a Map from "x,y" to the index of the tile that covers it. Returns a code or null.
export function place(layout, tile, index, x, y, level, rotation) {
  const squares = squaresOf(tile, rotation).map(([dx, dy]) => [x + dx, y + dy]);
  const same = layout[level] ?? new Map();
  const below = layout[level - 1] ?? new Map();
  if (squares.some(([a, b]) => same.has(`${a},${b}`))) return 'overlap';
  const touches = ([a, b]) =>
    [
      [a + 1, b],
      [a - 1, b],
      [a, b + 1],
      [a, b - 1],
    ].some(([c, d]) => same.has(`${c},${d}`));
  if (same.size > 0 && !squares.some(touches)) return 'not_adjacent';
  if (level > 0) {
    if (!squares.every(([a, b]) => below.has(`${a},${b}`))) return 'unsupported';
    if (new Set(squares.map(([a, b]) => below.get(`${a},${b}`))).size < 2) return 'one_tile_support';
  }
  squares.forEach(([a, b]) => same.set(`${a},${b}`, index));
  layout[level] = same;
  return null;
}

function judgeNmbr9(record) {
  const players = readPlayers(record, 1, 4);
  const variant = readVariant(record);
  const deck = readDeck(record, variant);
  const placements = readPlacements(record, players, deck);
  const fair = readFair(record, placements, 2);
  readStandIns(record, players);
  const counts = placements.map(() => 1);
  readHelp(record, players, counts);
  readFrom(record, counts);

  const layouts = Array.from({ length: players }, () => []);
  const levels = Array.from({ length: players }, () => []);
  const choiceTexts = [];
  placements.forEach((round, r) =>
    round.forEach((placement, p) => {
      const [x, y, level, rotation] = ['x', 'y', 'level', 'rotation'].map((key) => placement.get(key));
      const code = place(layouts[p], deck[r], r, x, y, level, rotation);
      if (code !== null) throw new Bad(`placements[${r}][${p}]`, code, `tile ${deck[r]} cannot lie there`);
      levels[p][level] = (levels[p][level] ?? 0) + deck[r] * level;
      choiceTexts.push({ path: [r, p], round: r, turn: 0, seat: p, choice: `${x},${y},${level},${rotation}` });
    }),
  );
  const scores = levels.map((points) => points.reduce((sum, n) => sum + n, 0));
  const finished = placements.length === variant.cards;
  const winners = winnersOf(scores, finished);
  const isDeckOf = (seed) => {
    const all = Array.from({ length: (variant.highest + 1) * variant.copies }, (_, i) =>
      Math.floor(i / variant.copies),
    );
    const dealt = deckOf(seed, all).slice(0, variant.cards);
    return deck.every((card, i) => card === dealt[i]);
  };
  return withFair({ game: 'nmbr9', valid: true, finished, scores, levels, winners }, fair, choiceTexts, isDeckOf);
}

// ---------------------------------------------------------------- lines
export function judgeLine(bytes) {
  try {
    need(bytes.length <= MAX_LINE, '', 'a line longer than 1 MiB');
    let text;
    try {
      text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      need(false, '', 'not UTF-8');
    }
    const record = parseJson(text);
    need(isObject(record), '', 'a record is an object');
    const game = record.get('game');
    need(game === 'the-number' || game === 'nmbr9', 'game', 'the-number or nmbr9');
    return game === 'nmbr9' ? judgeNmbr9(record) : judgeTheNumber(record);
  } catch (error) {
    if (!(error instanceof Bad)) throw error;
    return { valid: false, error: { at: error.at, code: error.code, message: error.message } };
  }
}

export function judge(bytes) {
  const verdicts = [];
  for (let start = 0; start < bytes.length;) {
    const newline = bytes.indexOf(10, start);
    const end = newline < 0 ? bytes.length : newline;
    const line = bytes.subarray(start, end);
    const blank = line.length <= MAX_LINE && line.every((byte) => byte === 32 || byte === 9 || byte === 13);
    if (!blank) verdicts.push(judgeLine(line));
    start = end + 1;
  }
  return verdicts;
}

function main() {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) {
    console.error('usage: second_referee.mjs FILE');
    return 2;
  }
  let bytes;
  try {
    bytes = readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    console.error(`${file}: ${error.message}`);
    return 2;
  }
  const verdicts = judge(bytes);
  let output = Buffer.from(verdicts.map((verdict) => `${JSON.stringify(verdict)}\n`).join(''));
  while (output.length > 0) output = output.subarray(writeSync(1, output));
  return verdicts.every((verdict) => verdict.valid) ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = main();
