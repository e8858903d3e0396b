// Compares `cifra referee` with the expected verdicts in good/ and bad/, and with the second referee on random records.
//
//   node compare.mjs CIFRA_BINARY [SEED COUNT]
//
// Prints the first differences and a last line `N passed, M failed`; exit code 1 on any difference.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from './generate.mjs';
import { judge } from './second_referee.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const SHOWN = 5;
let passed = 0;
let failed = 0;

function result(name, problem, detail = '') {
  if (problem === null) return void passed++;
  failed++;
  if (failed <= SHOWN) console.log(`FAILED ${name}: ${problem}${detail && `\n${detail}`}`);
  else if (failed === SHOWN + 1) console.log('(more differences are not shown)');
}

// A verdict without its message, checked for its exact form. Anything unexpected comes back as it is.
export function withoutMessage(line) {
  const match = /^(\{"valid":false,"error":\{"at":"[^"\\]*","code":"[a-z_]+"),"message":("(?:[^"\\]|\\.)+")\}\}$/.exec(
    line,
  );
  if (match === null) return line;
  try {
    JSON.parse(match[2]);
  } catch {
    return line;
  }
  return `${match[1]}}}`;
}

const linesOf = (text) => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));

function referee(binary, file, input = '') {
  const { status, signal, error, stdout, stderr } = spawnSync(binary, ['referee', file], {
    input,
    maxBuffer: 1 << 30,
    timeout: 120000,
  });
  if (error && error.code !== 'EPIPE') return { problem: `cannot be run: ${error.message}` };
  if (signal) return { problem: `ended by ${signal}` };
  const text = stdout.toString('utf8');
  if (text !== '' && !text.endsWith('\n')) return { problem: 'the last line of the output has no end' };
  return { problem: null, status, lines: linesOf(text).map(withoutMessage), stderr: stderr.toString('utf8') };
}

function firstDifference(got, expected) {
  if (got.problem) return got.problem;
  const at = expected.findIndex((line, i) => line !== got.lines[i]);
  if (at >= 0) return `verdict ${at + 1}\n  expected ${expected[at]}\n  got      ${got.lines[at] ?? 'nothing'}`;
  if (got.lines.length > expected.length) return `a verdict too many\n  got      ${got.lines[expected.length]}`;
  const status = expected.every((line) => line.includes('"valid":true')) ? 0 : 1;
  if (got.status !== status) return `exit code ${got.status}, expected ${status}`;
  return null;
}

// (a) the cases: the binary, and the second referee too, give the verdicts that are written down
function compareCases(binary) {
  for (const kind of ['good', 'bad']) {
    const files = readdirSync(join(here, kind)).sort();
    const records = files.filter((file) => file.endsWith('.jsonl'));
    if (records.length === 0) result(kind, 'no cases');
    for (const file of files.filter((name) => name.endsWith('.verdict'))) {
      if (!records.includes(file.replace(/verdict$/, 'jsonl'))) result(`${kind}/${file}`, 'a verdict without records');
    }
    for (const file of records) {
      const path = join(here, kind, file);
      const expected = linesOf(readFileSync(path.replace(/jsonl$/, 'verdict'), 'utf8'));
      const wanted = (line) => line.includes('"valid":true') === (kind === 'good');
      if (kind === 'good' ? !expected.every(wanted) : !expected.some(wanted))
        result(`${kind}/${file}`, 'is in the wrong folder');
      const second = judge(readFileSync(path)).map((verdict) => withoutMessage(JSON.stringify(verdict)));
      result(`${kind}/${file} (second referee)`, second.join('\n') === expected.join('\n') ? null : 'differs');
      result(`${kind}/${file}`, firstDifference(referee(binary, path), expected));
      result(`${kind}/${file} (standard input)`, firstDifference(referee(binary, '-', readFileSync(path)), expected));
    }
  }
}

