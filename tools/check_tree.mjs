// node tools/check_tree.mjs: what can be checked by reading the tree. Every rule of CONTRIBUTING.md that is about text is
// here; each finding is one line, and any finding fails.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const git = (...args) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' });
const files = git('ls-files', '--cached', '--others', '--exclude-standard')
  .split('\n')
  .filter((f) => f && existsSync(join(root, f)));
const text = (file) => readFileSync(join(root, file), 'utf8');
const findings = [];
const find = (file, line, message) => findings.push(`${file}${line ? `:${line}` : ''}: ${message}`);

// The rows of the table of src/README.md, in order: a folder, or a pattern in which * is a game, and the rows that it may
// include.
function layers() {
  const rows = [];
  for (const line of text('src/README.md').split('\n')) {
    const row = line.match(/^\| `([\w/*]+)` \|.*\|([^|]*)\|$/);
    if (!row) continue;
    const hidden = new Set([...row[2].matchAll(/`([\w/*]+)`/g)].map((m) => m[1]));
    const before = rows.map((one) => one.name).filter((name) => !hidden.has(name));
    rows.push({ name: row[1], allowed: new Set([...before, row[1]]) });
  }
  for (const row of rows) {
    // A row with rows below it is about its own files only; others are about everything below them.
    const rest = rows.some((other) => other.name.startsWith(`${row.name}/`)) ? '[^/]+$' : '';
    row.pattern = new RegExp(`^${row.name.replace('*', '([^/]+)')}/${rest}`);
  }
  return rows;
}

// The row of a path from src/, and the game that * stands for.
function layerOf(path, rows) {
  const row = rows.find(({ pattern }) => pattern.test(path));
  return row === undefined ? null : { ...row, game: path.match(row.pattern)[1] ?? null };
}

