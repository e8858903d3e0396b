// One rude client: a conversation that would be good, spoiled here and there, and broken off at some point of it: closed,
// reset, half closed or left hanging. All of it comes from a random number generator. Used by rude.mjs.
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { closing, frame, httpRequest, spoiled, upgradeRequest } from './rude_bytes.mjs';

const pause = (ms) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

// Steps are written one after the other; `wait` is for something to be read before the next one.
function httpSteps(random, world) {
  const paths = [
    '/',
    '/health',
    '/metrics',
    '/api/house',
    '/api/tables',
    '/api/me',
    '/nothing',
    '/api/codes/AAAAAA',
    ...world.tables.map(({ table }) => `/api/tables/${table}`),
  ];
  const token = random.chance(0.5) ? random.of(world.tables).token : undefined;
  const request = () => {
    if (random.chance(0.6)) return httpRequest(random.chance(0.1) ? 'HEAD' : 'GET', random.of(paths), { token });
    const options = { token, chunked: random.chance(0.3), headers: random.chance(0.2) ? ['Expect: 100-continue'] : [] };
    if (random.chance(0.3))
      return httpRequest('POST', '/api/guests', { ...options, body: { name: 'Rude', token: true } });
    if (random.chance(0.3))
      return httpRequest('POST', '/api/login', { ...options, body: { account: 'rude', password: 'x'.repeat(20) } });
    const { table } = random.of(world.tables);
    return httpRequest('POST', `/api/tables/${table}`, {
      ...options,
      body: { ...random.of(world.commands), table, id: undefined },
    });
  };
  const requests = (count) => Buffer.concat(Array.from({ length: count }, request));
  switch (random.below(4)) {
    case 0: // one after the other
      return { steps: Array.from({ length: 1 + random.below(4) }, () => ({ bytes: request(), wait: true })) };
    case 1: // in one go
      return { steps: [{ bytes: requests(2 + random.below(12)) }] };
    case 2: // a big answer
      return { deaf: random.chance(0.7), steps: [{ bytes: httpRequest('GET', '/big.bin') }, { bytes: request() }] };
    default: {
      // mutated
      const bytes = requests(2);
      for (let flips = 1 + random.below(3); flips > 0; --flips) bytes[random.below(bytes.length)] = random.below(256);
      return { steps: [{ bytes, wait: true }] };
    }
  }
}

function webSocketSteps(random, world) {
  const place = random.of(world.tables); // whose player this client is, or nobody
  const token = random.chance(0.7) ? place.token : undefined;
  const steps = [];
  const upgrade = upgradeRequest(random, token);
  if (random.chance(0.1)) upgrade[random.below(upgrade.length)] = random.below(256);
  const message = () => {
    const table = random.chance(0.2) ? random.of(world.watched()) : place.table;
    if (random.chance(0.3)) return { type: 'watch', id: 1, table };
    if (random.chance(0.4)) {
      const digit = random.below(10);
      const choice =
        place.game === 'nmbr9'
          ? `${random.below(9) - 4},${random.below(9) - 4},0,${random.below(4)}`
          : String(digit).repeat(3);
      return { type: 'choose', id: 2, table: place.table, round: random.below(2), turn: random.below(5), choice };
    }
    return { ...random.of(world.commands), table };
  };
  // More answers than anybody who does not read them may have waiting.
  if (random.chance(0.03)) {
    const watch = JSON.stringify({ type: 'watch', table: place.table });
    const flood = Buffer.concat(Array.from({ length: 4000 }, () => frame(random, watch)));
    return {
      deaf: true,
      steps: [{ bytes: upgrade, wait: true }, { bytes: flood, messages: 4000 }, { bytes: closing(random) }],
    };
  }
  const rude = random.chance(0.6);
  for (let batches = 1 + random.below(4); batches > 0; --batches) {
    const frames = [];
    let mutated = 0;
    for (let count = 1 + random.below(random.chance(0.2) ? 80 : 6); count > 0; --count) {
      const text = JSON.stringify(message());
      const spoil = rude && random.chance(0.15);
      if (spoil) mutated += 1;
      frames.push(spoil ? spoiled(random, text) : frame(random, text));
    }
    steps.push({ bytes: Buffer.concat(frames), wait: random.chance(0.3), messages: frames.length, mutated });
  }
  if (random.chance(0.3)) steps.push({ bytes: closing(random), wait: random.chance(0.5) });
  // Some do not wait for the answer to the upgrade.
  if (random.chance(0.15)) {
    const sum = (name) => steps.reduce((before, step) => before + (step[name] ?? 0), 0);
    return {
      steps: [
        {
          bytes: Buffer.concat([upgrade, ...steps.map(({ bytes }) => bytes)]),
          messages: sum('messages'),
          mutated: sum('mutated'),
        },
      ],
    };
  }
  return { steps: [{ bytes: upgrade, wait: random.chance(0.9) }, ...steps] };
}

