// node tests/cli/docs_test.mjs CIFRA: the examples of docs/records.md are true: a record, and after it the verdict that
// `cifra referee` gives.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const page = readFileSync(join(dirname(fileURLToPath(import.meta.url)), '../../docs/records.md'), 'utf8');
const blocks = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map((match) => match[1].trim());
let passed = 0;
let failed = 0;
blocks.forEach((block, i) => {
  if (!/^\{"game":"[a-z0-9-]+","players"/.test(block)) return;
  const record = JSON.stringify(JSON.parse(block));
  const expected = JSON.stringify(JSON.parse(blocks[i + 1]));
  const verdict = execFileSync(process.argv[2], ['referee', '-'], { input: record, encoding: 'utf8' }).trim();
  if (verdict === expected) {
    ++passed;
  } else {
    ++failed;
    console.log(`the page says ${expected}\nthe referee says ${verdict}`);
  }
});
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed >= 2 ? 0 : 1);