function checkIncludes() {
  const rows = layers();
  if (rows.length < 5) find('src/README.md', 0, 'the table of folders cannot be read');
  for (const file of files.filter((f) => /^src\/.*\.(h|cpp)$/.test(f))) {
    const layer = layerOf(file.slice('src/'.length), rows);
    if (layer === null) {
      find(file, 0, `${dirname(file)} is not in the table of src/README.md`);
      continue;
    }
    text(file)
      .split('\n')
      .forEach((line, i) => {
        const include = line.match(/^\s*#\s*include\s*"([^"]+)"/);
        if (!include) return;
        const target = layerOf(include[1], rows);
        if (!existsSync(join(root, 'src', include[1]))) find(file, i + 1, `"${include[1]}" is not a path from src/`);
        else if (target === null || !layer.allowed.has(target.name))
          find(file, i + 1, `${layer.name} may not include ${target?.name} (src/README.md)`);
        else if (layer.game && target.game && layer.game !== target.game)
          find(file, i + 1, `${layer.game} may not include ${target.game}: games know nothing of each other`);
        else if (target.game && !file.startsWith('src/games/'))
          find(file, i + 1, 'outside src/games nobody includes a game: ask its GameType (src/game/game_type.h)');
      });
    const own = file.replace(/^src\/(.*)\.cpp$/, '$1.h');
    const first = text(file).match(/^\s*#\s*include\s*["<]([^">]+)[">]/m);
    if (file.endsWith('.cpp') && existsSync(join(root, 'src', own)) && first?.[1] !== own)
      find(file, 0, `must include "${own}" first`);
  }
}

// Every spelling of the games whose folders these are: the_number, the-number, TheNumber, and the names on the screen.
function spellingOf(games) {
  const names = games.map((game) => text(`web/src/games/${game}/index.ts`).match(/^ {2}name: '(.+)',$/m)?.[1] ?? game);
  const words = new RegExp(games.map((game) => game.match(/[a-z]+|\d+/g).join('[-_]?')).join('|'), 'i');
  return { test: (line) => words.test(line) || names.some((name) => line.includes(name)) };
}

// Outside src/games nobody spells a game.
function checkGames() {
  const home = 'src/games/';
  const sources = files.filter((f) => /^src\/.*\.(h|cpp)$/.test(f));
  const games = [
    ...new Set(
      sources
        .filter((f) => f.startsWith(home))
        .map((f) => f.slice(home.length).split('/'))
        .filter((parts) => parts.length > 1)
        .map(([game]) => game),
    ),
  ];
  if (games.length < 2) find(home, 0, 'the games cannot be read');
  const spelling = spellingOf(games);
  for (const file of sources.filter((f) => !f.startsWith(home))) {
    text(file)
      .split('\n')
      .forEach((line, i) => {
        if (spelling.test(line)) find(file, i + 1, 'spells a game: ask its GameType (src/game/game_type.h)');
      });
  }
}

function checkSources() {
  const code = files.filter((f) => /\.(h|cpp|mjs|ts|sh|css|svelte)$/.test(f) || /^#!/.test(text(f).slice(0, 2)));
  for (const file of code) {
    const content = text(file);
    const lines = content.split('\n');
    if (lines.length > 500) find(file, 0, `${lines.length} lines: more than 500, split it`);
    if (/^src\/.*\.h$/.test(file) && !/^\/\/ .+\n/.test(content))
      find(file, 0, 'a header opens with a comment that says what it is');
    if (/^src\/.*\.h$/.test(file) && /^\/\/ (What|Who|Whose|Whether|How|Where|Which|Why|When)\b/.test(content))
      find(file, 0, 'the comment of a header opens with a noun');
    if (/^src\/.*\.h$/.test(file) && !content.includes('\n#pragma once\n'))
      find(file, 0, 'a header needs #pragma once');
    if (file !== 'tools/check_tree.mjs') {
      lines.forEach((line, i) => {
        if (/\b(TODO|FIXME)\b/.test(line)) find(file, i + 1, 'unfinished work belongs in an issue');
      });
    }
  }
  // What the browser fetches: std::sort takes some kilobytes of it, each time.
  const fetched = /^src\/((base|game|record|table|bench|methods|wasm)\/|games\/(?!.*\/(terminal|cli)\/))/;
  for (const file of code.filter((f) => fetched.test(f))) {
    text(file)
      .split('\n')
      .forEach((line, i) => {
        if (/std::(ranges::)?(stable_sort|sort|partial_sort|nth_element)\(/.test(line))
          find(file, i + 1, 'the engine sorts with base/sort.h');
      });
  }
  for (const file of code.filter((f) => f.startsWith('src/'))) {
    if (!/(^|\/)[a-z0-9_]+(\.\w+)?$/.test(file)) find(file, 0, 'file names are snake_case');
  }
}

// .editorconfig in words: UTF-8, LF, no trailing blanks, a last line end; no paths of one machine.
function checkText() {
  for (const file of files) {
    if (/^tests\/(records\/(good|bad)|fuzz\/corpus|playthroughs)\//.test(file) || /\.(png|woff2|ico|bin)$/.test(file))
      continue;
    if (statSync(join(root, file)).size > 1 << 20) find(file, 0, 'larger than 1 MiB');
    const content = text(file);
    if (content.includes('\uFFFD')) find(file, 0, 'is not UTF-8');
    if (content.includes('\r')) find(file, 0, 'has CR line ends');
    if (content !== '' && !content.endsWith('\n')) find(file, 0, 'the last line has no end');
    content.split('\n').forEach((line, i) => {
      if (/[ \t]$/.test(line)) find(file, i + 1, 'trailing blanks');
      if (/^(<{7}|>{7}) /.test(line)) find(file, i + 1, 'a conflict of a merge');
      if (line.includes(root + '/')) find(file, i + 1, 'a path of this machine');
      if (/"resolved": *"https?:/.test(line)) find(file, i + 1, 'a lock file names a download address');
    });
  }
}

// Documents wrap at 120 columns; tables, code, and lines that are one link excepted.
function checkWrap() {
  for (const file of files.filter((f) => f.endsWith('.md'))) {
    let code = false;
    text(file)
      .split('\n')
      .forEach((line, i) => {
        if (/^\s*```/.test(line)) code = !code;
        if (!code && [...line].length > 120 && !/^\s*(\||!?\[[^\]]*\]\([^)]*\)$)/.test(line))
          find(file, i + 1, 'documents wrap at 120 columns');
      });
  }
}

// Links between our own documents lead somewhere.
function checkLinks() {
  for (const file of files.filter((f) => f.endsWith('.md'))) {
    text(file)
      .split('\n')
      .forEach((line, i) => {
        for (const [, target] of line.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)) {
          if (/^[a-z]+:/.test(target)) continue;
          if (!existsSync(join(root, dirname(file), target))) find(file, i + 1, `${target} does not exist`);
        }
      });
  }
}

// A game of the web client is a folder of web/src/games. Outside it nobody imports from it or spells its name, but for the registry,
// games/index.ts; tests may spell it.
function checkWebGames() {
  const home = 'web/src/games/';
  const sources = files.filter((f) => /^web\/src\/.*\.(ts|svelte|css)$/.test(f));
  const folderOf = (file) =>
    file.startsWith(home) && file.slice(home.length).includes('/') ? file.slice(home.length).split('/')[0] : null;
  const games = [...new Set(sources.map(folderOf).filter(Boolean))];
  if (games.length < 2) find(home, 0, 'the games of the web client cannot be read');
  const spelling = spellingOf(games);
  for (const file of sources.filter((f) => f !== `${home}index.ts`)) {
    const own = folderOf(file);
    text(file)
      .split('\n')
      .forEach((line, i) => {
        for (const [, target] of line.matchAll(/(?:from |import |import\()['"](\.[^'"]*)['"]/g)) {
          const other = folderOf(join(dirname(file), target));
          if (other && other !== own)
            find(file, i + 1, `${target} is in the folder of a game: import games/index.ts or games/game.ts`);
        }
        if (own || file.endsWith('.test.ts')) return;
        if (spelling.test(line)) find(file, i + 1, 'spells a game: ask its module (web/src/games/game.ts)');
      });
  }
}

checkIncludes();
checkGames();
checkSources();
checkWebGames();
checkText();
checkWrap();
checkLinks();
for (const finding of findings) console.log(finding);
console.log(`${files.length} files, ${findings.length} findings`);
process.exit(findings.length > 0 ? 1 : 0);
