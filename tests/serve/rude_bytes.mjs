// Bytes of rude clients: random numbers from a seed, requests, WebSocket frames whole and spoiled, and messages that no
// client should send. Used by rude_client.mjs.
export class Random {
  constructor(seed) {
    this.state = 2166136261;
    for (const sign of String(seed)) this.state = Math.imul(this.state ^ sign.codePointAt(0), 16777619) >>> 0;
  }

  next() {
    // mulberry32
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  below(n) {
    return Math.floor(this.next() * n);
  }
  chance(part) {
    return this.next() < part;
  }
  of(list) {
    return list[this.below(list.length)];
  }
  bytes(count) {
    return Buffer.from(Array.from({ length: count }, () => this.below(256)));
  }
}

// A frame as it should be, but for what `wrong` says of it.
export function frame(random, payload, wrong = {}) {
  const body = Buffer.from(payload);
  const { fin = true, reserved = 0, opcode = 1, masked = true, length = body.length } = wrong;
  const form = wrong.form ?? (length < 126 ? 7 : length < 65536 ? 16 : 64);
  const head = Buffer.alloc(form === 7 ? 2 : form === 16 ? 4 : 10);
  head[0] = (fin ? 0x80 : 0) | (reserved << 4) | opcode;
  head[1] = (masked ? 0x80 : 0) | (form === 7 ? length & 127 : form === 16 ? 126 : 127);
  if (form === 16) head.writeUInt16BE(length & 0xffff, 2);
  if (form === 64) head.writeBigUInt64BE(BigInt(length), 2);
  if (!masked) return Buffer.concat([head, body]);
  const mask = random.bytes(4);
  for (let i = 0; i < body.length; ++i) body[i] ^= mask[i & 3];
  return Buffer.concat([head, mask, body]);
}

// A message in fragments, perhaps with control frames between them.
function fragments(random, text) {
  const body = Buffer.from(text);
  const parts = [];
  for (let from = 0, count = 0; from < body.length || count === 0; ++count) {
    const to = count === 6 ? body.length : Math.min(body.length, from + 1 + random.below(body.length));
    parts.push(frame(random, body.subarray(from, to), { fin: to === body.length, opcode: count === 0 ? 1 : 0 }));
    if (random.chance(0.4)) parts.push(frame(random, random.bytes(random.below(126)), { opcode: random.of([9, 10]) }));
    from = to;
  }
  return Buffer.concat(parts);
}

// Texts in good frames that say something bad.
const badTexts = [
  (random) => '['.repeat(1 + random.below(16000)),
  (random) => `{"type":"ping","id":${'{"a":'.repeat(40)}1${'}'.repeat(40)}}`.slice(0, 200 + random.below(100)),
  (random) =>
    `{"type":"ping","id":${random.of(['1e999', '-1e999', '9'.repeat(400), '-0', '1e-400', '18446744073709551616', '0x10', '1.5'])}}`,
  (random) =>
    `{"type":"choose","table":"x","round":${random.of([-1, 1e9, '1e30', 99999999999999])},"turn":${random.of([-1, 255, 256, 1e9])},"choice":"761"}`,
  (random) =>
    JSON.stringify({
      type: 'sit',
      table: 'x'.repeat(random.below(12000)),
      name: '\u0000\u202e'.repeat(random.below(500)),
    }),
  () => '{"type":"ping"}'.repeat(3),
  () => '{"type":"ping","type":"leave","id":1,"id":2}',
  () => '',
  () => 'null',
  () => '"ping"',
  () => '{"type":null}',
  () => '{"type":"nothing"}',
  () => '{"type":"ping","id":"\\ud800"}',
  (random) => ' '.repeat(random.below(16384)),
];

// Frames that break the protocol, or text that is none.
const badFrames = [
  (random, text) => {
    // bits flipped
    const bytes = frame(random, text);
    for (let flips = 1 + random.below(4); flips > 0; --flips)
      bytes[random.below(random.chance(0.5) ? Math.min(8, bytes.length) : bytes.length)] ^= 1 << random.below(8);
    return bytes;
  },
  (random, text) =>
    frame(random, text, { length: random.of([0, 1, text.length + 1, Math.max(0, text.length - 1), 125]) }),
  (random, text) => frame(random, text, { length: random.of([126, 16383, 16384, 16385, 65535]), form: 16 }),
  (random, text) => frame(random, text, { length: random.of([2 ** 32, 2 ** 53, 16385, 5]), form: 64 }),
  (random, text) => {
    const bytes = frame(random, text, { form: 64 });
    bytes[2] = 0xff;
    return bytes;
  },
  (random, text) => frame(random, text, { form: 16 }), // longer than it need be
  (random, text) => frame(random, text, { reserved: 1 + random.below(7) }),
  (random, text) => frame(random, text, { masked: false }),
  (random, text) => frame(random, text, { opcode: random.of([0, 2, 3, 7, 11, 15]) }),
  (random, text) => fragments(random, text),
  (random, text) => Buffer.concat([frame(random, text, { fin: false }), frame(random, text)]), // a message within another
  (random) => frame(random, random.bytes(126), { opcode: 9 }), // a ping that is too long
  (random, text) => frame(random, text, { opcode: 9, fin: false }),
  (random) => frame(random, random.bytes(random.below(3)), { opcode: 8 }), // closing with half a code, or any
  (random) => frame(random, Buffer.concat([Buffer.from([3, 232]), random.bytes(20)]), { opcode: 8 }),
  (random) =>
    Buffer.concat(
      Array.from({ length: 1 + random.below(150) }, () => frame(random, '', { opcode: random.of([9, 10]) })),
    ),
  (random) =>
    frame(
      random,
      Buffer.from([
        ...random.of([[0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80], [0xe2, 0x82], [0xff]]),
        0x22,
      ]),
    ),
  (random, text) => {
    const bytes = Buffer.from(text);
    bytes[random.below(bytes.length)] = 0x80 + random.below(128);
    return frame(random, bytes);
  },
  (random) => frame(random, 'x'.repeat(16385 + random.below(50000))),
  (random) => random.bytes(1 + random.below(64)),
];

// A frame that is wrong in some way; `text` is what a good client would have said.
export function spoiled(random, text) {
  return random.chance(0.3) ? frame(random, random.of(badTexts)(random)) : random.of(badFrames)(random, text);
}

export const closing = (random) =>
  frame(random, random.of([[], [3, 232], [3, 233, ...Buffer.from('bye')]]), { opcode: 8 });

export function httpRequest(method, path, { token, body, headers = [], chunked = false } = {}) {
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...headers];
  if (token) lines.push(`Authorization: Bearer ${token}`);
  const text = body === undefined ? '' : JSON.stringify(body);
  if (body !== undefined)
    lines.push(
      'Content-Type: application/json',
      chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${Buffer.byteLength(text)}`,
    );
  const sent = chunked ? `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n` : text;
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${sent}`);
}

export function upgradeRequest(random, token) {
  const headers = [
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${random.bytes(16).toString('base64')}`,
  ];
  return httpRequest('GET', '/ws', { token, headers });
}
