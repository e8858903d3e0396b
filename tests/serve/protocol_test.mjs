// tools/node tests/serve/protocol_test.mjs CIFRA: docs/protocol.md against the real house. Every example parses; every
// example of a command is understood, and not without one of the members it needs; every message and member that the page
// has occurs in a real session, and nothing else does.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Person, request } from './protocol.mjs';
import { playDay } from './days.mjs';
import { playRated } from './rated.mjs';
import { lockStore, session } from './session.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const page = readFileSync(join(root, 'docs', 'protocol.md'), 'utf8');
const failures = [];
const check = (good, what) => {
  if (!good) failures.push(what);
};

// Members as paths, lists without their index: "state.seats.name".
function paths(value, before = '', found = new Set()) {
  if (Array.isArray(value)) {
    for (const one of value) paths(one, before, found);
  } else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      const path = before ? `${before}.${key}` : key;
      found.add(path);
      paths(inner, path, found);
    }
  }
  return found;
}

// The page: examples by kind, and members that only its sentences name.
const examples = { client: [], server: [], answer: [] };
for (const [, kind, text] of page.matchAll(/^```json *(\w*)\n([\s\S]*?)^```/gm)) {
  check(kind in examples, `an example of an unknown kind: ${kind}`);
  try {
    examples[kind]?.push(JSON.parse(text));
  } catch (error) {
    failures.push(`${error.message}: ${text}`);
  }
}
const inSentences = {
  table: [
    'state.closed',
    'state.seats.bot',
    'state.seats.left',
    'state.seats.stand_in',
    'state.seats.wishes',
    'state.winners',
    'state.rematch',
    'state.rematch_by',
    'state.hurried_by',
    'turns.at_zero',
    'state.day',
    'state.deck.seed',
    'state.deck.salt',
    'state.game.cards',
    'state.settings.options.variant',
    'state.settings.rated',
    'turns.outcome.placements',
    'turns.outcome.placements.x',
    'turns.outcome.placements.y',
    'turns.outcome.placements.level',
    'turns.outcome.placements.rotation',
  ],
};
for (const path of inSentences.table) {
  const word = path.split('.').at(-1);
  check(new RegExp(`[\`."]${word}[\`"]`).test(page), `the page does not have ${path}`);
}
const documented = new Map();
for (const message of examples.server) {
  const set = documented.get(message.type) ?? new Set(inSentences[message.type] ?? []);
  documented.set(message.type, paths(message, '', set));
}
// "| `watch` `version`? |": the members of a command, and whether they are needed.
const commands = new Map();
for (const [, verb, rest] of page.matchAll(/^\| `(\w+)`((?: `\w+`\??)*) \|/gm)) {
  commands.set(
    verb,
    [...rest.matchAll(/`(\w+)`(\??)/g)].map(([, name, optional]) => ({ name, needed: !optional })),
  );
}
check(commands.size >= 15, 'the table of commands cannot be read');

