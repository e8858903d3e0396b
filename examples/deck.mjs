// node examples/deck.mjs SEED: the NMBR 9 deck of a seed, without Cifra. Prints what `cifra deck --seed SEED` prints; the
// definition is in docs/random.md.
import { createHash } from 'node:crypto';

const mask = (1n << 64n) - 1n;
const rotl = (x, k) => ((x << k) | (x >> (64n - k))) & mask;

// `cards` in the order before they are shuffled: 0 0 1 1 ... 9 9 unless it is another deck.
export function deckOf(seed, cards = Array.from({ length: 20 }, (_, i) => i >> 1)) {
  const digest = createHash('sha256').update(seed, 'utf8').digest();
  const s = [0, 8, 16, 24].map((i) => digest.readBigUInt64BE(i));
  const next = () => {
    const result = (rotl((s[1] * 5n) & mask, 7n) * 9n) & mask;
    const t = (s[1] << 17n) & mask;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotl(s[3], 45n);
    return result;
  };
  const below = (n) => {
    for (;;) {
      const product = (next() >> 32n) * n;
      if (product % 2n ** 32n >= 2n ** 32n % n) return Number(product >> 32n);
    }
  };
  const deck = [...cards];
  for (let i = deck.length - 1; i > 0; --i) {
    const j = below(BigInt(i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}

if (process.argv[1].endsWith('deck.mjs')) console.log(deckOf(process.argv[2] ?? '').join(','));
