#!/usr/bin/env bash
# plots_test.sh CIFRA: the plot scripts run, and what is made from committed data alone is what is committed: the
# pictures of The Number, solved, and those of the hall of fame.
set -euo pipefail
cifra=$1
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
node research/the_number/plot/solved.mjs "$cifra" "$work"
for picture in number-first-turn number-digits number-win; do cmp "$work/$picture.svg" "docs/pictures/$picture.svg"; done
for record in docs/hall-of-fame/*.json; do
  node research/nmbr9/plot/stack.mjs "$record" >"$work/stack.svg"
  cmp "$work/stack.svg" "${record%.json}.svg"
done
head -n 2 research/nmbr9/decks/known-1.txt >"$work/decks"
"$cifra" solve nmbr9 --decks "$work/decks" --seconds 0.1 --json >"$work/answer.json"
node research/nmbr9/plot/known.mjs "$work/known.svg" "two=0.1:$work/answer.json,1:$work/answer.json"
"$cifra" arena nmbr9 --seats easy --games 2 --seed plots --records "$work/easy.txt" >/dev/null
node research/nmbr9/plot/bots.mjs "$cifra" "$work/bots.svg" "$work/easy.txt"
{ printf 'random'; for ((i = 0; i < 100; ++i)); do printf ' %d' $((i / 10)); done; echo; } >"$work/losses"
node research/the_number/plot/review.mjs "$work/losses" "$work/review.svg"
for picture in known bots review; do grep -q '</svg>' "$work/$picture.svg"; done
echo "plots: all pictures are what is committed"
