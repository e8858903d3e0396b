#!/usr/bin/env bash
# tests/cli/files.sh CIFRA: files that commands write and read. What cannot be written is exit code 1 and one line on
# standard error, and leaves no half file behind; what has no end is exit code 2, with little memory.
set -uo pipefail
cifra=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

ok() {
  if "${@:2}"; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAILED: $1"; fi
}
# says CODE TEXT ARGUMENTS...: that exit code within a minute, with one line on standard error that has the text in it.
says() {
  local code=$1 text=$2 actual
  shift 2
  timeout 60 "$cifra" "$@" >"$work/out" 2>"$work/err" </dev/null
  actual=$?
  if [ "$actual" -ne "$code" ]; then echo "exit $actual: cifra $*"; head -n 3 "$work/err"; return 1; fi
  if [ "$(wc -l <"$work/err")" -ne 1 ] || ! grep -qF -- "$text" "$work/err"; then cat "$work/err"; return 1; fi
}
# full ARGUMENTS...: the same where no file may have a single byte.
full() { (trap '' XFSZ; ulimit -f 0; timeout 60 "$cifra" "$@" 2>&1 >/dev/null </dev/null | cat; exit "${PIPESTATUS[0]}"); }
# refused ARGUMENTS...: exit code 1 and one line about writing, where no file may have a single byte.
refused() {
  local said code
  said=$(full "$@")
  code=$?
  [ $code -eq 1 ] && [[ $said == 'cifra: cannot write '* ]] && [ "$(wc -l <<<"$said")" -eq 1 ] || { echo "exit $code: $said"; return 1; }
}

cards=9,1,0,9,2
solve=(solve nmbr9 --deck $cards --nodes 1000 --threads 1)
free=(solve nmbr9 --variant F-2-1-3 --threads 1)
no_room='No space left on device'

# A device that takes nothing, behind a link, so that a program that replaces it does no harm.
ln -s /dev/full "$work/full"
ok 'record: no room' says 1 "cannot write $work/full: $no_room" "${solve[@]}" --record "$work/full"
ok 'record: the answer is told all the same' grep -q points "$work/out"
ok 'record of a proof: no room' says 1 "$no_room" "${solve[@]}" --prove --record "$work/full"
ok 'record of a free order: no room' says 1 "$no_room" "${free[@]}" --record "$work/full"
ok 'certificate: no room' says 1 "$no_room" "${free[@]}" --prove --certificate "$work/full"
ok 'table of fits: no room' says 1 "$no_room" "${free[@]}" --table "$work/full"
ok 'records of the arena: no room' says 1 "$no_room" arena nmbr9 --seats random --games 3 --records "$work/full"
ok 'record: no such folder' says 1 'No such file or directory' "${solve[@]}" --record "$work/none/record"
ok 'records of the arena: no such folder' says 1 'No such file or directory' arena nmbr9 --seats random --games 1 --records "$work/none/records"
mkdir "$work/points"
cp "$(dirname "$0")/../../data/the_number/round.bin" "$work/points/number-round.bin"  # solved already
ok 'table of The Number: no room' says 1 "$no_room" solve the-number --resume "$work/points" --table "$work/full"
ok 'devices stay devices' test -c "$work/full"
ok 'nothing beside the device' test ! -e "$work/full.new"

# The answer itself.
for command in '--help' 'deck --seed 1' 'deck --seed 1 --json' 'bench --signature' 'bench --signature --json' \
  'arena nmbr9 --seats random --games 1 --json' "${solve[*]}" "${solve[*]} --json" "${free[*]} --json" 'solve --help' 'advise --help'; do
  # shellcheck disable=SC2086
  timeout 60 "$cifra" $command >/dev/full 2>"$work/err" </dev/null
  code=$?
  ok "no room for the answer: $command" test $code -eq 1 -a "$(wc -l <"$work/err")" -eq 1
done

# A file is complete or as it was.
"$cifra" "${solve[@]}" --record "$work/record" >/dev/null
ok 'record: written' test "$("$cifra" referee "$work/record" | grep -c '"finished":true')" = 1
cp "$work/record" "$work/before"
ok 'record: the disk is full' refused "${solve[@]}" --record "$work/record"
ok 'record: as it was' cmp -s "$work/record" "$work/before"
ok 'certificate: the disk is full' refused "${free[@]}" --prove --certificate "$work/certificate"
ok 'table of fits: the disk is full' refused "${free[@]}" --table "$work/fits"
ok 'records of the arena: the disk is full' refused arena nmbr9 --seats random --games 3 --records "$work/records"
ok 'solution of The Number: the disk is full' refused solve the-number --objective win --resume "$work/win" --minutes 1 --threads 1
ok 'nothing half is left' test -z "$(find "$work" -name '*.new' -o -name certificate -o -name fits)"
ln -s record "$work/link"
"$cifra" "${solve[@]}" --record "$work/link" >/dev/null
ok 'record: a link stays one' test -L "$work/link" -a -s "$work/record"
"$cifra" "${solve[@]}" --record /dev/stdout >"$work/both"
ok 'record: to standard output' grep -q '"players":\["solver"\]' "$work/both"

# Files without an end, and lines. The address space holds no more than the limits of the readers. (Sanitizers need all
# of theirs.)
memory=${CIFRA_MEMORY_KB:-600000}
# endless TEXT ARGUMENTS...: wrong usage that says so.
endless() { (ulimit -v "$memory"; says 2 "$@"); }
mkdir "$work/zero"
for name in number-round.bin win-round2-turn5.bin; do ln -s /dev/zero "$work/zero/$name"; done
ok 'decks without an end' endless 'too long' solve nmbr9 --decks /dev/zero --seconds 1
ok 'decks of the arena without an end' endless 'too long' arena nmbr9 --seats random --decks /dev/zero
ok 'position of NMBR 9 without an end' endless 'too long' advise nmbr9 /dev/zero
ok 'position of The Number without an end' endless 'too long' advise the-number /dev/zero
ok 'records without an end' endless 'a line that does not end' referee /dev/zero
ok 'table of points without an end' endless 'too long' solve the-number --resume "$work/zero" --threads 1
ok 'pieces without an end' says 1 'too long' solve the-number --objective win --resume "$work/zero" --threads 1
head -c 3000000 /dev/zero | tr '\0' 1 >"$work/line"
ok 'decks: a long line' says 2 'line 1 of' solve nmbr9 --decks "$work/line" --seconds 1
ok 'position: a long line' says 2 'too long' advise nmbr9 "$work/line"
ok 'records: a long line' test "$("$cifra" referee "$work/line" | grep -c '"code":"bad_record"')" = 1
{ "$cifra" deck --seed 1; cat "$work/line"; } >"$work/decks"
ok 'decks: a long line after a good one' says 2 'line 2 of' arena nmbr9 --seats random --decks "$work/decks"
ok 'decks: a folder' says 2 'cannot read' arena nmbr9 --seats random --decks "$work"

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
