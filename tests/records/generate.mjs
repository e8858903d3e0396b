// Random game records, good and bad, for comparing referees.
//
//   node generate.mjs SEED COUNT
//
// Prints COUNT lines, always the same ones for the same seed: about half are valid records of both games (all options,
// variants, unfinished games, proofs of fairness), the rest are such records with something changed. A line may hold
// any bytes except a line feed, and is never blank.
import { createHash } from 'node:crypto';
import { writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolveTurn, squaresOf } from './second_referee.mjs';

// ---------------------------------------------------------------- chance
function chance(seed) {
  let state = seed >>> 0;
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (n) => Math.floor(next() * n);
  return {
    below,
    within: (low, high) => low + below(high - low + 1),
    pick: (list) => list[below(list.length)],
    maybe: (probability) => next() < probability,
    shuffle(list) {
      for (let i = list.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [list[i], list[j]] = [list[j], list[i]];
      }
      return list;
    },
    hex: (digits) => Array.from({ length: digits }, () => below(16).toString(16)).join(''),
  };
}

// ---------------------------------------------------------------- parts of both games
const NAMES = [
  'Ana',
  'Ben',
  'Cleo',
  '',
  'Žofie',
  '李雷',
  '😀😀',
  'a "quoted" \\ name',
  'x'.repeat(64),
  'é'.repeat(32),
  'tab\tnewline\n',
  '\u0000',
  '__proto__',
  '\u007f',
  'null',
  'Zoë',
  '\u2028',
];

const names = (c, count) => Array.from({ length: count }, () => c.pick(NAMES));

function commitment(c, rest, extra = {}) {
  let salt = c.hex(64);
  if (c.maybe(0.1)) salt = salt.toUpperCase();
  let sha256 = createHash('sha256').update(`${salt}:${rest}`, 'utf8').digest('hex');
  if (c.maybe(0.1)) sha256 = sha256.toUpperCase();
  return { ...extra, salt, sha256 };
}

function addExtras(c, record, choices) {
  if (c.maybe(0.25)) {
    const table = c.pick(['', 'Q7K2', 'a:b', 'Tisch-ß', '😀', c.hex(8)]);
    record.fair = { table };
    if (c.maybe(record.game === 'nmbr9' ? 0.8 : 0.1)) {
      const seed = c.pick(['', '1', c.hex(16), 'seed:with:colons', 'Ж']);
      record.fair.deck = commitment(c, `${table}:${seed}`, { seed });
    }
    record.fair.choices = choices((round, turn, seat, choice) =>
      choice === null || c.maybe(0.05) ? null : commitment(c, `${table}:${round}:${turn}:${seat}:${choice}`),
    );
  }
  if (c.maybe(0.15)) {
    record.stand_ins = Array.from({ length: c.below(3) }, () => ({
      seat: c.below(record.players.length),
      from: [c.below(3), c.below(5)],
      to: [c.below(3), c.below(5)],
      bot: c.pick(['hard', 'random', '']),
    }));
  }
  const turns = record.rounds?.map((round) => round.length) ?? record.placements.map(() => 1);
  const moments = turns.flatMap((count, round) => Array.from({ length: count }, (_, turn) => ({ round, turn })));
  if (moments.length > 0 && c.maybe(0.15)) {
    record.help = moments
      .flatMap((moment) => record.players.map((_, seat) => ({ seat, ...moment })))
      .filter(() => c.maybe(0.1));
    if (record.help.length > 1 && c.maybe(0.2)) c.shuffle(record.help);
  }
  if (moments.length > 0 && c.maybe(0.1)) record.from = { ...c.pick(moments) };
  if (c.maybe(0.1)) record[c.pick(['note', 'Game', '', '__proto__', 'played'])] = junk(c, 2);
  if (c.maybe(0.2)) return Object.fromEntries(c.shuffle(Object.entries(record)));
  return record;
}

// ---------------------------------------------------------------- The Number
function writeNumber(c, crossedOut, slips) {
  const available = [...'0123456789'].filter((d) => !crossedOut.has(d));
  if (available.length === 0 || c.maybe(0.04)) return null;
  if (slips === 'void' && c.maybe(0.08)) return String(c.below(1000)).padStart(3, '0');
  return c.pick(available) + c.pick(available) + c.pick(available);
}

