#!/usr/bin/env bash
# The check of the tree finds what it is there to find: each offence, put into a copy of the tree, makes it fail.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
(cd "$root" && git ls-files -z --cached --others --exclude-standard | xargs -0 tar cf -) | tar xf - -C "$copy"
cd "$copy"
mkdir -p src/nowhere
git init -q .

failures=0
checks=0
# expect WORDS FILE LINE...: with those lines added to that file, the check fails with these words.
expect() {
  cp "$2" saved 2>/dev/null || : >saved
  printf '%s\n' "${@:3}" >>"$2"
  compare "$1" "$2"
}
# instead WORDS FILE TEXT: with that text in place of the file.
instead() {
  cp "$2" saved 2>/dev/null || : >saved
  printf '%b' "$3" >"$2"
  compare "$1" "$2"
}
compare() {
  checks=$((checks + 1))
  if output=$(node tools/check_tree.mjs) || ! grep -F "$2" <<<"$output" | grep -qF "$1"; then
    echo "not found: '$1' in $2"
    failures=$((failures + 1))
  fi
  if [ -s saved ]; then mv saved "$2"; else rm "$2"; fi
}

expect 'base may not include cli' src/base/error.h '#include "cli/subcommand.h"'
expect 'the engine sorts with base/sort.h' src/games/nmbr9/rules/tiles.h '  std::ranges::sort(tiles);'
expect 'games know nothing of each other' src/games/nmbr9/rules/tiles.h '#include "games/the_number/rules/number.h"'
expect 'games know nothing of each other' src/games/the_number/bots/crowd.h '#include "games/nmbr9/rules/tiles.h"'
expect 'games/*/rules may not include games/*/bots' src/games/nmbr9/rules/tiles.h '#include "games/nmbr9/bots/levels.h"'
expect 'games/*/codec may not include record' src/games/nmbr9/codec/codec.h '#include "record/record.h"'
expect 'outside src/games nobody includes a game' src/cli/subcommand.h '#include "games/nmbr9/rules/tiles.h"'
expect 'outside src/games nobody includes a game' src/table/table.h '#include "games/the_number/rules/number.h"'
expect 'spells a game' src/record/record.h '// the_number'
expect 'spells a game' src/house/house.h '// "the-number"'
expect 'spells a game' src/table/table.h 'using TheNumber = int;'
expect 'spells a game' src/methods/engine.h '// NMBR 9'
instead 'spells a game' src/base/nmbr9.cpp '// nmbr9\n'
expect 'is not a path from src/' src/base/error.h '#include "error.h"'
expect 'unfinished work' src/base/error.h "// TO""DO"
expect 'unfinished work' tools/install "# TO""DO"
expect 'more than 500' tools/install $(seq 600 | sed 's/^/#/')
instead 'opens with a comment' src/base/error.h '#pragma once\n'
instead 'opens with a noun' src/base/error.h '// What goes wrong.\n\n#pragma once\n'
instead 'needs #pragma once' src/base/error.h '// What goes wrong.\n'
instead 'first' src/base/random.cpp '#include <array>\n#include "base/random.h"\n'
instead 'snake_case' src/base/BadName.h '// Name.\n\n#pragma once\n'
instead 'is not in the table' src/nowhere/thing.h '// Thing.\n\n#pragma once\n'
mkdir -p src/games/nmbr9/nowhere
instead 'is not in the table' src/games/nmbr9/nowhere/thing.h '// Thing.\n\n#pragma once\n'
instead 'has CR line ends' docs/random.md 'one\r\ntwo\n'
instead 'no end' docs/random.md 'one'
instead 'not UTF-8' docs/random.md '\xff\n'
expect 'download address' docs/random.md '"resolved": "http''s://somewhere"'
expect 'a conflict of a merge' tools/install '<<<<''<<< here'
expect 'trailing blanks' src/base/error.h '// blank '
expect 'wrap at 120' docs/random.md "$(printf 'word %.0s' $(seq 30))"
expect 'does not exist' src/README.md '[nothing](nowhere.md)'
expect 'a path of this machine' src/README.md "$copy/here"
expect 'spells a game' web/src/ui/bots.ts "const one = 'the-number';"
expect 'spells a game' web/src/ui/Name.svelte '<p>NMBR 9</p>'
expect 'spells a game' web/src/games/game.ts '// Nmbr9Table'
expect 'is in the folder of a game' web/src/ui/bots.ts "import { layoutOf } from '../games/nmbr9/layout';"
expect 'is in the folder of a game' web/src/ui/bots.test.ts "const board = () => import('../games/the_number/Board.svelte');"
expect 'is in the folder of a game' web/src/games/nmbr9/layout.ts "import { tell } from '../the_number/story';"

if ! node tools/check_tree.mjs >/dev/null; then
  echo "the tree itself does not pass:"
  node tools/check_tree.mjs || true
  failures=$((failures + 1))
fi
[ "$failures" -eq 0 ] && echo "$checks offences found"
exit "$failures"
