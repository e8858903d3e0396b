#!/usr/bin/env bash
# decks_test.sh CIFRA: the deck files are what `make` writes.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$here/make" "$1" "$work"
for file in "$work"/*.txt; do cmp "$file" "$here/${file##*/}"; done
echo "decks: $(cat "$work"/*.txt | wc -l) decks are those of their seeds"
