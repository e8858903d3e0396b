#!/usr/bin/env bash
# tests/serve/client_test.sh CIFRA: examples/client.mjs plays a whole game against a bot, and two of them play each other by
# code; the referee checks the records.
set -uo pipefail
cifra=$1
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..
. "$here/house.sh"

# check LOG: the client of that log played to the end, and the record is good.
check() {
  cat "$1"
  local turns record
  turns=$(grep -c '^Round ' "$1")
  [ "$turns" -eq 10 ] || { echo "$turns turns instead of 10"; return 1; }
  record=$(tail -n 1 "$1")
  get "$port" "${record#"$url"}" >"$work/record"
  "$cifra" referee "$work/record" >"$work/verdict" 2>"$work/remarks" || { cat "$work/record" "$work/verdict"; return 1; }
  [ ! -s "$work/remarks" ] || { cat "$work/remarks"; return 1; }
  grep -q '"finished":true' "$work/verdict" && grep -q '"fair":"checked"' "$work/verdict" || { cat "$work/verdict"; return 1; }
  # The scores that the client printed are those of the referee.
  local scores
  scores=$(tail -n 2 "$1" | head -n 1 | sed 's/, won.*//; s/ : /,/g')
  grep -q "\"final\":\[$scores\]" "$work/verdict" || { echo "other scores: $scores"; cat "$work/verdict"; return 1; }
}

port=$(free_port)
url=http://127.0.0.1:$port
start_house house "$port" "sqlite:$work/cifra.db" || exit 1
timeout 60 "$root/tools/node" "$root/examples/client.mjs" "$url" >"$work/one" 2>&1 || { cat "$work/one"; exit 1; }
check "$work/one" || exit 1

# A table that somebody else opened.
timeout 60 "$root/tools/node" "$here/host.mjs" "$url" >"$work/host" 2>&1 &
host=$!
until [ -s "$work/host" ] || ! kill -0 $host 2>/dev/null; do sleep 0.05; done
timeout 60 "$root/tools/node" "$root/examples/client.mjs" "$url" "$(head -n 1 "$work/host")" >"$work/two" 2>&1 || { cat "$work/two" "$work/host"; exit 1; }
wait $host || { cat "$work/host"; exit 1; }
check "$work/two"
