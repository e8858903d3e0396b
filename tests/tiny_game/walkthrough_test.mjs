// node tests/tiny_game/walkthrough_test.mjs: docs/add-a-game.md is about files that exist, and what it quotes of them stands
// there; no source file of Tiny is left out.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const page = readFileSync(join(root, 'docs', 'add-a-game.md'), 'utf8');
const failures = [];

const quotes = [...page.matchAll(/^`([\w./-]+)`\n\n```\w+\n([\s\S]*?)^```/gm)];
for (const [, file, quote] of quotes) {
  if (!existsSync(join(root, file))) failures.push(`${file} does not exist`);
  else if (!readFileSync(join(root, file), 'utf8').includes(quote)) failures.push(`${file} has not:\n${quote}`);
}
if (quotes.length < 8) failures.push('the quotes of the page cannot be read');
const quoted = new Set(quotes.map(([, file]) => file));
for (const name of readdirSync(here).filter((one) => one.endsWith('.cpp') && !one.endsWith('_test.cpp'))) {
  if (!quoted.has(`tests/tiny_game/${name}`)) failures.push(`the page says nothing of ${name}`);
}
for (const [, path] of page.matchAll(/`((?:src|tests|web)\/[\w./-]+)`/g)) {
  if (!existsSync(join(root, path))) failures.push(`${path} does not exist`);
}

for (const failure of failures) console.log(failure);
console.log(`${quotes.length} quotes, ${failures.length} failures`);
process.exit(failures.length > 0 ? 1 : 0);
