#!/usr/bin/env bash
# tests/serve/jobs_test.sh CIFRA: reviews that real servers work out. A server that is killed in the middle goes on with them
# when it is back; of two servers on one PostgreSQL each job is done by one, and the other takes over what a dead one began.
set -uo pipefail
cifra=$1
here=$(cd "$(dirname "$0")" && pwd)
. "$here/house.sh"
postgres=$here/../store/postgres.sh
reviews=(--limit reviews_waiting=100 --limit reviews_per_day=1000 --limit reviews_in_queue=1000)

# talk COMMAND ARGUMENTS...: see jobs.mjs.
talk() { "$here/../../tools/node" --no-warnings "$here/jobs.mjs" "$@" "$work/memory"; }
fail() { echo "$1"; tail -n 20 "$work"/*.log; exit 1; }

# One server with a file.
port=$(free_port)
database=sqlite:$work/cifra.db
start_house house "$port" "$database" "${reviews[@]}" || exit 1
talk ask "http://127.0.0.1:$port" 2 || fail 'asking'
talk working "http://127.0.0.1:$port" || fail 'nothing is worked on'
kill_house house || exit 1
start_house house "$port" "$database" "${reviews[@]}" || exit 1
talk done "http://127.0.0.1:$port" || fail 'not done after a kill'
# Ended in order: what is not done waits for the next start.
talk ask "http://127.0.0.1:$port" 1 || fail 'asking'
talk working "http://127.0.0.1:$port" || fail 'nothing is worked on'
kill -TERM "${house_pid[house]}" && wait "${house_pid[house]}" || fail 'it did not end well'
start_house house "$port" "$database" "${reviews[@]}" || exit 1
talk done "http://127.0.0.1:$port" || fail 'not done after an end in order'
kill_house house || exit 1
no_complaints house || exit 1

# Two servers with one database.
rm "$work/memory"
data=$(mktemp -d)
"$postgres" start "$data" $$ >/dev/null || exit 1
database=$("$postgres" database "$data" house) || exit 1
declare -A ports=([a]=$(free_port) [b]=$(free_port))
for node in a b; do start_house $node "${ports[$node]}" "$database" "${reviews[@]}" || exit 1; done
nodes=("http://127.0.0.1:${ports[a]}" "http://127.0.0.1:${ports[b]}")
talk ask "${nodes[0]}" 4 || fail 'asking'
talk done "${nodes[1]}" || fail 'not done by two nodes'
talk shared "${nodes[@]}" 4 || fail 'not shared'
talk ask "${nodes[0]}" 2 || fail 'asking'
talk both "${nodes[@]}" || fail 'not both at work'
kill_house a || exit 1
talk done "${nodes[1]}" || fail 'the job of a dead node was not taken over'
kill_house b || exit 1
"$postgres" stop "$data"
no_complaints a && no_complaints b
