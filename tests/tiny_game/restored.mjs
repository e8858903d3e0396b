// tools/node tests/tiny_game/restored.mjs ADDRESS begin: opens a table of Tiny, plays two rounds against a bot, and prints
// "TOKEN TABLE". With these words instead of `begin` it goes on there, and prints the game as examples/client.mjs does.
import { Person } from '../serve/protocol.mjs';
import { choose, tell } from './client.mjs';

const [address, words] = process.argv.slice(2);
const going = words !== 'begin';
const person = new Person(address, going ? '' : 'Ana');
if (going) [person.token] = words.split(' ');
await person.arrive();
const table = going
  ? words.split(' ')[1]
  : (await person.post('POST', '/api/tables', { settings: { game: 'tiny' } })).body.table;
await person.must({ type: 'watch', table });
const state = () => person.state[table]?.state ?? { phase: 'open', seats: [] };
if (!going) {
  await person.must({ type: 'seat_bot', table, level: 'easy', name: 'Bot' });
  await person.must({ type: 'start', table });
}
await person.until(() => state().phase === 'playing', 'the game');
if (going && state().round !== 2) throw new Error(`round ${state().round} instead of 2`);
const last = going ? 5 : 2;
while (state().phase === 'playing' && state().round < last) {
  const { round, turn, game } = state();
  await person.must({ type: 'choose', table, round, turn, choice: choose(game, 0) });
  await person.until(() => state().phase !== 'playing' || state().round !== round, 'the next round');
}
if (going) {
  const names = state().seats.map((seat) => seat.name);
  const turns = person.heard.filter((message) => message.type === 'table').flatMap((message) => message.turns);
  for (const { round, outcome } of turns) console.log(`Round ${round + 1}: ${tell(outcome, names)}`);
  console.log(`${address}/api/tables/${table}/record`);
} else {
  console.log(`${person.token} ${table}`);
}
person.socket.close();
