// node examples/client.mjs [ADDRESS [CODE [GAME.mjs]]]: plays one game from docs/protocol.md alone, with Node.js 22 or
// later and nothing else. Without a code (or with -) it opens a table and plays against a bot; with one it sits down
// there. It knows The Number; for another game it takes a module that exports what `theNumber` has here.
import { resolve } from 'node:path';

const theNumber = {
  name: 'the-number',
  // A choice from `state.game` of the protocol: three of our digits that are not crossed out; any may come twice.
  choose(game, seat) {
    const digits = game.available[seat];
    return Array.from({ length: 3 }, () => digits[Math.floor(Math.random() * digits.length)]).join('');
  },
  // What a turn came to, from `turns[].outcome`.
  tell: (outcome, names) =>
    outcome.map((one, seat) => `${names[seat]} ${one.number ?? '---'} ${one.status} ${one.points}`).join(', '),
};

const address = process.argv[2] ?? 'http://127.0.0.1:8080';
const code = process.argv[3] === '-' ? undefined : process.argv[3];
const game = process.argv[4] ? await import(resolve(process.argv[4])) : theNumber;

async function request(method, path, body, token) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const response = await fetch(address + path, { method, headers, body: body && JSON.stringify(body) });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error.message);
  return answer;
}

const { token } = await request('POST', '/api/guests', { name: 'Node', token: true });
const { table, code: mine } = code
  ? await request('GET', `/api/codes/${code}`, undefined, token)
  : await request('POST', '/api/tables', { settings: { game: game.name } }, token);
console.log(`Table ${code ?? mine}`);

const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/ws`, { headers: { Authorization: `Bearer ${token}` } });
let id = 0;
const send = (type, more) => socket.send(JSON.stringify({ type, id: ++id, table, ...more }));

let chosen = ''; // the turn we have chosen in
function play({ state, turns, you }) {
  const names = state.seats.map((seat) => seat.name);
  for (const { round, turn, outcome } of turns) {
    console.log(`Round ${round + 1}, turn ${turn + 1}: ${game.tell(outcome, names)}`);
  }
  if (state.phase === 'playing' && state.seats[you.seat].must_act && chosen !== `${state.round}/${state.turn}`) {
    chosen = `${state.round}/${state.turn}`;
    send('choose', { round: state.round, turn: state.turn, choice: game.choose(state.game, you.seat) });
  }
  if (state.phase === 'finished') {
    console.log(`${state.game.scores.join(' : ')}, won by ${state.winners.map((seat) => names[seat]).join(' and ')}`);
    console.log(`${address}/api/tables/${table}/record`);
    socket.close();
  }
}

socket.onopen = () => {
  send('watch');
  if (code) return send('sit');
  send('seat_bot', { level: 'easy', name: 'Bot' });
  send('start');
};
socket.onmessage = ({ data }) => {
  for (const message of data
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))) {
    if (message.type === 'table') play(message);
    if (message.type === 'error') throw new Error(message.message);
  }
};
socket.onerror = () => {
  throw new Error(`no connection to ${address}`);
};