function theNumber(c) {
  const players = c.within(2, 5);
  const options = {};
  if (c.maybe(0.6)) options.slips = c.pick(['void', 'reject']);
  if (c.maybe(0.3)) options.bonuses = Array.from({ length: 5 }, () => c.pick([0, 1, 2, 8, 50, 99]));
  if (c.maybe(0.4)) options.rounds = c.pick([1, 1, 2, 2, 3, 4, 9]);
  const used = { slips: 'void', bonuses: [2, 3, 4, 6, 8], rounds: 2, ...options };
  const turns = c.maybe(0.5) ? used.rounds * 5 : c.below(used.rounds * 5 + 1);
  const rounds = [];
  let crossedOut;
  let together; // in some rounds several players write the same three new digits every turn, and run out of them
  for (let i = 0; i < turns; i++) {
    if (i % 5 === 0) {
      rounds.push([]);
      crossedOut = Array.from({ length: players }, () => new Set());
      together = c.maybe(0.3) ? c.shuffle([...'0123456789']).join('') : null;
    }
    const t = i % 5;
    const shared = together && (t < 3 ? together.slice(3 * t, 3 * t + 3) : together[9].repeat(3));
    const entries = crossedOut.map((crossed) => {
      const fits = shared && [...shared].every((d) => !crossed.has(d));
      return fits && c.maybe(0.9) ? shared : writeNumber(c, crossed, used.slips);
    });
    resolveTurn(entries, crossedOut, used, t, '');
    rounds.at(-1).push(entries);
  }
  if (turns % 5 === 0 && rounds.length < used.rounds && c.maybe(0.3)) rounds.push([]);
  const record = { game: 'the-number', players: names(c, players) };
  if (Object.keys(options).length > 0 || c.maybe(0.2)) record.options = options;
  record.rounds = rounds;
  return addExtras(c, record, (commit) =>
    rounds.map((round, r) => round.map((turn, t) => turn.map((choice, p) => commit(r, t, p, choice)))),
  );
}

// ---------------------------------------------------------------- NMBR 9
const SIZE = 200;
const SQUARES = Array.from({ length: 10 }, (_, tile) => [0, 1, 2, 3].map((rotation) => squaresOf(tile, rotation)));

class Table {
  levels = []; // grids of tile index + 1
  boxes = []; // [left, top, right, bottom] of each level

  fits(tile, x, y, level, rotation) {
    const grid = this.levels[level];
    const below = this.levels[level - 1];
    let touches = grid === undefined;
    let first = 0;
    let two = level === 0;
    for (const [dx, dy] of SQUARES[tile][rotation]) {
      const at = (y + dy) * SIZE + x + dx;
      if (grid && grid[at]) return false;
      touches ||= grid[at - 1] || grid[at + 1] || grid[at - SIZE] || grid[at + SIZE];
      if (level === 0) continue;
      if (!below[at]) return false;
      if (first === 0) first = below[at];
      two ||= below[at] !== first;
    }
    return Boolean(touches && two);
  }

  // every legal placement of the tile on one level
  list(tile, level) {
    if (this.levels.length === 0) return [0, 1, 2, 3].map((rotation) => [SIZE / 2, SIZE / 2, 0, rotation]);
    const [left, top, right, bottom] = this.boxes[Math.max(0, level - 1)];
    const found = [];
    for (let y = Math.max(1, top - 4); y <= Math.min(SIZE - 6, bottom + 1); y++) {
      for (let x = Math.max(1, left - 4); x <= Math.min(SIZE - 6, right + 1); x++) {
        for (let rotation = 0; rotation < 4; rotation++) {
          if (this.fits(tile, x, y, level, rotation)) found.push([x, y, level, rotation]);
        }
      }
    }
    return found;
  }

  put(tile, index, [x, y, level, rotation]) {
    const grid = (this.levels[level] ??= new Uint8Array(SIZE * SIZE));
    const box = (this.boxes[level] ??= [SIZE, SIZE, 0, 0]);
    for (const [dx, dy] of SQUARES[tile][rotation]) {
      grid[(y + dy) * SIZE + x + dx] = index + 1;
      box[0] = Math.min(box[0], x + dx);
      box[1] = Math.min(box[1], y + dy);
      box[2] = Math.max(box[2], x + dx);
      box[3] = Math.max(box[3], y + dy);
    }
  }
}

