// node tests/cli/deck_test.mjs CIFRA: `cifra deck` and examples/deck.mjs, which share no code, agree on many seeds.
import { execFileSync } from 'node:child_process';
import { deckOf } from '../../examples/deck.mjs';

const cifra = process.argv[2];
const seeds = [
  '1',
  '2',
  'cifra',
  '',
  ' ',
  'ñandú 東京 🂡',
  'a'.repeat(55),
  'b'.repeat(56),
  'c'.repeat(64),
  'd'.repeat(1000),
];
for (let i = 0; i < 150; ++i) seeds.push(`seed/${i}`);
let failed = 0;
for (const seed of seeds) {
  const ours = execFileSync(cifra, ['deck', '--seed', seed], { encoding: 'utf8' }).trim();
  const theirs = deckOf(seed).join(',');
  if (ours !== theirs) {
    ++failed;
    console.log(`seed ${JSON.stringify(seed)}: ${ours} is not ${theirs}`);
  }
}
console.log(`${seeds.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
