// Sessions over two nodes: see sessions_test.sh. Arguments: the addresses of both, psql, the address of the database.
import { execFileSync } from 'node:child_process';
import { Person, request } from './protocol.mjs';

const [a, b, psql, database] = process.argv.slice(2);
let checks = 0;
const check = (good, what) => {
  if (!good) throw new Error(what);
  checks += 1;
};
const sql = (text) =>
  execFileSync(psql, ['-q', '-t', '-A', '-v', 'ON_ERROR_STOP=1', database, '-c', text]).toString().trim();
const status = async (node, token) => (await request(node, 'GET', '/api/me', undefined, token)).status;

// Somebody with an account, who has a connection to node b with another token than the one they have on node a.
let people = 0;
async function somebody() {
  const account = `person${(people += 1)}`;
  const credentials = { account, password: 'correct horse', token: true };
  const guest = await request(a, 'POST', '/api/guests', { name: account, token: true });
  const made = await request(a, 'POST', '/api/accounts', credentials, guest.body.token);
  check(made.status === 201, 'an account');
  const there = await request(b, 'POST', '/api/login', credentials);
  check(there.status === 200 && there.body.token !== made.body.token, 'a second token');
  check((await status(b, made.body.token)) === 200, 'node b knows the first token');
  const person = new Person(b, '');
  person.token = there.body.token;
  await person.arrive();
  person.socket.addEventListener('close', ({ code }) => {
    person.code = code;
  });
  return { account, here: made.body.token, there: there.body.token, player: made.body.player, person };
}
const ended = async ({ person }, what) => {
  await person.until(() => person.code !== undefined, `the end of a connection after ${what}`, 6000);
  check(person.code === 4001, `${what}: code ${person.code}`);
};
const refused = async (node, token, what) => {
  const until = Date.now() + 6000;
  let last = await status(node, token);
  while (last !== 401 && Date.now() < until) last = await status(node, token);
  check(last === 401, `${what}: the token lives on`);
};

{
  // Logging out on one node ends that token on the other, and no other token.
  const one = await somebody();
  await request(a, 'POST', '/api/logout', undefined, one.there);
  await ended(one, 'logging out');
  await refused(b, one.there, 'logging out');
  check((await status(b, one.here)) === 200, 'the other token lives on');
}
{
  // A new password ends all the others.
  const one = await somebody();
  const body = { password: 'correct horse', new_password: 'better horse', token: true };
  const changed = await request(a, 'POST', '/api/password', body, one.here);
  check(changed.status === 200, 'a new password');
  await ended(one, 'a new password');
  await refused(b, one.there, 'a new password');
  await refused(b, one.here, 'a new password');
  check((await status(b, changed.body.token)) === 200, 'the new token is good on both');
}
{
  // Ending the others.
  const one = await somebody();
  const answer = await request(a, 'DELETE', '/api/sessions', undefined, one.here);
  check(answer.body.ended === 1, 'one other session');
  await ended(one, 'ending other sessions');
  check((await status(b, one.here)) === 200, "one's own session lives on");
}
{
  // Deleting oneself, during a game that is watched on the other node.
  const one = await somebody();
  const ben = await new Person(b, 'Ben').arrive();
  const { table } = (
    await request(a, 'POST', '/api/tables', { settings: { game: 'the-number', public: true } }, one.here)
  ).body;
  await ben.must({ type: 'sit', table });
  await ben.must({ type: 'watch', table });
  check((await request(a, 'POST', `/api/tables/${table}`, { type: 'start' }, one.here)).status === 200, 'a game');
  check((await request(a, 'DELETE', '/api/me', undefined, one.here)).status === 200, 'deleted');
  await ended(one, 'deleting oneself');
  await refused(b, one.here, 'deleting oneself');
  await ben.until(() => ben.state[table]?.state.seats[0].name === '—', 'a seat without a name');
  const list = JSON.stringify((await request(b, 'GET', '/api/tables')).body);
  check(!list.includes(one.account), 'the name is in no list');
  check(sql(`SELECT count(*) FROM events WHERE events LIKE '%${one.account}%'`) === '0', 'nor in any event');
  ben.socket.close();
}
{
  // A friendly sign on one node is seen on the other, and no database keeps it.
  const ana = await new Person(a, 'Ana').arrive();
  const ben = await new Person(b, 'Ben').arrive();
  const { table } = (await ana.post('POST', '/api/tables', { settings: { game: 'the-number' } })).body;
  for (const person of [ana, ben]) await person.must({ type: 'watch', table });
  await ben.must({ type: 'sit', table });
  await ben.must({ type: 'sign', table, sign: 'well_played' });
  const isTheirs = (m) => m.type === 'sign' && m.table === table && m.seat === 1 && m.sign === 'well_played';
  await ana.until(() => ana.heard.some(isTheirs), 'a sign from the other node', 6000);
  check(ben.heard.filter(isTheirs).length === 1, 'who sent it sees it once');
  check(sql(`SELECT count(*) FROM events WHERE events LIKE '%well_played%'`) === '0', 'a sign is no event');
  ana.socket.close();
  ben.socket.close();
}
{
  // News that is lost: only the database knows, and nobody was told.
  const one = await somebody();
  sql(`INSERT INTO person_news (player) VALUES ('${one.player}'); DELETE FROM tokens WHERE player = '${one.player}'`);
  await ended(one, 'lost news');
  await refused(a, one.here, 'lost news');
  await refused(b, one.there, 'lost news');
}
console.log(`${checks} checks`);
