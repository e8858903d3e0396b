#!/usr/bin/env bash
# tests/serve/sessions_test.sh CIFRA: two servers on one PostgreSQL. What ends a session on one of them (logging out, a new
# password, ending other sessions, deleting oneself) ends it on the other, also when the news of it is lost.
set -uo pipefail
cifra=$1
here=$(cd "$(dirname "$0")" && pwd)
. "$here/house.sh"
postgres=$here/../store/postgres.sh

data=$(mktemp -d)
"$postgres" start "$data" $$ >/dev/null || exit 1
database=$("$postgres" database "$data" house) || exit 1
declare -A port=([a]=$(free_port) [b]=$(free_port))
for node in a b; do start_house $node "${port[$node]}" "$database" || exit 1; done
psql=$(ls -d /usr/lib/postgresql/*/bin/psql | sort -V | tail -n 1)
"$here/../../tools/node" --no-warnings "$here/sessions.mjs" "http://127.0.0.1:${port[a]}" "http://127.0.0.1:${port[b]}" "$psql" "$database"
code=$?
"$postgres" stop "$data"
[ $code -eq 0 ] || { tail -n 20 "$work/a.log" "$work/b.log"; exit 1; }
no_complaints a && no_complaints b