// A whole layout for a deck, high levels preferred, moved to some place of the unbounded grid.
function layout(c, deck) {
  const table = new Table();
  const compact = c.maybe(0.7);
  const placed = deck.map((tile, index) => {
    let choices = [];
    for (let level = table.levels.length; choices.length === 0; level--) {
      if (level === 0 || c.maybe(0.8)) choices = table.list(tile, Math.max(0, level));
    }
    if (compact && choices[0][2] === 0) {
      // near the first tile
      const far = ([x, y]) => Math.abs(x - SIZE / 2) + Math.abs(y - SIZE / 2);
      choices.sort((a, b) => far(a) - far(b));
      choices.length = Math.min(choices.length, 8);
    }
    const choice = c.pick(choices);
    table.put(tile, index, choice);
    return choice;
  });
  const corner = (axis) => {
    const values = placed.map((choice) => choice[axis]);
    return c.pick([
      values[0],
      values[0],
      values[0] - c.within(-20, 20),
      Math.min(...values) + 1000,
      Math.max(...values) - 1000,
    ]);
  };
  const [left, top] = [corner(0), corner(1)];
  return placed.map(([x, y, level, rotation]) => ({ x: x - left, y: y - top, level, rotation }));
}

function nmbr9(c) {
  const players = c.pick([1, 1, 2, 2, 3, 4]);
  let [highest, copies, cards] = [9, 2, 20];
  let variant;
  if (c.maybe(0.4)) {
    highest = c.within(0, 9);
    copies = c.pick([1, 1, 2, 2, 3, 9]);
    cards = Math.min(c.within(1, (highest + 1) * copies), c.maybe(0.02) ? 90 : 14);
    variant = `${c.pick(['U', 'K', 'F'])}-${highest}-${copies}-${cards}`;
  }
  const all = Array.from({ length: (highest + 1) * copies }, (_, i) => i % (highest + 1));
  const deck = c.shuffle(all).slice(0, cards);
  if (c.maybe(0.3)) deck.length = c.below(cards + 1);
  const rounds = c.maybe(0.6) ? deck.length : c.below(deck.length + 1);
  const layouts = Array.from({ length: players }, () => layout(c, deck.slice(0, rounds)));
  const placements = Array.from({ length: rounds }, (_, r) => layouts.map((placed) => placed[r]));
  const record = { game: 'nmbr9', players: names(c, players) };
  if (variant) record.variant = variant;
  Object.assign(record, { deck, placements });
  return addExtras(c, record, (commit) =>
    placements.map((round, r) =>
      round.map((choice, p) => commit(r, 0, p, `${choice.x},${choice.y},${choice.level},${choice.rotation}`)),
    ),
  );
}

// ---------------------------------------------------------------- changes
function junk(c, depth = 1) {
  const kind = c.below(depth > 0 ? 13 : 10);
  if (kind >= 11) return Array.from({ length: c.below(3) }, () => junk(c, depth - 1));
  if (kind >= 10) return c.maybe(0.5) ? {} : { [c.pick(['x', 'salt', 'a'])]: junk(c, depth - 1) };
  return [
    null,
    true,
    false,
    0,
    -1,
    1.5,
    '',
    '12',
    '1234',
    c.pick(['٣٣٣', '１２３', '12a', ' 12', '+12', 'void', 'U-9-2-20']),
  ][kind];
}

// all places of a record as [container, key]; big lists of entries do not drown the rest
function places(value, depth = 0) {
  if (value === null || typeof value !== 'object') return [];
  return Object.keys(value).flatMap((key) => {
    const inner = places(value[key], depth + 1);
    return [...Array(depth < 2 ? 8 : 1).fill([value, key]), ...inner];
  });
}

