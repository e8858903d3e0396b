#!/usr/bin/env bash
# The check of the tree finds what it is there to find: each offence, put into a copy of the tree, makes it fail.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
(cd "$root" && git ls-files -z --cached --others --exclude-standard | xargs -0 tar cf -) | tar xf - -C "$copy"
cd "$copy"
git init -q .

failures=0
# expect WORDS FILE LINE: with that line added to that file, the check fails with these words.
expect() {
  cp "$2" saved
  printf '%s\n' "$3" >>"$2"
  if output=$(node tools/check_tree.mjs) || ! grep -qF "$2" <<<"$output" || ! grep -qF "$1" <<<"$output"; then
    echo "not found: '$1' in $2"
    failures=$((failures + 1))
  fi
  mv saved "$2"
}

expect 'base may not include cli' src/base/error.h '#include "cli/command.h"'
expect 'nmbr9 may not include the_number' src/nmbr9/tiles.h '#include "the_number/number.h"'
expect 'the_number may not include nmbr9' src/the_number/number.h '#include "nmbr9/tiles.h"'
expect 'bots may not include record' src/bots/bot.h '#include "record/record.h"'
expect 'is not a path from src/' src/base/error.h '#include "error.h"'
expect 'unfinished work' src/base/error.h "// TO""DO"
expect 'trailing blanks' src/base/error.h '// blank '
expect 'does not exist' src/README.md '[nothing](nowhere.md)'
expect 'a path of this machine' src/README.md "$copy/here"

if ! node tools/check_tree.mjs >/dev/null; then
  echo "the tree itself does not pass:"
  node tools/check_tree.mjs || true
  failures=$((failures + 1))
fi
[ "$failures" -eq 0 ] && echo "10 checks passed"
exit "$failures"
