// node tests/wasm/records.mjs ENGINE.wasm: the referee in WebAssembly gives the verdicts of tests/records.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEngine } from './engine.mjs';

const { call } = await loadEngine(process.argv[2]);
const isUtf8 = (bytes) => Buffer.from(bytes.toString()).equals(bytes);
const records = join(dirname(fileURLToPath(import.meta.url)), '..', 'records');
let passed = 0;
let failed = 0;
for (const kind of ['good', 'bad']) {
  for (const file of readdirSync(join(records, kind)).filter((name) => name.endsWith('.jsonl'))) {
    const bytes = readFileSync(join(records, kind, file));
    const verdicts = readFileSync(join(records, kind, file.replace('.jsonl', '.verdict')), 'utf8')
      .split('\n')
      .filter(Boolean);
    const lines = [];
    for (let begin = 0; begin < bytes.length;) {
      const end = bytes.indexOf(10, begin);
      const line = bytes.subarray(begin, end < 0 ? bytes.length : end);
      if (line.some((byte) => ![32, 9, 13].includes(byte))) lines.push(line);
      begin = end < 0 ? bytes.length : end + 1;
    }
    // A text of JavaScript cannot be anything but UTF-8: such a line comes to no page.
    const judged = lines.map((line, i) => [line, verdicts[i]]).filter(([line]) => isUtf8(line));
    const answers = judged.map(([line]) => {
      const answer = JSON.parse(call('referee', { record: line.toString() }).verdict);
      delete answer.error?.message;
      return JSON.stringify(answer);
    });
    const expected = judged.map(([, verdict]) => JSON.stringify(JSON.parse(verdict)));
    if (lines.length === verdicts.length && JSON.stringify(answers) === JSON.stringify(expected)) {
      ++passed;
    } else {
      ++failed;
      console.log(`${kind}/${file}: ${answers.join(' ')} is not ${expected.join(' ')}`);
    }
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
