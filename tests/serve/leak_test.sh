#!/usr/bin/env bash
# tests/serve/leak_test.sh CIFRA LOAD [--long]: games of all sizes with spectators and second devices; every byte that a
# connection received is searched for what it could not know yet, and so are the log and the metrics of the server. The
# same for the game of a day and for groups, whose order is a secret until one's own game is over.
set -uo pipefail
cifra=$1
load=$2
games=600
[ "${3:-}" = --long ] && games=6000
. "$(dirname "$0")/house.sh"

port=$(free_port)
start_house house "$port" "sqlite:$work/cifra.db" --access-log --limit day_par_games=0 || exit 1
: >"$work/metrics"
while sleep 0.5; do get "$port" /metrics >>"$work/metrics"; done &
"$load" leak --url "http://127.0.0.1:$port" --tables 60 --games $games --json \
  --log "$work/house.log" --log "$work/house.out" --log "$work/metrics" >"$work/report"
code=$?
cut -c 1-5000 "$work/report"
[ $code -eq 0 ] || exit 1
"$(dirname "$0")/../../tools/node" --no-warnings "$(dirname "$0")/days_play.mjs" leak "http://127.0.0.1:$port" \
  "$work/cifra.db" "$work/house.log" "$work/house.out" "$work/metrics" || { echo "the game of a day leaks"; exit 1; }
"$(dirname "$0")/../../tools/node" --no-warnings "$(dirname "$0")/groups_play.mjs" leak "http://127.0.0.1:$port" \
  "$work/cifra.db" "$work/house.log" "$work/house.out" "$work/metrics" || { echo "a group leaks"; exit 1; }
no_complaints house || exit 1
[ -s "$work/metrics" ] || { echo "no metrics were read"; exit 1; }
