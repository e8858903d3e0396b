#!/usr/bin/env bash
# trainers_test.sh FOLDER: every trainer runs with very little work and writes a file that it, or the next one, can go on
# from. Nothing is said about how well it learns.
set -euo pipefail
programs=$1
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "trainers: $1" >&2; exit 1; }
run() { echo "$*"; "$programs/$1" "${@:2}" >>"$work/log" 2>&1 || { cat "$work/log"; fail "$1 failed"; }; }
same_size() { [ "$(stat -c %s "$1")" = "$(stat -c %s "$2")" ] || fail "$1 is not of the size of $2"; }

# NMBR 9: a network from nothing, the same again from its state, then one that knows the order, and from that again.
run cifra_train_value "$work/value.bin" "$work/state" 1 40
run cifra_train_value "$work/value.bin" "$work/state" 1 40
run cifra_train_order "$work/value.bin" "$work/known.bin" 2 1 5
run cifra_train_order "$work/known.bin" "$work/again.bin" 2 1 5
run cifra_train_plans "$work/plans.bin" 1 1 data/nmbr9/plans.bin
run cifra_train_plans "$work/plans.bin" 1 1 "$work/plans.bin"
same_size "$work/plans.bin" data/nmbr9/plans.bin
run cifra_train_weights 1 10 1 5
run cifra_review_losses start 5
run cifra_review_losses 1 tests/records/good/nmbr9-a-whole-game.jsonl

# The Number: networks beside those that are there, a first turn solved with them, a responder trained against them.
cp data/the_number/field.bin "$work/field.bin"
run cifra_train_field "$work/field.bin" 3 10 20
run cifra_first_turn "$work/field.bin" 3 20
run cifra_measure learner medium 3 4
run cifra_measure oracle medium 2 2
run cifra_measure habits easy 5 2
run cifra_measure below easy 4 4
run cifra_respond "$work/field.bin" 3 4 4
run cifra_review_later 3 2
run cifra_review_levels 2 4 random hard

# What takes long says how it is called.
for program in cifra_tight cifra_exploit cifra_review_time cifra_train_win cifra_win_exploit; do
  status=0
  "$programs/$program" >/dev/null 2>&1 || status=$?
  [ "$status" = 2 ] || fail "$program without arguments: $status"
done
echo "trainers: all run"