const CHANGES = {
  replace: (c, record, [container, key]) => {
    container[key] = junk(c);
  },
  remove: (c, record, [container, key]) => {
    if (Array.isArray(container)) container.splice(Number(key), 1);
    else delete container[key];
  },
  repeat: (c, record, [container, key]) => {
    if (Array.isArray(container)) container.splice(Number(key), 0, structuredClone(container[key]));
    else container[`${key}s`] = container[key];
  },
  swap: (c, record, [container, key]) => {
    const other = c.pick(Object.keys(container));
    [container[key], container[other]] = [container[other], container[key]];
  },
  nudge: (c, record, [container, key]) => {
    const old = container[key];
    if (typeof old === 'number') container[key] = old + c.pick([-1, 1, -2, 3, 10, -1000, 1001]);
    else if (typeof old === 'string' && old.length > 0) {
      const at = c.below(old.length);
      container[key] = old.slice(0, at) + c.pick([...'0123456789abcdefgKUF-']) + old.slice(at + 1);
    } else if (Array.isArray(old)) old.push(old.length > 0 ? structuredClone(c.pick(old)) : junk(c));
    else container[key] = junk(c, 0);
  },
  names: (c, record) => {
    if (Array.isArray(record.players))
      record.players = c.pick([names(c, c.below(7)), ['é'.repeat(33), 'b'], ['x'.repeat(65)]]);
  },
  entry: (c, record) => {
    // only what is played
    if (record.game === 'the-number' && record.rounds.flat().length > 0) {
      const turn = c.pick(record.rounds.flat());
      turn[c.below(turn.length)] = c.pick([null, junk(c), String(c.below(1000)).padStart(3, '0'), '000', '999']);
    } else if (record.placements?.length > 0) {
      const r = c.below(record.placements.length);
      const placement = c.pick(record.placements[r]);
      placement[c.pick(['x', 'y'])] += c.pick([-1, 1, 2, -2]);
      if (c.maybe(0.3)) placement.level += c.pick([1, 1, -1]);
      if (c.maybe(0.2)) placement.rotation = c.below(4);
    }
  },
  slip: (c, record) => {
    // an unavailable digit or a player who is out, late in a round
    if (record.game !== 'the-number' || record.rounds.flat().length === 0) return;
    if (c.maybe(0.7)) record.options = { ...record.options, slips: 'reject' };
    const round = c.pick(record.rounds.filter((turns) => turns.length > 0));
    const turn = round.at(-1);
    const p = c.below(turn.length);
    turn[p] = c.pick([...round.map((entries) => entries[p]), '012', '739']);
  },
  pile: (c, record) => {
    // a tile exactly on another one, or over its corner
    if (record.game !== 'nmbr9' || record.placements.length < 2) return;
    const pairs = record.deck.slice(0, record.placements.length).flatMap((tile, r) => {
      const before = record.deck.slice(0, r).flatMap((other, s) => (other === tile ? [s] : []));
      return before.map((s) => [s, r]);
    });
    const [s, r] = pairs.length > 0 && c.maybe(0.7) ? c.pick(pairs) : [0, record.placements.length - 1];
    const p = c.below(record.players.length);
    record.placements[r][p] = { ...record.placements[s][p] };
    record.placements[r][p].level += c.pick([1, 1, 1, 0, 2]);
  },
  fair: (c, record) => {
    if (record.fair === undefined) return;
    const [container, key] = c.pick(places(record.fair));
    CHANGES[c.pick(['replace', 'remove', 'nudge', 'nudge', 'nudge'])](c, record, [container, key]);
  },
};

function change(c, record) {
  const kinds = [...Object.keys(CHANGES), 'entry', 'entry', 'slip', 'slip', 'pile', 'fair'];
  for (let times = c.maybe(0.8) ? 1 : 2; times > 0; times--) {
    const spots = places(record);
    try {
      if (spots.length > 0) CHANGES[c.pick(kinds)](c, record, c.pick(spots));
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // the first change took away what the second one needs
    }
  }
  return record;
}

