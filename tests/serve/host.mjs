// tools/node tests/serve/host.mjs ADDRESS: opens a table of The Number, prints its code, starts when a second one has sat
// down, and plays the lowest numbers it can.
import { Person } from './protocol.mjs';

const host = await new Person(process.argv[2], 'Host').arrive();
const { table, code } = (await host.post('POST', '/api/tables', { settings: { game: 'the-number' } })).body;
await host.must({ type: 'watch', table });
console.log(code);
const state = () => host.state[table]?.state ?? { phase: 'open', seats: [] };
await host.until(() => state().seats.length === 2, 'a second player', 30000);
await host.must({ type: 'start', table });
await host.until(() => state().phase === 'playing', 'the game');
while (state().phase === 'playing') {
  const { round, turn, seats, game } = state();
  if (seats[0].must_act)
    await host.must({ type: 'choose', table, round, turn, choice: game.available[0][0].repeat(3) });
  await host.until(() => state().phase !== 'playing' || state().turn !== turn || state().round !== round, 'the turn');
}
host.socket.close();
