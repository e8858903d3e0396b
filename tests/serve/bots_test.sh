#!/usr/bin/env bash
# tests/serve/bots_test.sh CIFRA: many tables with a clock of a second and bots that think longer. Nobody else's bot is late
# because of them, and when the last game has ended nothing is left to think about.
set -uo pipefail
cifra=$1
. "$(dirname "$0")/house.sh"
port=$(free_port)
start_house house "$port" "sqlite:$work/cifra.db" --threads 1 || exit 1
"$(dirname "$0")/../../tools/node" --no-warnings "$(dirname "$0")/bots.mjs" "http://127.0.0.1:$port" || { tail -n 20 "$work/house.log"; exit 1; }
no_complaints house
