// What groups_test.sh and leak_test.sh say to servers about groups. ADDRESSES: of one server or more, with commas.
//   half ADDRESSES MEMORY      a class of thirty joins, its host turns eight cards; MEMORY is a file
//   rest ADDRESSES MEMORY      it goes on where it was, to its end and its results
//   leak ADDRESS DATABASE LOG... people play at their own pace while others try every door; nobody hears what they
//                              could not know yet, and neither do the logs
import { readFileSync, writeFileSync } from 'node:fs';
import { Layout, playLive } from './days.mjs';
import { Person, request } from './protocol.mjs';

const [command, list, ...rest] = process.argv.slice(2);
const addresses = list.split(',');
const PEOPLE = 30;
const HALF = 8;
const CARDS = 20;
const RUN = 5; // cards in order that are no accident
const expect = (good, what) => {
  if (!good) throw new Error(what);
};
const isSlow = (i) => i % 7 === 3; // places nothing in the first half
const hasTiles = (i) => i >= PEOPLE - 2; // real ones

// Somebody who sits in a class: places whatever is there.
class Pupil {
  layout = new Layout();
  constructor(person) {
    this.person = person;
  }
  get state() {
    return this.person.state[this.table].state;
  }
  async sit(table) {
    this.table = table;
    await this.person.must({ type: 'watch', table });
    await this.person.until(() => this.person.state[table], 'the table');
  }
  // Until so many cards are placed, each as soon as it is there.
  async place(count) {
    const { person, table } = this;
    for (let round = this.layout.tiles; round < count; round += 1) {
      const isThere = () => this.state.game.cards.length > round || this.state.phase !== 'playing';
      await person.until(isThere, `card ${round + 1}`);
      const { x, y, level, rotation } = this.layout.next(this.state.game.cards[round]);
      const isPlaced = () =>
        this.state.round > round || this.state.phase === 'finished' || !this.state.seats[0].must_act;
      if (isPlaced()) continue;
      await person.must({ type: 'choose', table, round, turn: 0, choice: `${x},${y},${level},${rotation}` });
      await person.until(isPlaced, 'what was placed');
    }
  }
}

const arrive = (name, i) => new Person(addresses[i % addresses.length], name).arrive();
async function turn(host, code, turned) {
  const answer = await host.post('POST', `/api/groups/${code}/turn`, { turned });
  expect(answer.status === 200, `card ${turned}: ${JSON.stringify(answer.body)}`);
}
async function show(person, code) {
  const { status, body } = await person.post('GET', `/api/groups/${code}`);
  expect(status === 200, `the group: ${status}`);
  return body;
}
// As a page looks: until it is as it should be.
async function until(person, code, good, what) {
  for (let tries = 0; tries < 100; tries += 1) {
    const group = await show(person, code);
    if (good(group)) return group;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`the group never has ${what}`);
}
async function join(pupil, code, by_hand) {
  const { status, body } = await pupil.person.post('POST', `/api/groups/${code}/tries`, { by_hand });
  expect(status < 300, `joining: ${status}`);
  if (body.table) await pupil.sit(body.table);
}
const quick = (pupils) => pupils.filter((_, i) => !isSlow(i) && !hasTiles(i));

async function half(memory) {
  const host = await arrive('Host', 0);
  const { code } = (await host.post('POST', '/api/groups', { in_step: true })).body;
  const pupils = await Promise.all(Array.from({ length: PEOPLE }, async (_, i) => new Pupil(await arrive(`P${i}`, i))));
  await Promise.all(pupils.map((pupil, i) => join(pupil, code, hasTiles(i))));
  expect(
    pupils.every(({ table }) => table === undefined),
    'a table before the first card',
  );
  await until(host, code, ({ tries }) => tries.length === PEOPLE, 'everybody');
  await turn(host, code, 1);
  await Promise.all(pupils.map((pupil, i) => join(pupil, code, hasTiles(i))));
  const waits = [];
  for (let card = 1; card <= HALF; card += 1) {
    if (card > 1) {
      const begin = performance.now();
      await turn(host, code, card);
      const has = ({ state }) => state.game.cards.length >= card;
      await Promise.all(quick(pupils).map((one) => one.person.until(() => has(one), `card ${card} by itself`)));
      waits.push(performance.now() - begin);
    }
    await Promise.all(quick(pupils).map((one) => one.place(card)));
    const placed = ({ tries }) => tries.filter((one) => one.placed === card).length === quick(pupils).length;
    await until(pupils[1].person, code, placed, `${card} placed`);
  }
  for (const one of quick(pupils)) expect(one.state.round === HALF - 1, 'a turn was over before the next card');
  const { dealt } = await show(host, code);
  expect(dealt === quick(pupils)[0].state.game.cards.join(''), 'the screen shows other cards');
  console.log(
    `the next card on the last of ${quick(pupils).length} phones: median ${waits.sort((a, b) => a - b)[waits.length >> 1].toFixed(0)} ms`,
  );
  const people = pupils.map(({ person, layout }) => ({ token: person.token, tiles: layout.tiles }));
  writeFileSync(memory, JSON.stringify({ code, host: host.token, people, dealt }));
  for (const { person } of pupils) person.socket.close();
  host.socket.close();
}

