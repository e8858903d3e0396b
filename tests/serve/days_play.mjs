// What days_test.sh and leak_test.sh say to servers about the game of a day.
//   half ADDRESS MEMORY          somebody begins today's game and stops in the middle; MEMORY is a file
//   rest ADDRESS MEMORY          they go on where they were, on this server; then tries to cheat
//   leak ADDRESS DATABASE LOG... people play at their own pace while strangers try every door; nobody hears what they
//                                could not know yet, and neither do the logs
import { readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { offlineGame, playLive } from './days.mjs';
import { Person, request } from './protocol.mjs';

const [command, address, ...rest] = process.argv.slice(2);
const fail = (what) => {
  throw new Error(what);
};
const expect = (good, what) => {
  if (!good) fail(what);
};

async function half(memory) {
  const ana = await new Person(address, 'Ana').arrive();
  const { status, body } = await ana.post('POST', '/api/today');
  expect(status === 201, `a new try: ${status}`);
  await playLive(ana, body.table, 8);
  const { anchor } = (await ana.post('GET', '/api/today')).body;
  writeFileSync(memory, JSON.stringify({ token: ana.token, ...body, anchor }));
  ana.socket.close();
}

async function goOn(memory) {
  const known = JSON.parse(readFileSync(memory, 'utf8'));
  const ana = new Person(address, '');
  ana.token = known.token;
  await ana.arrive();
  const again = await ana.post('POST', '/api/today');
  expect(again.status === 200 && again.body.table === known.table, 'the try of before is not there');
  const today = (await ana.post('GET', '/api/today')).body;
  expect(today.anchor === known.anchor, 'the anchor has changed');
  const state = await playLive(ana, known.table);
  expect(state.phase === 'finished', 'it does not end');
  const { live } = (await ana.post('GET', `/api/days/${known.day}`)).body;
  expect(live.you.score === state.game.scores[0] && live.players === 1, `the result: ${JSON.stringify(live)}`);
  expect((await ana.post('POST', '/api/today')).body.table === known.table, 'a second try');
  expect((await ana.post('POST', `/api/tables/${known.table}`, { type: 'rematch' })).status === 409, 'a rematch');
  const path = `/api/days/${known.day}/offline`;
  expect((await ana.post('POST', path, { score: 140 })).body.error.code === 'bad_message', 'a score was taken');
  const wrong = (await ana.post('POST', path, { record: offlineGame('another deck') })).body;
  expect(wrong.error.code === 'wrong_deal', 'another deck was taken');
  const { seed } = (await ana.post('GET', '/api/today/offline')).body;
  expect((await ana.post('POST', path, { record: offlineGame(seed) })).status === 201, 'offline');
  expect((await ana.post('POST', path, { record: offlineGame(seed) })).status === 200, 'offline, twice');
  const record = JSON.stringify((await ana.post('GET', `/api/tables/${known.table}/record`)).body);
  expect(!/"(seed|link)"/.test(record), 'the day is not over, and its seed is told');
  ana.socket.close();
}

const PEOPLE = 12;
const RUN = 5; // cards in order that are no accident

async function leak(database, logs) {
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => new Person(address, `P${i}`).arrive()));
  const tables = [];
  const day = (await request(address, 'GET', '/api/today')).body.day;
  for (const person of people) {
    person.got = '';
    const body = { named: true };
    tables.push((await person.post('POST', '/api/today', body)).body.table);
  }
  // Every door, as this person; what comes back is kept with what they have heard.
  const look = async (person) => {
    const add = async (method, path, body) => {
      person.got += JSON.stringify((await request(address, method, path, body, person.token)).body);
    };
    for (const path of [
      'today',
      'today/offline',
      `days/${day}`,
      'me',
      'tables',
      'house',
      `days?from=0&to=${day % 400}`,
    ])
      await add('GET', `/api/${path}`);
    for (const table of tables.filter((_, i) => people[i] !== person)) {
      await add('GET', `/api/tables/${table}`);
      await add('GET', `/api/tables/${table}/record`);
      for (const type of ['sit', 'come_back', 'rematch', 'leave']) await add('POST', `/api/tables/${table}`, { type });
      await person.say({ type: 'watch', table });
    }
  };
  const nobody = await new Person(address, '').arrive();
  nobody.got = '';
  const stranger = await new Person(address, 'Eve').arrive();
  stranger.got = '';
  // All they know, and how many cards of the order that may be.
  const kept = [];
  const keep = (person, seen) =>
    kept.push({ text: person.got + JSON.stringify(person.heard), seen, name: person.name });
  await Promise.all([
    ...people.map(async (person, i) => {
      for (let tiles = 1 + (i % 3); tiles < 20; tiles += 3 + (i % 4)) {
        await playLive(person, tables[i], tiles);
        await look(person);
        keep(person, tiles + 1);
      }
      await playLive(person, tables[i]);
    }),
    ...[nobody, stranger].map(async (person) => {
      for (let i = 0; i < 4; i += 1) await look(person);
      keep(person, 0);
    }),
  ]);
  const order = people[0].state[tables[0]].state.game.cards;
  expect(order.length === 20, 'the game is not over');
  const allowed = ({ seen }, at, length) => at + length <= seen;
  for (const one of kept) {
    for (let at = 0; at + RUN <= order.length; at += 1) {
      if (allowed(one, at, RUN)) continue;
      const listed = order.slice(at, at + RUN).join(',');
      expect(!one.text.includes(listed), `${one.name || 'nobody'} knew ${listed} with ${one.seen} cards open`);
    }
    expect(!one.text.includes('"bars"') && !one.text.includes('"layouts"'), `${one.name} saw results`);
  }
  // The secret, the link and the seed of the day: in nothing that anybody heard, and in no log.
  const { DatabaseSync } = await import('node:sqlite');
  const file = new DatabaseSync(database, { readOnly: true });
  const { secret } = file.prepare('SELECT secret FROM day_chain').get();
  file.close();
  const sha256 = (bytes) => createHash('sha256').update(bytes).digest();
  let link = Buffer.from(secret, 'hex');
  for (let i = 0; i < 19999 - day; i += 1) link = sha256(link);
  const hidden = [secret, link.toString('hex'), sha256(`live:${link.toString('hex')}`).toString('hex')];
  for (const person of [...people, nobody, stranger]) {
    await look(person); // also after their end
    keep(person, 20);
  }
  const written = logs.map((log) => ({ text: readFileSync(log, 'utf8'), name: log }));
  for (const { text, name } of [...kept, ...written])
    for (const one of hidden) expect(!text.includes(one), `${name} has a secret of the day`);
  for (const { text, name } of written)
    expect(!text.includes(order.slice(0, RUN).join(',')), `${name} has the order of the day`);
  const shown = (await request(address, 'GET', `/api/days/${day}`, undefined, people[0].token)).body.live;
  expect(shown.players === PEOPLE && shown.layouts.length === 10, 'not everybody is on the board');
  for (const person of [...people, nobody, stranger]) person.socket.close();
}

if (command === 'half') await half(...rest);
else if (command === 'rest') await goOn(...rest);
else if (command === 'leak') await leak(rest[0], rest.slice(1));
else fail(`there is no command ${command}`);
