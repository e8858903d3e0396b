#!/usr/bin/env bash
# tests/tiny_game/play_test.sh CIFRA_WITH_TINY: a third game over the real server. The example client plays it against a
# bot; a game that was begun is there again after the server was killed, and is played to its end; the referee passes both
# records; bots play it in the arena.
set -uo pipefail
cifra=$1
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..
. "$root/tests/serve/house.sh"

# refereed LOG ROUNDS: the client of that log has seen so many rounds, and the record is good.
refereed() {
  cat "$1"
  [ "$(grep -c '^Round ' "$1")" -eq "$2" ] || { echo "not $2 rounds"; return 1; }
  local record
  record=$(tail -n 1 "$1")
  get "$port" "${record#"$url"}" >"$work/record"
  "$cifra" referee "$work/record" >"$work/verdict" 2>"$work/remarks" && [ ! -s "$work/remarks" ] &&
    grep -q '"game":"tiny"' "$work/verdict" && grep -q '"finished":true' "$work/verdict" &&
    grep -q '"fair":"checked"' "$work/verdict" || { cat "$work/record" "$work/verdict" "$work/remarks"; return 1; }
}

port=$(free_port)
url=http://127.0.0.1:$port
start_house house "$port" "sqlite:$work/cifra.db" || exit 1
get "$port" /api/house | grep -q '"game":"tiny"' || { echo "the server does not list it"; exit 1; }
timeout 60 "$root/tools/node" "$root/examples/client.mjs" "$url" - "$here/client.mjs" >"$work/one" 2>&1 || { cat "$work/one"; exit 1; }
refereed "$work/one" 5 || exit 1

# Killed in the middle of a game.
timeout 60 "$root/tools/node" "$here/restored.mjs" "$url" begin >"$work/begun" || { cat "$work/begun"; exit 1; }
kill_house house
start_house house "$port" "sqlite:$work/cifra.db" || exit 1
timeout 60 "$root/tools/node" "$here/restored.mjs" "$url" "$(cat "$work/begun")" >"$work/two" || { cat "$work/two"; exit 1; }
refereed "$work/two" 5 || exit 1
no_complaints house || exit 1

"$cifra" arena tiny --seats easy,random,random --games 200 --seed 1 --records "$work/games" --json >"$work/arena" || exit 1
grep -q '"game":"tiny","games":200' "$work/arena" || { cat "$work/arena"; exit 1; }
[ "$("$cifra" referee "$work/games" | grep -c '"valid":true')" -eq 200 ] || { echo "a record of the arena is not good"; exit 1; }