async function freePort() {
  for (;;) {
    const port = 10000 + Math.floor(Math.random() * 22000);
    const free = await new Promise((resolve) => {
      const server = createServer().once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (free) return port;
  }
}

// Every command of the page, sent to a real table by somebody who sits there.
async function sendExamples(address) {
  const ana = await new Person(address, 'Ana').arrive();
  const { table } = (await ana.post('POST', '/api/tables', { settings: { game: 'the-number' } })).body;
  for (const example of examples.client) {
    const known = commands.get(example.type);
    if (!known) {
      failures.push(`an example of a command that the table does not have: ${example.type}`);
      continue;
    }
    const { id, ...message } = 'table' in example ? { ...example, table } : example;
    const answer = await ana.say(message);
    check(answer.code !== 'bad_message', `${JSON.stringify(message)} was not understood: ${JSON.stringify(answer)}`);
    check(
      known.every(({ name, needed }) => !needed || name in message),
      `the example of ${example.type} lacks a member`,
    );
    for (const { name } of known.filter((member) => member.needed)) {
      const { [name]: removed, ...rest } = message;
      const without = await ana.say(rest);
      check(without.type === 'error', `${example.type} without ${name} was taken: ${JSON.stringify(without)}`);
    }
  }
  for (const verb of commands.keys())
    check(
      examples.client.some((m) => m.type === verb),
      `no example of ${verb}`,
    );
  ana.socket.close();
  return [ana];
}

function compare(what, expected, actual) {
  for (const path of expected) check(actual.has(path), `${what}: ${path} is on the page and never came`);
  for (const path of actual) check(expected.has(path), `${what}: ${path} came and is not on the page`);
}

// Two reviews that take long: one is worked on, one waits. Then they are ended.
async function askReviews(ana) {
  const record = { game: 'nmbr9', players: ['Ana'], variant: 'U-9-2-20', deck: [], placements: [] };
  for (let card = 0; card < 20; card += 1) record.deck.push(card % 10);
  record.placements.push([{ x: 0, y: 0, level: 0, rotation: 0 }]);
  const reviews = [];
  for (const par of [8, 7]) {
    const posted = await ana.post('POST', '/api/reviews', { record, par });
    check(posted.status === 201, `a review: ${JSON.stringify(posted.body)}`);
    reviews.push(posted.body);
  }
  const get = async ({ review }) => (await ana.post('GET', `/api/reviews/${review}`)).body;
  for (let i = 0; i < 200 && reviews[0].state !== 'working'; i += 1) reviews[0] = await get(reviews[0]);
  reviews[1] = await get(reviews[1]);
  for (const { review } of reviews) {
    check((await ana.post('DELETE', `/api/reviews/${review}`)).status === 200, 'a review cannot be ended');
    check((await ana.post('GET', `/api/reviews/${review}`)).status === 404, 'a review that was ended is there');
  }
  return reviews;
}

// In step, after the first card, with somebody who has real tiles.
async function openGroup(ana) {
  const opened = (await ana.post('POST', '/api/groups', { in_step: true })).body;
  const path = `/api/groups/${opened.code}`;
  await ana.post('POST', `${path}/turn`, { turned: 1 });
  const joined = (await ana.post('POST', `${path}/tries`, {})).body;
  const shown = (await ana.post('GET', path)).body;
  return { opened, joined, shown };
}

async function compareAnswers(address, ana, ben, opened) {
  const reviews = await askReviews(ana);
  const days = await playDay(ana);
  const rated = await playRated([ana, ben], 6);
  const get = async (path, token) => (await request(address, 'GET', path, undefined, token)).body;
  const mine = await get('/api/me', ana.token);
  const group = await openGroup(ana);
  const guest = await request(address, 'POST', '/api/guests', { name: 'Eva', token: true });
  const real = [
    ['a guest', (m) => 'token' in m, guest.body],
    ['/api/me', (m) => 'player' in m && 'tables' in m, mine],
    ['/api/house', (m) => 'games' in m, await get('/api/house')],
    [
      'ratings at a table',
      (m) => 'seats' in m && 'game' in m,
      await get(`/api/tables/${rated.at(-1)}/ratings`, ben.token),
    ],
    ['a new table', (m) => 'url' in m && 'table' in m, opened],
    ['a new group', (m) => 'url' in m && !('table' in m), group.opened],
    ['joining a group', (m) => 'by_hand' in m, group.joined],
    ['a group', (m) => 'tries' in m, group.shown],
    ['/api/tables', (m) => 'tables' in m && !('player' in m), await get('/api/tables')],
    ['an error', (m) => 'error' in m && !('review' in m), await get('/api/tables/nothing')],
    ['/api/today', (m) => 'opens' in m && 'par' in m, days.today],
    ['a day', (m) => 'opens' in m && !('par' in m), days.day],
    ["one's days", (m) => 'days' in m && !('games' in m), days.list],
    ['a game that is handed in', (m) => 'offline' in m && !('live' in m), days.handed],
    ['a review that waits', (m) => m.state === 'waiting', reviews[1]],
    ['a review that is worked on', (m) => m.state === 'working', { ...reviews[0], result: null }],
  ];
  for (const [what, is, answer] of real) {
    const example = examples.answer.find(is);
    if (!example) failures.push(`the page has no example of ${what}`);
    else compare(what, paths(example), paths(answer));
  }
  check(guest.status === 201, 'a new guest is not 201');
  const health = await get('/health');
  check(health.status === 'ok' && health.store === 'ok', `/health: ${JSON.stringify(health)}`);
}

const work = mkdtempSync(join(tmpdir(), 'cifra-'));
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const database = join(work, 'cifra.db');
const house = spawn(
  process.argv[2],
  [
    'serve',
    '--listen',
    `127.0.0.1:${port}`,
    '--database',
    `sqlite:${database}`,
    '--limit',
    'messages_per_s=100000',
    '--limit',
    'messages_burst=100000',
    '--limit',
    'day_par_games=0',
  ],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
const clearAway = () => {
  house.kill('SIGKILL');
  rmSync(work, { recursive: true, force: true });
};
process.on('exit', clearAway);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const ended = new Promise((resolve) => {
  house.on('exit', resolve);
});
await Promise.race([
  new Promise((resolve) => {
    house.stdout.on('data', (text) => {
      if (`${text}`.includes(address)) resolve();
    });
  }),
  ended.then(() => {
    throw new Error('the house did not open');
  }),
]);

const people = await sendExamples(address);
const { all, ana, ben, opened, obeyed } = await session(address);
people.push(...all);
await compareAnswers(address, ana, ben, opened);
await lockStore(database, ana);
house.kill('SIGTERM');
await Promise.all(all.map((person) => person.closed));
check((await ended) === 0, 'the house did not end well');

const heard = new Map();
for (const message of people.flatMap((person) => person.heard)) {
  heard.set(message.type, paths(message, '', heard.get(message.type) ?? new Set()));
}
for (const type of new Set([...documented.keys(), ...heard.keys()])) {
  compare(`message ${type}`, documented.get(type) ?? new Set(), heard.get(type) ?? new Set());
}
for (const verb of commands.keys()) check(verb === 'ping' || obeyed.has(verb), `${verb} was never obeyed`);

// Every code with which a table, the house or the server refuses something is on the page, but for those that no client
// meets: of damaged logs, and of a server that does not start.
const inside = new Set([
  'already_open',
  'bad_event',
  'bad_limit',
  'bad_proxy',
  'bad_url',
  'bad_address',
  'port_in_use',
  'cannot_listen',
  'bad_web_folder',
  'bad_certificate',
]);
const codes = new Set();
for (const folder of ['table', 'house', 'server']) {
  const path = join(root, 'src', folder);
  for (const file of readdirSync(path).filter((name) => name.endsWith('.cpp'))) {
    const text = readFileSync(join(path, file), 'utf8');
    for (const [, code] of text.matchAll(/(?:fail|refuse|error_reply|Error)(?:\(|\{)+(?:\d+, *)?"([a-z_]+)"/g))
      codes.add(code);
  }
}
for (const code of codes)
  check(inside.has(code) || page.includes(`\`${code}\``), `the code ${code} is not on the page`);

for (const failure of failures) console.log(failure);
console.log(
  `${examples.client.length + examples.server.length + examples.answer.length} examples, ${failures.length} failures`,
);
process.exit(failures.length > 0 ? 1 : 0);
