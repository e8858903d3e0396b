// node examples/client.mjs [ADDRESS [CODE]]: plays one game of The Number from docs/protocol.md alone, with Node.js 22 or
// later and nothing else. Without a code it opens a table and plays against a bot; with one it sits down there.
const address = process.argv[2] ?? 'http://127.0.0.1:8080';
const code = process.argv[3];

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
  : await request('POST', '/api/tables', { settings: { game: 'the-number' } }, token);
console.log(`Table ${code ?? mine}`);

const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/ws`, { headers: { Authorization: `Bearer ${token}` } });
let id = 0;
const send = (type, more) => socket.send(JSON.stringify({ type, id: ++id, table, ...more }));

// Three of our digits that are not crossed out yet; any may come twice.
const random = (digits) => Array.from({ length: 3 }, () => digits[Math.floor(Math.random() * digits.length)]).join('');

let chosen = ''; // the turn we have chosen in
function play({ state, turns, you }) {
  for (const { round, turn, outcome } of turns) {
    const numbers = outcome.map((one, seat) => `${state.seats[seat].name} ${one.number ?? '---'} ${one.status} ${one.points}`);
    console.log(`Round ${round + 1}, turn ${turn + 1}: ${numbers.join(', ')}`);
  }
  if (state.phase === 'playing' && state.seats[you.seat].must_act && chosen !== `${state.round}/${state.turn}`) {
    chosen = `${state.round}/${state.turn}`;
    send('choose', { round: state.round, turn: state.turn, choice: random(state.game.available[you.seat]) });
  }
  if (state.phase === 'finished') {
    console.log(`${state.game.scores.join(' : ')}, won by ${state.winners.map((seat) => state.seats[seat].name).join(' and ')}`);
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
  for (const message of data.split('\n').filter(Boolean).map((line) => JSON.parse(line))) {
    if (message.type === 'table') play(message);
    if (message.type === 'error') throw new Error(message.message);
  }
};
socket.onerror = () => { throw new Error(`no connection to ${address}`); };
