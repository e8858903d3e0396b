#!/usr/bin/env bash
# tests/serve/crash_test.sh CIFRA LOAD [--long]: many tables are played while the server is killed with SIGKILL at random
# moments and started again. The load client proves that no acknowledged choice is lost, that everybody hears every turn
# exactly once, and that every game ends with the scores that the referee computes from its record.
set -uo pipefail
cifra=$1
load=$2
tables=40 seconds=10 kills_wanted=4
[ "${3:-}" = --long ] && tables=300 seconds=120 kills_wanted=40
. "$(dirname "$0")/house.sh"

# First that it would notice: a house that comes back with yesterday's file has lost what it acknowledged.
port=$(free_port)
start_house house "$port" "sqlite:$work/old.db" || exit 1
"$load" verify --url "http://127.0.0.1:$port" --tables 10 --seconds 3 --patience 5 --json >"$work/report" 2>/dev/null &
player=$!
sleep 1
kill_house house
for file in "$work"/old.db*; do cp "$file" "$work/kept${file#"$work/old"}"; done
start_house house "$port" "sqlite:$work/old.db" || exit 1
sleep 1
kill_house house
rm -f "$work"/old.db*
start_house house "$port" "sqlite:$work/kept.db" || exit 1
if wait $player; then
  echo "a house that lost a second of play was not noticed"
  cat "$work/report"
  exit 1
fi
kill_house house

port=$(free_port)
start_house house "$port" "sqlite:$work/cifra.db" || exit 1
"$load" verify --url "http://127.0.0.1:$port" --tables $tables --seconds $seconds --json >"$work/report" &
player=$!

end=$((SECONDS + seconds))
kills=0
while [ $SECONDS -lt $end ] && kill -0 $player 2>/dev/null; do
  between 300 2500
  kill_house house || exit 1
  kills=$((kills + 1))
  between 10 400
  start_house house "$port" "sqlite:$work/cifra.db" || exit 1
done
wait $player
code=$?
echo "$kills times killed"
cat "$work/report"
[ $code -eq 0 ] || { tail -n 20 "$work/house.log"; exit 1; }
no_complaints house || exit 1
# It was not for nothing.
[ $kills -ge $kills_wanted ] || { echo "killed too rarely"; exit 1; }
[ "$(figure "$work/report" games_ended)" -ge $tables ] && [ "$(figure "$work/report" connections_lost)" -ge $tables ] ||
  { echo "hardly anything was played"; exit 1; }
