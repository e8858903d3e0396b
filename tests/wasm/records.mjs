// node tests/wasm/records.mjs ENGINE.wasm: the referee in WebAssembly gives the verdicts of tests/records.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEngine } from './engine.mjs';

const engine = await loadEngine(process.argv[2]);
const records = join(dirname(fileURLToPath(import.meta.url)), '..', 'records');
let passed = 0;
let failed = 0;
for (const kind of ['good', 'bad']) {
  for (const file of readdirSync(join(records, kind)).filter((name) => name.endsWith('.jsonl'))) {
    const bytes = readFileSync(join(records, kind, file));
    const verdicts = readFileSync(join(records, kind, file.replace('.jsonl', '.verdict')), 'utf8').split('\n').filter(Boolean);
    const lines = [];
    for (let begin = 0; begin < bytes.length; ) {
      const end = bytes.indexOf(10, begin);
      const line = bytes.subarray(begin, end < 0 ? bytes.length : end);
      if (line.some((byte) => ![32, 9, 13].includes(byte))) lines.push(line);
      begin = end < 0 ? bytes.length : end + 1;
    }
    const answers = lines.map((line) => {
      const answer = JSON.parse(engine.referee(line).line);
      delete answer.error?.message;
      return JSON.stringify(answer);
    });
    const expected = verdicts.map((line) => JSON.stringify(JSON.parse(line)));
    if (JSON.stringify(answers) === JSON.stringify(expected)) {
      ++passed;
    } else {
      ++failed;
      console.log(`${kind}/${file}: ${answers.join(' ')} is not ${expected.join(' ')}`);
    }
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
