#!/usr/bin/env bash
# tests/serve/groups_test.sh CIFRA: a class of thirty on real servers, with one who turns the cards. It survives a server that
# is killed in the middle, and with two servers on one PostgreSQL half of it is on each of them, and one goes on alone.
set -uo pipefail
cifra=$1
here=$(cd "$(dirname "$0")" && pwd)
. "$here/house.sh"
postgres=$here/../store/postgres.sh
options=(--limit day_par_games=0)

talk() { "$here/../../tools/node" --no-warnings "$here/groups_play.mjs" "$@"; }
fail() { echo "$1"; tail -n 20 "$work"/*.log; exit 1; }

port=$(free_port)
start_house house "$port" "sqlite:$work/cifra.db" "${options[@]}" || exit 1
talk half "http://127.0.0.1:$port" "$work/memory" || fail 'a class does not begin'
kill_house house || exit 1
start_house house "$port" "sqlite:$work/cifra.db" "${options[@]}" || exit 1
talk rest "http://127.0.0.1:$port" "$work/memory" || fail 'a class does not survive a kill'
kill_house house || exit 1
no_complaints house || exit 1

data=$(mktemp -d)
"$postgres" start "$data" $$ >/dev/null || exit 1
database=$("$postgres" database "$data" house) || exit 1
declare -A ports=([a]=$(free_port) [b]=$(free_port))
for node in a b; do start_house $node "${ports[$node]}" "$database" "${options[@]}" || exit 1; done
talk half "http://127.0.0.1:${ports[a]},http://127.0.0.1:${ports[b]}" "$work/memory" || fail 'no class on two servers'
kill_house a || exit 1
talk rest "http://127.0.0.1:${ports[b]}" "$work/memory" || fail 'a class does not go on on another server'
kill_house b || exit 1
"$postgres" stop "$data"
no_complaints a && no_complaints b