async function goOn(memory) {
  const known = JSON.parse(readFileSync(memory, 'utf8'));
  const back = async (token, i) => {
    const person = new Person(addresses[i % addresses.length], '');
    person.token = token;
    return person.arrive();
  };
  const host = await back(known.host, 0);
  const { code } = known;
  const shown = await show(host, code);
  expect(shown.turned === HALF && shown.dealt === known.dealt && shown.you_host, 'the group is not as it was');
  const pupils = await Promise.all(
    known.people.map(async ({ token, tiles }, i) => {
      const pupil = new Pupil(await back(token, i));
      for (const card of known.dealt.slice(0, tiles)) pupil.layout.next(Number(card));
      return pupil;
    }),
  );
  await Promise.all(pupils.map((pupil, i) => join(pupil, code, hasTiles(i))));
  for (let card = HALF + 1; card <= CARDS; card += 1) {
    await turn(host, code, card);
    await Promise.all(quick(pupils).map((one) => one.place(card)));
  }
  const atTables = pupils.filter((_, i) => !hasTiles(i));
  await Promise.all(atTables.map((one) => one.place(CARDS))); // who was slow catches up
  await Promise.all(atTables.map((one) => one.person.until(() => one.state.phase === 'finished', 'the end')));
  const tiles = pupils.filter((_, i) => hasTiles(i));
  for (const [i, { person }] of tiles.entries()) {
    const { status } = await person.post('POST', `/api/groups/${code}/score`, { score: 40 + i });
    expect(status === 200, `a score by hand: ${status}`);
  }
  const over = await until(host, code, ({ tries }) => tries.every(({ finished }) => finished), 'all results');
  expect(over.tries.length === PEOPLE && over.open, 'not everybody is there');
  const orders = new Set(atTables.map(({ state }) => state.game.cards.join('')));
  expect(orders.size === 1 && orders.has(over.dealt), 'not the same shuffle');
  for (const { person, table, state } of atTables) {
    const own = (await show(person, code)).tries.find(({ you }) => you);
    expect(own.table === table && own.score === state.game.scores[0], 'another score than at the table');
  }
  const other = over.tries.find(({ by_hand }) => !by_hand);
  const record = await atTables[0].person.post('GET', `/api/tables/${other.table}/record`);
  expect(record.status === 200 && record.body.deck.join('') === over.dealt, 'the layouts of others');
  expect((await atTables[0].person.post('POST', `/api/groups/${code}/end`)).status === 403, 'a guest ended it');
  expect((await host.post('POST', `/api/groups/${code}/end`)).status === 200, 'its end');
  const late = await arrive('Late', 0);
  expect((await late.post('POST', `/api/groups/${code}/tries`, {})).body.error.code === 'group_over', 'too late');
  for (const { person } of [...pupils, { person: late }, { person: host }]) person.socket.close();
}

async function leak(database, logs) {
  const [address] = addresses;
  const host = await arrive('Host', 0);
  const { code } = (await host.post('POST', '/api/groups', {})).body;
  const people = await Promise.all(Array.from({ length: 6 }, (_, i) => arrive(`P${i}`, 0)));
  const tables = [];
  for (const one of people) tables.push((await one.post('POST', `/api/groups/${code}/tries`, {})).body.table);
  const [stranger, nobody] = await Promise.all(['Eve', ''].map((name) => arrive(name, 0)));
  const all = [host, stranger, nobody, ...people];
  for (const one of all) one.got = '';
  // Every door, as this person; what comes back is kept with what they have heard.
  const look = async (person) => {
    const add = async (method, path, body) => {
      person.got += JSON.stringify((await request(address, method, path, body, person.token)).body);
    };
    for (const path of [`groups/${code}`, `codes/${code}`, 'me', 'tables', 'house']) await add('GET', `/api/${path}`);
    if (person !== host)
      for (const what of ['turn', 'end']) await add('POST', `/api/groups/${code}/${what}`, { turned: 1 });
    await add('POST', `/api/groups/${code}/score`, { score: 100 });
    for (const table of tables.filter((_, i) => people[i] !== person)) {
      await add('GET', `/api/tables/${table}`);
      await add('GET', `/api/tables/${table}/record`);
      for (const type of ['sit', 'come_back', 'rematch', 'leave']) await add('POST', `/api/tables/${table}`, { type });
      await person.say({ type: 'watch', table });
    }
  };
  const kept = [];
  const keep = (person, seen) => kept.push({ text: person.got + JSON.stringify(person.heard), seen, who: person.name });
  await Promise.all([
    ...people.map(async (person, i) => {
      for (let tiles = 1 + (i % 3); tiles < CARDS; tiles += 3 + (i % 4)) {
        await playLive(person, tables[i], tiles);
        await look(person);
        keep(person, tiles + 1);
      }
      await playLive(person, tables[i]);
    }),
    ...[host, stranger, nobody].map(async (person) => {
      for (let i = 0; i < 4; i += 1) await look(person);
      keep(person, 0);
    }),
  ]);
  const order = people[0].state[tables[0]].state.game.cards;
  const { DatabaseSync } = await import('node:sqlite');
  const file = new DatabaseSync(database, { readOnly: true });
  const { seed } = file.prepare('SELECT seed FROM play_groups WHERE code = ?').get(code);
  file.close();
  const written = logs.map((log) => ({ text: readFileSync(log, 'utf8'), seen: 0, who: log }));
  for (const { text, seen, who } of [...kept, ...written]) {
    expect(!text.includes(seed), `${who} has the seed of the group`);
    for (let at = 0; at + RUN <= order.length; at += 1) {
      if (at + RUN <= seen) continue;
      const run = order.slice(at, at + RUN);
      for (const sign of [',', ''])
        expect(!text.includes(`${sign === '' ? '"dealt":"' : ''}${run.join(sign)}`), `${who} knew ${run} with ${seen}`);
    }
  }
  const { tries } = await until(people[0], code, (group) => group.tries.every(({ finished }) => finished), 'results');
  expect(tries.length === people.length && tries.every(({ table }) => table), 'not all layouts');
  for (const person of all) person.socket.close();
}

if (command === 'half') await half(...rest);
else if (command === 'rest') await goOn(...rest);
else if (command === 'leak') await leak(rest[0], rest.slice(1));
else throw new Error(`there is no command ${command}`);
