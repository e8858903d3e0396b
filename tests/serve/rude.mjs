// tools/node tests/serve/rude.mjs ADDRESS PID SECONDS [SEED] [--no-memory]: rounds of rude clients (rude_client.mjs) against
// a running house, while polite ones play games to their end and must not notice. After every round the house has no more
// connections than the polite ones', and from the second round on its memory no longer grows. Run by rude_test.sh.
import { readFileSync } from 'node:fs';
import { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Person, request } from './protocol.mjs';
import { Random } from './rude_bytes.mjs';
import { deafClient, rudeClient } from './rude_client.mjs';

const [address, pid, secondsText, seedText = ''] = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const seconds = Number(secondsText);
const seed = seedText || String(Date.now() % 1000000);
const looksAtMemory = !process.argv.includes('--no-memory');
const rounds = 4;
const atOnce = 24;
const mostHanging = 150;
const deaf = seconds >= 60 ? 40 : 0; // clients that stay; the house puts them out after half a minute
// A round leaves some tables in memory and pages in the cache of the store.
const mostGrowthKb = 6 * 1024;
console.log(`seed ${seed}`);

const pause = (ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
const page = readFileSync(join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'docs', 'protocol.md'), 'utf8');
const commands = [...page.matchAll(/^```json client\n([\s\S]*?)^```/gm)].map(([, text]) => JSON.parse(text));
if (commands.length < 14) throw new Error('the commands of docs/protocol.md cannot be read');

// Polite people: a failure of any of them ends the test.
const polite = { sockets: 0, games: 0, turns: 0, slowest: 0, tables: [], over: false };

async function arrive(name) {
  const person = await new Person(address, name).arrive();
  polite.sockets += 1;
  person.closed.then((event) => {
    if (polite.over) return;
    console.error(`${name} was put out: ${event.code} ${event.reason}`);
    process.exit(1);
  });
  return person;
}

async function must(person, message) {
  const begin = performance.now();
  await person.must(message);
  polite.slowest = Math.max(polite.slowest, performance.now() - begin);
}

// Two people and a bot play The Number; everybody hears every turn once and in order.
async function playTheNumber(people) {
  const [host, guest] = people;
  const { table } = (await host.post('POST', '/api/tables', { settings: { game: 'the-number', public: true } })).body;
  for (const person of people) await must(person, { type: 'watch', table });
  await must(guest, { type: 'sit', table });
  await must(host, { type: 'seat_bot', table, level: 'easy', name: 'Bot' });
  await must(host, { type: 'start', table });
  polite.tables.push(table);
  const state = () => host.state[table].state;
  await host.until(() => state().phase === 'playing', 'the game', 60000);
  while (state().phase === 'playing') {
    const { round, turn, seats, game } = state();
    for (const [seat, person] of people.entries()) {
      if (seats[seat].must_act)
        await must(person, { type: 'choose', table, round, turn, choice: game.available[seat][0].repeat(3) });
    }
    await host.until(
      () => state().phase !== 'playing' || state().turn !== turn || state().round !== round,
      'the next turn',
      60000,
    );
  }
  for (const person of people) {
    await person.until(() => person.state[table].state.phase === 'finished', 'the end', 60000);
    const turns = person.heard.filter((m) => m.type === 'table' && m.table === table).flatMap((m) => m.turns);
    const order = turns.map(({ round, turn }) => 5 * round + turn);
    if (order.join() !== [...Array(10).keys()].join()) throw new Error(`${person.name} heard the turns ${order}`);
    person.heard = [];
    await must(person, { type: 'unwatch', table });
  }
  polite.turns += 10;
  await endOf(host, table);
}

// One person and a bot play two cards of NMBR 9; the second is placed when time is up.
async function playNmbr9([host]) {
  const settings = { game: 'nmbr9', options: { variant: 'U-9-2-2' }, clock: { kind: 'seconds', amount: 1 } };
  const { table } = (await host.post('POST', '/api/tables', { settings })).body;
  await must(host, { type: 'watch', table });
  await must(host, { type: 'seat_bot', table, level: 'medium', name: 'Bot' });
  await must(host, { type: 'start', table });
  polite.tables.push(table);
  await host.say({ type: 'choose', table, round: 0, turn: 0, choice: '0,0,0,0' });
  await host.until(() => host.state[table].state.phase === 'finished', 'the end of NMBR 9', 60000);
  await must(host, { type: 'unwatch', table });
  host.heard = [];
  polite.turns += 2;
  await endOf(host, table);
}

async function endOf(host, table) {
  polite.tables.splice(polite.tables.indexOf(table), 1);
  const record = await host.post('GET', `/api/tables/${table}/record`);
  if (record.status !== 200) throw new Error(`no record: ${record.status}`);
  polite.games += 1;
}

async function playOn(names, game, goesOn) {
  const people = await Promise.all(names.map(arrive));
  do await game(people);
  while (goesOn());
}