// Steps up to some byte, in the middle of one or between two.
function cutOff(random, steps) {
  if (random.chance(0.1)) return steps;
  const kept = steps.slice(0, 1 + random.below(steps.length));
  if (random.chance(0.5)) return kept;
  const last = kept.at(-1);
  kept[kept.length - 1] = { bytes: last.bytes.subarray(0, random.below(last.bytes.length)) };
  return kept;
}

// Connected, over TLS with its handshake done; or null.
function open(port, tls) {
  return new Promise((resolve) => {
    const raw = connect(port, '127.0.0.1');
    raw.setNoDelay(true);
    const socket = tls ? connectTls({ socket: raw, rejectUnauthorized: false }) : raw;
    for (const one of new Set([raw, socket])) one.on('error', () => resolve(null));
    socket.once(tls ? 'secureConnect' : 'connect', () => resolve({ raw, socket }));
  });
}

// Waits until something was read, or the end, or not for long.
function something(socket) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 300);
    for (const event of ['data', 'close'])
      socket.once(event, () => {
        clearTimeout(timer);
        resolve();
      });
  });
}

// Asks for the big file, reads nothing of it and never leaves; the house must put it out.
export async function deafClient(world, half) {
  const opened = await open(world.port, world.tls);
  if (!opened) return;
  opened.socket.pause();
  opened.socket.write(httpRequest('GET', '/big.bin'));
  if (half) opened.socket.end();
}

export async function rudeClient(random, world, counts) {
  const tls = world.tls && !random.chance(0.1);
  // Some speak TLS only for a while, or not at all.
  const talk =
    world.tls && !tls
      ? { steps: [{ bytes: random.chance(0.5) ? world.tls.hello : httpRequest('GET', '/'), wait: random.chance(0.5) }] }
      : random.chance(0.25)
        ? httpSteps(random, world)
        : webSocketSteps(random, world);
  const conversation = cutOff(random, talk.steps);
  const deaf = talk.deaf ?? random.chance(0.4); // reads nothing after the first answer
  const ending = random.of(['close', 'reset', 'reset', 'half', 'hang']);
  const patience = random.of([0, 0, 0, 1, 2, 5, 20]);
  const opened = await open(world.port, tls);
  counts.connections += 1;
  if (!opened) {
    counts.refused += 1;
    return;
  }
  const { raw, socket } = opened;
  socket.on('data', (bytes) => {
    counts.bytes += bytes.length;
  });
  for (const [index, { bytes, wait, messages = 0, mutated = 0 }] of conversation.entries()) {
    if (socket.destroyed) break;
    const read = wait && index + 1 < conversation.length && !socket.isPaused() ? something(socket) : null;
    if (random.chance(0.2) && bytes.length > 1) {
      // in two pieces
      const middle = 1 + random.below(bytes.length - 1);
      socket.write(bytes.subarray(0, middle));
      await pause(random.below(3));
      socket.write(bytes.subarray(middle));
    } else {
      socket.write(bytes);
    }
    counts.messages += messages;
    counts.mutated += mutated;
    await read;
    if (deaf) socket.pause();
  }
  if (patience > 0) await pause(patience);
  counts[ending] += 1;
  const leave = () => {
    if (random.chance(0.5)) raw.destroy();
    else raw.resetAndDestroy();
  };
  if (ending === 'close') {
    socket.destroy();
    raw.destroy();
  }
  if (ending === 'reset') raw.resetAndDestroy();
  if (ending === 'half') {
    socket.end();
    await pause(random.below(100));
    raw.destroy(); // Node.js cannot reset what it is just closing: it fails with EINVAL, and the socket stays open
  }
  if (ending === 'hang') world.hanging.push(leave);
}
