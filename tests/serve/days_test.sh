#!/usr/bin/env bash
# tests/serve/days_test.sh CIFRA: the game of a day on real servers. A try survives a server that is killed in the middle, a
# backup carries the chain, and with two servers on one PostgreSQL a try that began on one goes on on the other.
set -uo pipefail
cifra=$1
here=$(cd "$(dirname "$0")" && pwd)
. "$here/house.sh"
postgres=$here/../store/postgres.sh
options=(--limit day_par_games=0)

talk() { "$here/../../tools/node" --no-warnings "$here/days_play.mjs" "$@"; }
fail() { echo "$1"; tail -n 20 "$work"/*.log; exit 1; }

port=$(free_port)
start_house house "$port" "sqlite:$work/cifra.db" "${options[@]}" || exit 1
talk half "http://127.0.0.1:$port" "$work/memory" || fail 'a try does not begin'
"$cifra" backup --database "sqlite:$work/cifra.db" "$work/copy.db" >/dev/null || fail 'no backup'
kill_house house || exit 1
start_house house "$port" "sqlite:$work/cifra.db" "${options[@]}" || exit 1
talk rest "http://127.0.0.1:$port" "$work/memory" || fail 'a try does not survive a kill'
kill_house house || exit 1
start_house copy "$port" "sqlite:$work/copy.db" "${options[@]}" || exit 1
talk rest "http://127.0.0.1:$port" "$work/memory" || fail 'a backup has not all of it'
kill_house copy || exit 1
no_complaints house && no_complaints copy || exit 1

data=$(mktemp -d)
"$postgres" start "$data" $$ >/dev/null || exit 1
database=$("$postgres" database "$data" house) || exit 1
declare -A ports=([a]=$(free_port) [b]=$(free_port))
for node in a b; do start_house $node "${ports[$node]}" "$database" "${options[@]}" || exit 1; done
talk half "http://127.0.0.1:${ports[a]}" "$work/memory" || fail 'a try does not begin on PostgreSQL'
kill_house a || exit 1
talk rest "http://127.0.0.1:${ports[b]}" "$work/memory" || fail 'a try does not go on on another node'
kill_house b || exit 1
"$postgres" stop "$data"
no_complaints a && no_complaints b
