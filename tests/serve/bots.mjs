// See bots_test.sh. Argument: the address of the server.
import { Person, request } from './protocol.mjs';

const address = process.argv[2];
const tables = 60;
const figure = async (name) => {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(text.match(new RegExp(`^${name} (.*)$`, 'm'))[1]);
};
const open = async (person, settings, bots) => {
  const { table } = (await person.post('POST', '/api/tables', { settings })).body;
  for (const [i, level] of bots.entries()) await person.must({ type: 'seat_bot', table, level, name: `Bot ${i + 1}` });
  return table;
};

const mallory = await new Person(address, 'Mallory').arrive();
const ana = await new Person(address, 'Ana').arrive();
const variant = { variant: 'U-9-2-10' };
const rude = [];
for (let i = 0; i < tables; i += 1) {
  rude.push(
    await open(mallory, { game: 'nmbr9', options: variant, clock: { kind: 'seconds', amount: 1 } }, [
      'expert',
      'expert',
      'expert',
    ]),
  );
}
for (const table of rude) await mallory.must({ type: 'start', table });

// Meanwhile somebody else plays with one bot, which answers long before its budget of ten seconds is over.
const table = await open(ana, { game: 'the-number', options: { rounds: 1 } }, ['hard']);
await ana.must({ type: 'watch', table });
await ana.must({ type: 'start', table });
const state = () => ana.state[table].state;
while ((await figure('cifra_pool_waiting')) < tables)
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
await ana.until(() => state().phase === 'playing', 'the game');
let longest = 0;
let most = 0;
while (state().phase === 'playing') {
  const { round, turn, seats, game } = state();
  const begin = Date.now();
  if (seats[0].must_act) await ana.must({ type: 'choose', table, round, turn, choice: game.available[0][0].repeat(3) });
  await ana.until(() => state().phase !== 'playing' || state().turn !== turn || state().round !== round, 'the bot');
  longest = Math.max(longest, Date.now() - begin);
  most = Math.max(most, await figure('cifra_pool_waiting'));
}
if (longest > 8000) throw new Error(`somebody else's bot took ${longest} ms`);
if (most > 3 * tables + 1) throw new Error(`${most} bots waited, and only ${3 * tables + 1} bots play`);

for (const one of rude) {
  for (;;) {
    const shown = await request(address, 'GET', `/api/tables/${one}`);
    if (shown.body.state.phase === 'finished') break;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
}
await new Promise((resolve) => {
  setTimeout(resolve, 1000);
});
const left = await figure('cifra_pool_waiting');
if (left !== 0) throw new Error(`${left} bots think for nothing`);
console.log(
  `${tables} tables, at most ${most} bots waiting, somebody else's bot within ${longest} ms, 0 left a second after the end`,
);
process.exit(0);