// Changes of the text that a parser has to notice, or has to overlook.
const TEXT_CHANGES = {
  truncate: (c, text) => text.slice(0, c.below(text.length)),
  drop: (c, text) => {
    const at = c.below(text.length);
    return text.slice(0, at) + text.slice(at + 1);
  },
  insert: (c, text) => {
    const at = c.below(text.length + 1);
    return (
      text.slice(0, at) +
      c.pick([...'{}[]",:0-1e.\\ \tn', '\\u', '\\ud800', 'null', '\u0000', '\u0001', '\ufeff', '\u00a0']) +
      text.slice(at)
    );
  },
  number: (c, text) => {
    // another way to write a number
    const spots = [...text.matchAll(/(?<=[:,[])-?[0-9]+(?=[,\]}])/g)];
    if (spots.length === 0) return text;
    const spot = c.pick(spots);
    const n = spot[0];
    const other = c.pick([
      `${n}.0`,
      `${n}e0`,
      `${n}E+0`,
      '1e2',
      '1e400',
      '-0',
      '0',
      '99999999999999999999',
      '-99999999999999999999',
      '4294967296',
      '18446744073709551616',
      '-9223372036854775808',
      'NaN',
      '-',
      `0${n}`,
      `+${n}`,
      `"${n}"`,
      '2147483648',
      '-1',
    ]);
    return text.slice(0, spot.index) + other + text.slice(spot.index + n.length);
  },
  escape: (c, text) => {
    // a letter of a string as its escape: nothing changes
    const spots = [...text.matchAll(/(?<=")[a-zA-Z0-9](?=[a-zA-Z0-9]*")/g)];
    if (spots.length === 0) return text;
    const { index } = c.pick(spots);
    return `${text.slice(0, index)}\\u00${text.charCodeAt(index).toString(16)}${text.slice(index + 1)}`;
  },
  spaces: (c, text) =>
    text.replace(/(?<=[\]}"0-9])[,:](?=[[{"0-9])/g, (mark) =>
      c.maybe(0.3) ? c.pick([' ', '\t', '\r']) + mark + ' ' : mark,
    ) + c.pick(['', '\r', ' ']),
  twice: (c, text) => {
    // the same key twice: the last one counts
    const key = c.pick([
      'game',
      'players',
      'options',
      'rounds',
      'deck',
      'placements',
      'variant',
      'fair',
      'stand_ins',
      'help',
      'from',
    ]);
    const pair = `"${key}":${JSON.stringify(junk(c))}`;
    return c.maybe(0.7) ? text.replace('{', `{${pair},`) : `${text.slice(0, text.lastIndexOf('}'))},${pair}}`;
  },
  deep: (c, text) => {
    // deepest list at 30 to 35
    const depth = c.within(29, 34);
    return text.replace('{', `{"deep":${'['.repeat(depth)}${']'.repeat(depth)},`);
  },
  tail: (c, text) => text + c.pick(['}', ' {}', ',', 'x', '\u0000', ' ', '//', '\u00a0', '\r\r']),
};

function flip(c, bytes) {
  const at = c.below(bytes.length);
  bytes[at] = c.maybe(0.5) ? bytes[at] ^ (1 << c.below(8)) : c.pick([0xff, 0xc0, 0x80, 0xed, 0xf5, 0, 0x22, 0x5c]);
  return bytes;
}

export function line(c) {
  let record = c.maybe(0.5) ? theNumber(c) : nmbr9(c);
  const fate = c.below(100);
  if (fate >= 32 && fate < 75) record = change(c, structuredClone(record));
  let text = JSON.stringify(record);
  if (fate >= 75 && fate < 94) text = TEXT_CHANGES[c.pick(Object.keys(TEXT_CHANGES))](c, text);
  let bytes = Buffer.from(text, 'utf8');
  if (fate >= 94 && bytes.length > 0) bytes = flip(c, bytes);
  bytes = bytes.map((byte) => (byte === 10 ? 11 : byte));
  return bytes.every((byte) => byte === 32 || byte === 9 || byte === 13) ? Buffer.from('[') : bytes;
}

export function generate(seed, count) {
  const c = chance(seed);
  const newline = Buffer.from('\n');
  return Buffer.concat(Array.from({ length: count }, () => [line(c), newline]).flat());
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [seed, count] = process.argv.slice(2).map(Number);
  if (!Number.isInteger(seed) || !Number.isInteger(count) || count < 0) {
    console.error('usage: generate.mjs SEED COUNT');
    process.exitCode = 2;
  } else {
    let output = generate(seed, count);
    while (output.length > 0) output = output.subarray(writeSync(1, output));
  }
}
