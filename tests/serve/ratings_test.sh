#!/usr/bin/env bash
# tests/serve/ratings_test.sh CIFRA: rated games on real servers. `cifra admin ratings` reads them beside the server and
# computes what is kept; with two servers on one PostgreSQL every game counts once.
set -uo pipefail
cifra=$1
here=$(cd "$(dirname "$0")" && pwd)
. "$here/house.sh"
postgres=$here/../store/postgres.sh

talk() { "$here/../../tools/node" --no-warnings "$here/ratings.mjs" "$@"; }
fail() { echo "$1"; tail -n 20 "$work"/*.log; exit 1; }
exits() { local code=$1; shift; "$cifra" admin "$@" >"$work/said" 2>"$work/err"; [ $? -eq "$code" ] || fail "not $code: admin $*"; }

exits 2
exits 0 --help
exits 2 nonsense
exits 2 ratings --database "sqlite:$work/none.db"
exits 2 ratings --write --database "sqlite:$work/none.db"
[ ! -e "$work/none.db" ] || fail 'a database was made'

port=$(free_port)
start_house house "$port" "sqlite:$work/cifra.db" || exit 1
exits 0 ratings --database "sqlite:$work/cifra.db"
grep -q 'No rated game' "$work/said" || fail 'there is nothing yet'
talk play "http://127.0.0.1:$port" "http://127.0.0.1:$port" || fail 'no rated games'
exits 0 ratings --json --database "sqlite:$work/cifra.db"
talk check "$work/said" || fail 'the ratings of SQLite'
exits 2 ratings --write --database "sqlite:$work/cifra.db"
grep -q 'another Cifra server' "$work/err" || fail 'nothing is written beside a server'
kill_house house || exit 1
"$here/../../tools/node" --no-warnings -e "const { DatabaseSync } = require('node:sqlite');
  new DatabaseSync('$work/cifra.db').exec('UPDATE raters SET mean = mean + 1000')" || fail 'nothing to mend'
exits 1 ratings --database "sqlite:$work/cifra.db"
grep -q '2 kept ratings differ' "$work/said" || fail 'a difference is told'
exits 0 ratings --write --database "sqlite:$work/cifra.db"
exits 0 ratings --json --database "sqlite:$work/cifra.db"
talk check "$work/said" || fail 'the ratings were not set right'

data=$(mktemp -d)
"$postgres" start "$data" $$ >/dev/null || exit 1
database=$("$postgres" database "$data" house) || exit 1
declare -A ports=([a]=$(free_port) [b]=$(free_port))
for node in a b; do start_house $node "${ports[$node]}" "$database" || exit 1; done
talk play "http://127.0.0.1:${ports[a]}" "http://127.0.0.1:${ports[b]}" || fail 'no rated games on PostgreSQL'
exits 0 ratings --json --database "$database"
talk check "$work/said" || fail 'the ratings of PostgreSQL'
for node in a b; do kill_house $node || exit 1; done
"$postgres" stop "$data"
no_complaints house && no_complaints a && no_complaints b
