// The deck of a seed, as docs/random.md defines it: the same as `cifra deck --seed SEED`.

const word = 64n;
const mask = (1n << word) - 1n;
const half = 1n << 32n;
const rotate = (x: bigint, by: bigint): bigint => ((x << by) | (x >> (word - by))) & mask;

/** `hash`: the SHA-256 of the seed as 64 hexadecimal digits. */
export function deckOf(hash: string, numbers: number, copies: number): number[] {
  let [s0, s1, s2, s3] = [0, 16, 32, 48].map((at) => BigInt(`0x${hash.slice(at, at + 16)}`)) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  const next = (): bigint => {
    const result = (rotate((s1 * 5n) & mask, 7n) * 9n) & mask;
    const t = (s1 << 17n) & mask;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= t;
    s3 = rotate(s3, 45n);
    return result;
  };
  const below = (count: number): number => {
    const n = BigInt(count);
    for (;;) {
      const product = (next() >> 32n) * n;
      if (product % half >= half % n) return Number(product / half);
    }
  };
  const deck = Array.from({ length: numbers * copies }, (_, i) => Math.floor(i / copies));
  for (let i = deck.length - 1; i > 0; --i) {
    const j = below(i + 1);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  return deck;
}
