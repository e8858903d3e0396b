#!/usr/bin/env bash
# tests/serve/nodes_test.sh CIFRA LOAD [--long]: two servers on one PostgreSQL, the players of every table spread over both.
# Servers are killed with SIGKILL and PostgreSQL is restarted as after a crash, in the middle of games; the load client
# proves the same as in crash_test.sh.
set -uo pipefail
cifra=$1
load=$2
tables=30 seconds=10
[ "${3:-}" = --long ] && tables=200 seconds=120
here=$(cd "$(dirname "$0")" && pwd)
. "$here/house.sh"
postgres=$here/../store/postgres.sh

data=$(mktemp -d)
"$postgres" start "$data" $$ >/dev/null || exit 1
database=$("$postgres" database "$data" house) || exit 1
declare -A port=([a]=$(free_port) [b]=$(free_port))
for node in a b; do start_house $node "${port[$node]}" "$database" || exit 1; done

"$load" verify --url "http://127.0.0.1:${port[a]}" --url "http://127.0.0.1:${port[b]}" --tables $tables \
  --seconds $seconds --json >"$work/report" &
player=$!

end=$((SECONDS + seconds))
steps=0
while [ $SECONDS -lt $end ] && kill -0 $player 2>/dev/null; do
  between 500 2000
  case $((steps % 4)) in
    0 | 2)
      node=$([ $((steps % 4)) = 0 ] && echo a || echo b)
      kill_house $node || exit 1
      between 100 1500
      start_house $node "${port[$node]}" "$database" || exit 1
      ;;
    1) "$postgres" restart "$data" >/dev/null || exit 1 ;;
    3) # both at once, and PostgreSQL gone for longer
      "$postgres" kill "$data"
      kill_house a || exit 1
      between 500 2000
      "$postgres" start "$data" >/dev/null || exit 1
      start_house a "${port[a]}" "$database" || exit 1
      ;;
  esac
  steps=$((steps + 1))
done
wait $player
code=$?
echo "$steps times disturbed"
cut -c 1-5000 "$work/report"
"$postgres" stop "$data"
[ $code -eq 0 ] || { tail -n 20 "$work/a.log" "$work/b.log"; exit 1; }
no_complaints a && no_complaints b || exit 1
[ $steps -ge 3 ] || { echo "disturbed too rarely"; exit 1; }
[ "$(figure "$work/report" games_ended)" -ge $tables ] && [ "$(figure "$work/report" connections_lost)" -ge $tables ] ||
  { echo "hardly anything was played"; exit 1; }
