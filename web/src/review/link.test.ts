import { expect, test } from 'vitest';
import { fragment, pack, readFragment, unpack } from './link';

const nmbr9 = (players: number) =>
  JSON.stringify({
    game: 'nmbr9',
    players: Array.from({ length: players }, (_, i) => `Player ${i}`),
    deck: Array.from({ length: 20 }, (_, i) => (i * 7) % 10),
    placements: Array.from({ length: 20 }, (_, round) =>
      Array.from({ length: players }, (_, seat) => ({
        x: ((round * 13 + seat * 5) % 17) - 8,
        y: ((round * 11 + seat * 3) % 19) - 9,
        level: (round + seat) % 5,
        rotation: (round * 3 + seat) % 4,
      })),
    ),
    fair: { table: 'x', choices: [['a'.repeat(4000)]] },
  });

test('a game comes back as it was, without its proof of fairness', async () => {
  const record = nmbr9(4);
  const { fair: _, ...rest } = JSON.parse(record) as { fair: unknown };
  expect(JSON.parse(await unpack(await pack(record)))).toEqual(rest);
});

test('names of any letters come back', async () => {
  const record = JSON.stringify({ game: 'x', players: ['Zoë', '数', '🎲'] });
  expect(await unpack(await pack(record))).toBe(record);
});

test.each([1, 2, 3, 4])('a game of %i players has at most 2000 signs', async (players) => {
  const link = `https://cifra.example/review${fragment(await pack(nmbr9(players)), { turn: 19, seat: 3 })}`;
  expect(link.length).toBeLessThanOrEqual(2000);
});

test('turn and seat stand beside the game', () => {
  expect(readFragment(fragment('abc', { turn: 7, seat: 2 }))).toEqual({ packed: 'abc', place: { turn: 7, seat: 2 } });
});

test('who was a bot stands there, too, if anybody was', () => {
  const place = { turn: 7, seat: 0, bots: ['', 'easy', 'hard'] };
  expect(readFragment(fragment('abc', place))).toEqual({ packed: 'abc', place });
  expect(fragment('abc', { turn: 1, seat: 0, bots: ['', ''] })).toBe('#g=abc&t=1&s=0');
  expect(readFragment('#g=abc&b=<script>')).toEqual({ packed: 'abc', place: { turn: 0, seat: 0 } });
});

test.each(['', '#', '#t=1', '#g='])('no game in %j', (hash) => {
  expect(readFragment(hash)).toBeNull();
});

test.each(['#g=abc&t=-1&s=x', '#g=abc&t=1e9', '#g=abc'])('turn and seat of %j are 0', (hash) => {
  expect(readFragment(hash)).toEqual({ packed: 'abc', place: { turn: 0, seat: 0 } });
});

test.each(['abc', '!!!', 'A', '_'.repeat(70_000), 'x'.repeat(1000)])('%# is refused', async (packed) => {
  await expect(unpack(packed)).rejects.toMatchObject({ code: 'bad_link' });
});

test('a short link that would become very long is refused', async () => {
  const long = new Blob([new Uint8Array(30_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(long).arrayBuffer());
  const packed = Buffer.from(bytes).toString('base64url');
  expect(packed.length).toBeLessThan(64_000);
  await expect(unpack(packed)).rejects.toMatchObject({ code: 'bad_link' });
});

test('what is no text is refused', async () => {
  const stream = new Blob([Uint8Array.of(0xff, 0xfe, 0x80)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const packed = Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
  await expect(unpack(packed)).rejects.toMatchObject({ code: 'bad_link' });
});
