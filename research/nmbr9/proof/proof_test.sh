#!/usr/bin/env bash
# proof_test.sh CIFRA CHECKER [VARIANT…]: proves the maximum of variants and has the certificates checked by a program
# that shares no code with the search; then spoils a certificate in several ways, which must not pass.
# `./test --long` gives it F-9-2-20, of which a SAT solver decides the last steps as well.
set -euo pipefail
cifra=$1
checker=$2
shift 2
[ $# -gt 0 ] || set -- F-6-1-5 F-6-2-5 F-9-1-5 F-9-1-6
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "proof: $1" >&2; exit 1; }

for variant in "$@"; do
  "$cifra" solve nmbr9 --variant "$variant" --prove --json --certificate "$work/$variant" --record "$work/record" >"$work/answer"
  grep -q '"proved":true' "$work/answer" || fail "$variant is not proved"
  "$cifra" referee "$work/record" >/dev/null || fail "$variant: the record is not valid"
  "$checker" "$work/$variant" 2
  if [ "$variant" = F-9-2-20 ] && command -v cadical >/dev/null; then
    node "$(dirname "$0")/last_steps.mjs" "$work/$variant" "$work/record" || fail "$variant: the last steps"
  fi
done

"$cifra" solve nmbr9 --variant F-6-2-5 --prove --json --certificate "$work/good" >"$work/answer"
grep -q '"score":19,"proved":true' "$work/answer" && grep -q '"upper_bound":19' "$work/answer" || fail "F-6-2-5 is not 19"
spoiled() { if "$checker" "$work/bad" >"$work/said"; then fail "passed: $1"; else [ $? -eq 1 ] || fail "not read: $1"; fi; }
sed '2s/19/18/' "$work/good" >"$work/bad" && spoiled "a claim that is too low"
for line in 3 20 100; do sed "${line}d" "$work/good" >"$work/bad" && spoiled "without the state of line $line"; done
awk 'NR == 40 { $2 = $2 - 1 } { print }' "$work/good" >"$work/bad" && spoiled "a score that is too low"
head -2 "$work/good" >"$work/bad" && spoiled "no states at all"
unread() { timeout 60 "$checker" "$1" >/dev/null 2>&1 && fail "passed: $1"; [ $? -eq 2 ] || fail "not refused: $1"; }
unread /dev/zero
{ cat "$work/good"; printf '%5000s\n' x; } >"$work/bad" && unread "$work/bad"
echo "proof: all certificates checked, all spoiled ones refused"
