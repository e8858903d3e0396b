// What jobs_test.sh says to servers. The last argument is a file in which it is remembered who asked for what.
//   ask ADDRESS COUNT       somebody asks for so many reviews, each of a game of its own
//   working ADDRESS         waits until one of them is being worked on
//   done ADDRESS            waits until all of them are done, and looks at the results
//   shared ADDRESS... COUNT so many jobs were begun in all, each once, and every node had some
//   both ADDRESS...         waits until every node works on one
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from './protocol.mjs';

const [command, ...rest] = process.argv.slice(2);
const memory = rest.pop();
const known = existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : { token: '', games: 0, reviews: [] };
// Two turns of five players: a second of work. Every number of the first player makes another game.
const game = (number) => ({
  game: 'the-number',
  players: ['Ana', 'Ben', 'Cleo', 'Dana', 'Emil'],
  options: { rounds: 1 },
  rounds: [
    [
      [`${100 + number}`, '222', '333', '444', '555'],
      ['000', '999', '888', '777', '666'],
    ],
  ],
});
const fail = (what) => {
  throw new Error(what);
};
const count = rest.length > 1 ? Number(rest.at(-1)) : 0;
const [address] = rest;

async function until(condition, what, ms = 90000) {
  const end = Date.now() + ms;
  for (;;) {
    const found = await condition();
    if (found) return found;
    if (Date.now() > end) fail(`waited in vain for ${what}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}
const look = async (id) => {
  const { status, body } = await request(address, 'GET', `/api/reviews/${id}`, undefined, known.token);
  if (status !== 200) fail(`${id}: ${status} ${JSON.stringify(body)}`);
  if (body.state === 'failed') fail(JSON.stringify(body));
  return body;
};
async function metric(node, name) {
  const text = await (await fetch(`${node}/metrics`)).text();
  return Number(new RegExp(`^cifra_${name} (.*)$`, 'm').exec(text)?.[1] ?? NaN);
}

if (command === 'ask') {
  known.token ||= (await request(address, 'POST', '/api/guests', { name: 'Ana', token: true })).body.token;
  for (let i = 0; i < count; i += 1) {
    known.games += 1;
    const { status, body } = await request(address, 'POST', '/api/reviews', { record: game(known.games) }, known.token);
    if (status !== 201) fail(`${status} ${JSON.stringify(body)}`);
    known.reviews.push(body.review);
  }
  writeFileSync(memory, JSON.stringify(known));
} else if (command === 'working') {
  await until(
    async () => (await Promise.all(known.reviews.map(look))).some(({ state }) => state === 'working'),
    'work',
  );
} else if (command === 'done') {
  const all = await until(async () => {
    const found = await Promise.all(known.reviews.map(look));
    return found.every(({ state }) => state === 'done') && found;
  }, 'the end');
  const { version, complete, seats } = all[0].result;
  if (!version || complete !== true || seats.length !== 5 || seats[0].name !== '1')
    fail(JSON.stringify(all[0]).slice(0, 300));
  console.log(`${all.length} reviews are done`);
} else if (command === 'shared') {
  const begun = await Promise.all(rest.slice(0, -1).map((node) => metric(node, 'jobs_begun_total')));
  if (begun.reduce((sum, one) => sum + one) !== count || begun.some((one) => one === 0)) fail(`begun: ${begun}`);
  console.log(`begun by the nodes: ${begun}`);
} else if (command === 'both') {
  await until(
    async () => (await Promise.all(rest.map((node) => metric(node, 'jobs_working')))).every((one) => one === 1),
    'both',
  );
} else {
  fail(`what is ${command}?`);
}
