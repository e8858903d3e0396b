// The work of tools/terminal_texts. A key is used by writing "area.key"_text in C++; those keys, and no others, come into
// the tables. What begins with a game's name goes to the folder of that game, everything else to src/terminal.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const languages = ['en', 'es', 'de', 'it', 'fr']; // in the order of terminal::Language
const games = readdirSync(join(root, 'src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(root, 'src/games', entry.name, 'terminal')))
  .map((entry) => entry.name);
const complaints = [];

const isGenerated = (name) => /^texts(_\w\w)?\.(h|cpp)$/.test(name);

/** Keys that the sources of a folder use, with the first file that does. */
function keysUsed(folder) {
  const found = new Map();
  for (const name of readdirSync(join(root, folder))
    .filter((file) => /\.(h|cpp)$/.test(file) && !isGenerated(file))
    .sort()) {
    for (const [, key] of readFileSync(join(root, folder, name), 'utf8').matchAll(/"([\w.]+)"_text/g)) {
      if (!found.has(key)) found.set(key, `${folder}/${name}`);
    }
  }
  return found;
}

/** All words of a language that the terminal may use, each with its area: a game, or '' for those of the shell. */
async function wordsOf(language) {
  const files = [
    ['', `web/src/i18n/${language}/shell.ts`],
    ['', `web/src/i18n/${language}/terminal.ts`],
    ...games.flatMap((game) => [
      [game, `web/src/games/${game}/words/${language}.ts`],
      [game, `web/src/games/${game}/words/terminal/${language}.ts`],
    ]),
  ];
  const words = new Map();
  for (const [area, file] of files) {
    const module = await import(pathToFileURL(join(root, file)).href);
    for (const texts of Object.values(module)) {
      for (const [key, text] of Object.entries(texts)) words.set(key, { area, text });
    }
  }
  return words;
}

const quoted = (text) => `"${text.replace(/["\\]/g, '\\$&')}"`;
function forms(text) {
  const { one = '', many = '', other } = typeof text === 'string' ? { other: text } : text;
  return `{${[one, many, other].map(quoted).join(', ')}}`;
}

const made = '// Written by tools/terminal_texts from the words of the page: change those, and run it.';

/** The files of an area: the keys, and a table for each language. */
function filesOf(area, folder, keys, words) {
  const space = area === '' ? 'shell_texts' : `${area}_texts`;
  const tables = languages.map((language) => `k${language[0].toUpperCase()}${language.slice(1)}`);
  const files = new Map();
  files.set(
    `${folder}/texts.h`,
    `// Texts of ${area === '' ? 'all games' : 'this game'} for the terminal, by the keys of the page.
//
${made}
#pragma once

#include "terminal/words.h"

// clang-format off
namespace cifra::terminal {
namespace ${space} {

inline constexpr std::size_t kCount = ${keys.length};
${tables.map((table) => `extern const Forms ${table}[kCount];`).join('\n')}
inline constexpr Tables kAll = {${tables.map((table) => `${table}`).join(', ')}};

}  // namespace ${space}

${keys.map((key, i) => `template <> struct TextOf<"${key}"> { static constexpr Text kText{&${space}::kAll, ${i}}; };`).join('\n')}

}  // namespace cifra::terminal
`,
  );
  languages.forEach((language, i) => {
    files.set(
      `${folder}/texts_${language}.cpp`,
      `${made}
#include "${folder.replace(/^src\//, '')}/texts.h"

// clang-format off
namespace cifra::terminal::${space} {

const Forms ${tables[i]}[kCount] = {
${keys.map((key) => `    ${forms(words[i].get(key).text)},`).join('\n')}
};

}  // namespace cifra::terminal::${space}
`,
    );
  });
  return files;
}

const words = await Promise.all(languages.map(wordsOf));
const used = new Map();
for (const [area, folder] of [['', 'src/terminal'], ...games.map((game) => [game, `src/games/${game}/terminal`])]) {
  for (const [key, file] of keysUsed(folder)) {
    const word = words[0].get(key);
    if (word === undefined) complaints.push(`${file}: there is no word ${key}`);
    else if (word.area !== '' && word.area !== area) complaints.push(`${file}: ${key} is a word of another game`);
    else used.set(key, word.area);
  }
}
for (const [i, language] of languages.entries()) {
  for (const key of used.keys()) if (!words[i].has(key)) complaints.push(`${language}: ${key} is missing`);
}
for (const key of words[0].keys()) {
  if (/(^|\.)terminal\./.test(key) && !used.has(key)) complaints.push(`${key} is not used`);
}
if (complaints.length === 0) {
  for (const area of ['', ...games]) {
    const keys = [...words[0].keys()].filter((key) => used.get(key) === area);
    const folder = area === '' ? 'src/terminal' : `src/games/${area}/terminal`;
    for (const [file, text] of filesOf(area, folder, keys, words)) {
      const path = join(root, file);
      if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
      if (process.argv.includes('--check')) complaints.push(`${file} is out of date: run tools/terminal_texts`);
      else writeFileSync(path, text);
    }
  }
}
for (const complaint of complaints) console.error(complaint);
if (complaints.length === 0) console.log(`${used.size} texts in ${languages.length} languages`);
process.exit(complaints.length > 0 ? 1 : 0);
