// node tests/wasm/bench.mjs ENGINE.wasm [--signature]: the same bench as `cifra bench`, in WebAssembly, and how long the
// page waits for the legal places of a full layout.
import { loadEngine } from './engine.mjs';

const { call } = await loadEngine(process.argv[2]);

// Runs for a second: units a second.
function measure(slice) {
  slice();
  const begin = performance.now();
  let units = 0;
  while (performance.now() - begin < 1000) units += slice();
  return (1000 * units) / (performance.now() - begin);
}

// The layout of a bot, as many tiles as there are rounds.
function layout() {
  const salt = '0'.repeat(64);
  const table = { table: 'bench', now: 0 };
  call('table.begin', {
    ...table,
    settings: { game: 'nmbr9' },
    you: { player: 'a', name: 'a' },
    bots: [],
    seed: 'bench',
    salt,
  });
  const message = () => call('table.message', { ...table, player: 'a', version: 0 });
  for (let at = message(); at.state.phase === 'playing'; at = message()) {
    const { choice } = call('table.think', { table: 'bench', seat: 0, level: 'easy', random: `${at.state.round}` });
    const command = { type: 'choose', round: at.state.round, turn: 0, choice };
    call('table.command', { ...table, player: 'a', command, salt });
  }
  return message().turns.map(({ outcome }) => ({ number: outcome.number, ...outcome.placements[0] }));
}

if (process.argv[3] !== '--signature') {
  const { workloads } = call('bench', { workload: 0 });
  for (let workload = 0; workload < workloads; ++workload) {
    const perSecond = measure(() => call('bench', { workload }).units);
    console.log(
      `${call('bench', { workload }).name.padEnd(22)} ${(perSecond / 1e6).toFixed(2).padStart(10)} million a second`,
    );
  }
  const tiles = layout();
  const perSecond = measure(() => call('nmbr9.places', { tiles: tiles.slice(0, -1), number: 1 }) && 1);
  console.log(`${'places for the page'.padEnd(22)} ${(1000 / perSecond).toFixed(2).padStart(10)} ms`);
}
console.log(call('signature'));