// Lines around 1 MiB, too big for files in the repository.
function compareLongLines(binary) {
  const start = '{"game":"nmbr9","players":["Ana"],"deck":[],"placements":[],"note":"';
  const record = (bytes) => `${start}${'x'.repeat(bytes - start.length - 2)}"}`;
  const good = '{"game":"nmbr9","valid":true,"finished":false,"scores":[0],"levels":[[]],"winners":[]}';
  const bad = '{"valid":false,"error":{"at":"","code":"bad_record"}}';
  const MiB = 1024 * 1024;
  const cases = {
    'exactly 1 MiB': [`${record(MiB)}\n`, [good]],
    'exactly 1 MiB without a line end': [record(MiB), [good]],
    'one byte more than 1 MiB': [`${record(MiB + 1)}\n${record(100)}\n`, [bad, good]],
    'one byte more, without a line end': [record(MiB + 1), [bad]],
    '5 MiB between good lines': [`${record(100)}\n${record(5 * MiB)}\n\n${record(100)}`, [good, bad, good]],
    'half a million open brackets': [`${'['.repeat(500000)}\n${record(100)}\n`, [bad, good]],
    'half a million open objects': [`${'{"a":'.repeat(200000)}\n`, [bad]],
    '3 MiB of open brackets': ['['.repeat(3 * MiB), [bad]],
    'a list of 400 000 numbers': [
      `{"game":"nmbr9","players":["Ana"],"placements":[],"deck":[${'0,'.repeat(400000)}0]}\n`,
      ['{"valid":false,"error":{"at":"deck[2]","code":"bad_record"}}'],
    ],
    'a number of 900 000 digits': [
      `{"game":"nmbr9","players":["Ana"],"deck":[],"placements":[],"note":${'9'.repeat(900000)}}\n`,
      [good],
    ],
    'exactly 1 MiB, the carriage return included': [`${record(MiB - 1)}\r\n`, [good]],
    'one byte more, the carriage return included': [`${record(MiB)}\r\n`, [bad]],
    '1 MiB of spaces': [`${' '.repeat(MiB)}\n${record(100)}\n`, [good]],
    'one space more than 1 MiB': [`${' '.repeat(MiB + 1)}\n${record(100)}\n`, [bad, good]],
    'ten thousand blank lines': [`${'\n \r\n'.repeat(5000)}${record(100)}\n`, [good]],
  };
  for (const [name, [input, expected]] of Object.entries(cases)) {
    const second = judge(Buffer.from(input)).map((verdict) => withoutMessage(JSON.stringify(verdict)));
    result(`${name} (second referee)`, second.join('\n') === expected.join('\n') ? null : 'differs');
    result(name, firstDifference(referee(binary, '-', input), expected));
  }
}

// Files that cannot be read: exit code 2, one line on standard error, nothing on standard output.
function compareUnreadable(binary) {
  const folder = mkdtempSync(join(tmpdir(), 'cifra-records-'));
  for (const [name, file] of [
    ['a folder', folder],
    ['a missing file', join(folder, 'no such file')],
    ['an empty name', ''],
  ]) {
    const got = referee(binary, file);
    const fine = !got.problem && got.status === 2 && got.lines.length === 0 && /^[^\n]+\n$/.test(got.stderr);
    result(name, fine ? null : `exit code 2 and one line on standard error expected, got ${JSON.stringify(got)}`);
  }
  rmSync(folder, { recursive: true });
}

// (b) random records: both referees say the same
function compareRandom(binary, seed, count) {
  const folder = mkdtempSync(join(tmpdir(), 'cifra-records-'));
  const file = join(folder, 'random.jsonl');
  const codes = {};
  const batch = 500;
  for (let done = 0; done < count; done += batch) {
    const bytes = generate(seed + done / batch, Math.min(batch, count - done));
    writeFileSync(file, bytes);
    const records = bytes.toString('latin1').split('\n');
    const expected = judge(bytes).map((verdict) => withoutMessage(JSON.stringify(verdict)));
    const got = referee(binary, file);
    const name = (i) => `random record ${i + 1} of seed ${seed + done / batch}`;
    if (got.problem) {
      result(`random records of seed ${seed + done / batch}`, got.problem);
      continue;
    }
    expected.forEach((line, i) => {
      const code = /"code":"([a-z_]+)"/.exec(line)?.[1] ?? 'valid';
      codes[code] = (codes[code] ?? 0) + 1;
      const problem =
        line === got.lines[i] ? null : `\n  second referee ${line}\n  cifra          ${got.lines[i] ?? 'nothing'}`;
      result(name(i), problem, `  record         ${JSON.stringify(records[i])}`);
    });
    const status = expected.every((line) => line.includes('"valid":true')) ? 0 : 1;
    const ending =
      got.status !== status
        ? `exit code ${got.status}, expected ${status}`
        : got.lines.length !== expected.length
          ? `${got.lines.length} verdicts for ${expected.length} records`
          : null;
    result(`end of seed ${seed + done / batch}`, ending);
  }
  rmSync(folder, { recursive: true });
  console.log(
    `random records: ${Object.entries(codes)
      .sort()
      .map(([code, n]) => `${n} ${code}`)
      .join(', ')}`,
  );
}

const [binary, seed = '1', count = '1000'] = process.argv.slice(2);
if (binary === undefined || !/^[0-9]+$/.test(seed) || !/^[0-9]+$/.test(count)) {
  console.error('usage: compare.mjs CIFRA_BINARY [SEED COUNT]');
  process.exit(2);
}
compareCases(binary);
compareLongLines(binary);
compareUnreadable(binary);
compareRandom(binary, Number(seed), Number(count));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