// The tables that rude players sit at, each with bots and begun.
async function rudeTable(index) {
  const game = index % 3 === 2 ? 'nmbr9' : 'the-number';
  const { token } = (await request(address, 'POST', '/api/guests', { name: `Rude ${index}`, token: true })).body;
  const { table } = (await request(address, 'POST', '/api/tables', { settings: { game } }, token)).body;
  const level = ['easy', 'hard', 'medium'][index % 3];
  for (const body of [
    { type: 'seat_bot', level, name: 'B1' },
    { type: 'seat_bot', level: 'easy', name: 'B2' },
    { type: 'start' },
  ]) {
    const answer = await request(address, 'POST', `/api/tables/${table}`, body, token);
    if (answer.status !== 200)
      throw new Error(`${JSON.stringify(body)}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return { table, token, game };
}

// The first bytes of a TLS handshake.
function clientHello() {
  return new Promise((resolve) => {
    const wire = new Duplex({
      read() {},
      write(bytes, _encoding, done) {
        resolve(bytes);
        done();
      },
    });
    connectTls({ socket: wire, rejectUnauthorized: false }).on('error', () => {});
  });
}

async function metrics() {
  const response = await fetch(`${address}/metrics`, { headers: { Connection: 'close' } });
  const text = await response.text();
  return (name) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
}

// The connections of the house, once there are no more than that many, or after a minute.
async function connections(kind, expected) {
  const end = Date.now() + 60000;
  for (;;) {
    const open = (await metrics())(`cifra_server_connections{kind="${kind}"}`);
    if (open <= expected || Date.now() > end) return open;
    await pause(100);
  }
}

// What the house keeps when it has nothing to do: a password that is being checked takes 64 MB for a moment.
async function memoryKb() {
  let least = Infinity;
  const end = Date.now() + 60000;
  while ((await metrics())('cifra_pool_waiting') > 0 && Date.now() < end) await pause(50);
  for (let looks = 0; looks < 6; ++looks) {
    least = Math.min(least, Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]));
    await pause(50);
  }
  return least;
}

const counts = { connections: 0, refused: 0, messages: 0, mutated: 0, bytes: 0, close: 0, reset: 0, half: 0, hang: 0 };
const failures = [];
let churning = true;
const players = Promise.all([
  playOn(['Ana', 'Ben'], playTheNumber, () => churning),
  playOn(['Cleo', 'Dan'], playTheNumber, () => churning),
  playOn(['Eve'], playNmbr9, () => churning),
]);
players.catch((error) => {
  console.error(`a polite player: ${error.message}`);
  process.exit(1);
});

const { port } = new URL(address);
const world = {
  port: Number(port),
  commands,
  hanging: [],
  tls: address.startsWith('https') ? { hello: await clientHello() } : null,
};
await Promise.all(Array.from({ length: deaf }, (_, i) => deafClient(world, i % 2 === 1)));
const memory = [];
let number = 0;
for (let round = 0; round < rounds; ++round) {
  world.tables = await Promise.all([0, 1, 2, 3, 4, 5].map(rudeTable));
  world.watched = () => [...polite.tables, ...world.tables.map(({ table }) => table)];
  const end = Date.now() + (seconds * 1000) / rounds;
  const worker = async () => {
    while (Date.now() < end) {
      await rudeClient(new Random(`${seed}/${number++}`), world, counts);
      while (world.hanging.length > mostHanging) world.hanging.shift()();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  for (const leave of world.hanging.splice(0)) leave();
  const open = await connections('websocket', polite.sockets);
  if (open !== polite.sockets) failures.push(`${open} WebSockets are open, ${polite.sockets} of them of polite people`);
  memory.push(await memoryKb());
}

churning = false;
await players;
// Their requests were of connections that Node.js keeps for a few seconds; one connection asks.
const open = await connections('http', 1);
if (open !== 1) failures.push(`${open} connections are open for HTTP`);
const stalled = (await metrics())('cifra_server_ended_total{why="stalled"}');
if (stalled < deaf) failures.push(`of ${deaf} clients that read nothing ${stalled} were put out`);
if ((await metrics())('cifra_clients') !== polite.sockets)
  failures.push('the house has other visitors than polite ones');
const health = await request(address, 'GET', '/health');
if (health.status !== 200 || health.body.status !== 'ok')
  failures.push(`/health: ${health.status} ${JSON.stringify(health.body)}`);
const growth = Math.max(...memory.slice(2).map((kb, i) => kb - memory[i + 1]));
if (looksAtMemory && growth > mostGrowthKb) failures.push('memory grows from round to round');
polite.over = true;

const all = await metrics();
console.log(
  `rude: ${counts.connections} connections (${counts.refused} refused), ${counts.messages} messages sent whole, ${counts.mutated} of them mutated, ${counts.bytes} bytes read`,
);
console.log(
  `ends: ${counts.close} closed, ${counts.reset} reset, ${counts.half} half closed, ${counts.hang} left hanging`,
);
console.log(
  `house: ${all('cifra_server_accepted_total')} accepted, ${all('cifra_server_upgrades_total')} upgrades, ${all('cifra_server_messages_total{direction="in"}')} messages in, ${all('cifra_server_ended_total{why="slow_reader"}')} slow readers put out, ${stalled} that read nothing`,
);
console.log(`polite: ${polite.games} games, ${polite.turns} turns, slowest answer ${polite.slowest.toFixed(0)} ms`);
console.log(`memory after every round: ${memory.join(', ')} KB`);
if (counts.connections < 20 * seconds || counts.mutated < 10 * seconds || polite.games < 3)
  failures.push('hardly anything happened');
for (const failure of failures) console.error(failure);
process.exit(failures.length === 0 ? 0 : 1);
