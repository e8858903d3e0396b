#!/usr/bin/env bash
# tests/cli/contract.sh CIFRA: what scripts rely on: exit codes, one line on standard error, fields of JSON answers,
# seeds that repeat. The referee's verdicts have tests of their own in tests/records.
set -uo pipefail
cifra=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

ok() {
  if "${@:2}"; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAILED: $1"; fi
}
# exits CODE ARGUMENTS...: that exit code; on wrong usage exactly one line on standard error and nothing else.
exits() {
  local code=$1
  shift
  timeout 300 "$cifra" "$@" >"$work/out" 2>"$work/err" </dev/null
  local actual=$?
  if [ "$actual" -ne "$code" ]; then echo "exit $actual: cifra $*"; return 1; fi
  if [ "$code" -eq 2 ] && [ "$#" -gt 0 ]; then [ "$(wc -l <"$work/err")" -eq 1 ] && [ ! -s "$work/out" ]; fi
}
# json FILE EXPRESSION: the expression is true of the JSON `a`.
json() { node -e 'const a = JSON.parse(require("fs").readFileSync(process.argv[1])); process.exit(eval(process.argv[2]) ? 0 : 1)' "$1" "$2"; }
same() { [ "$1" = "$2" ]; }

ok 'help' exits 0 --help
for command in play referee review deck arena bench; do
  ok "help of $command" exits 0 "$command" --help
  ok "help lists $command" grep -q "^  $command " <("$cifra" --help)
  ok "unknown option of $command" exits 2 "$command" --no-such-option
done
ok 'no command' exits 2
ok 'unknown command' exits 2 nonsense

ok 'deck without a seed' exits 2 deck
ok 'deck' same "$("$cifra" deck --seed 1)" 6,9,5,4,8,6,5,7,4,2,0,3,3,7,0,2,1,8,1,9
"$cifra" deck --seed 1 --json >"$work/deck"
ok 'deck as JSON' json "$work/deck" 'a.seed === "1" && a.deck.length === 20'
ok 'deck of a bad variant' exits 2 deck --seed 1 --variant U-9-2-21

position() { echo "$1" >"$work/position"; }
position '{"players":2,"round":2,"turn":5,"seat":0,"available":["0123456789","0234"],"scores":[31,28]}'
"$cifra" advise the-number "$work/position" --json >"$work/advice"
ok 'advise the-number: fields' json "$work/advice" 'a.objective === "points" && Math.abs(a.value - 18.026) < 0.002 && a.gap >= 0 &&
  a.gap <= 0.001 && Object.keys(a.values).length === 1000 && Math.abs(Object.values(a.strategy).reduce((x, y) => x + y) - 1) < 1e-6'
ok 'advise the-number: played numbers are best' json "$work/advice" 'Object.keys(a.strategy).every((n) => Math.abs(a.values[n] - a.value) < 0.001) &&
  Object.values(a.values).every((v) => v <= a.value + 0.001)'
ok 'advise the-number reads standard input' same "$("$cifra" advise the-number - --json <"$work/position")" "$(cat "$work/advice")"
"$cifra" advise the-number "$work/position" --objective win --json >"$work/advice"
ok 'advise the-number: winning' json "$work/advice" 'a.objective === "win" && a.value > 0.9 && a.value <= 1 && a.gap <= 0.001 && Object.keys(a.values).length === 1000'
position '{"players":2,"round":1,"turn":4,"seat":1,"available":["05",""],"scores":[9,20]}'
"$cifra" advise the-number "$work/position" --json >"$work/advice"
ok 'advise the-number: a seat without digits' json "$work/advice" 'Object.keys(a.strategy).length === 0 && Object.keys(a.values).length === 0 && a.value < -10'
position '{"players":2,"round":1,"turn":3,"seat":0,"available":["049","058"],"scores":[9,20],"options":{"bonuses":[0,0,0,0,50]}}'
"$cifra" advise the-number "$work/position" --json >"$work/advice"
ok 'advise the-number: other bonuses' json "$work/advice" 'a.gap <= 0.001 && Object.keys(a.values).length === 27'
position '{"players":4,"round":2,"turn":4,"seat":1,"available":["0459","0358","","12379"],"scores":[9,20,30,11]}'
"$cifra" advise the-number "$work/position" --json >"$work/advice"
ok 'advise the-number: four players' json "$work/advice" 'a.gap_kind === "estimate" && a.gap >= 0 && a.value > 0 && Object.keys(a.values).length === 64 &&
  Math.abs(Object.values(a.strategy).reduce((x, y) => x + y) - 1) < 1e-6'
"$cifra" advise the-number "$work/position" --objective win --json >"$work/advice"
ok 'advise the-number: four players, winning' json "$work/advice" 'a.objective === "win" && a.value > 0 && a.value < 1 && Object.values(a.values).every((v) => v >= 0 && v <= 1)'
position '{"players":2,"round":1,"turn":3,"seat":0,"available":["049","058"],"scores":[9,20],"options":{"bonuses":[0,0,0,0,50]}}'
ok 'advise the-number: winning needs what comes after' exits 2 advise the-number "$work/position" --objective win
ok 'advise without a game' exits 2 advise
ok 'advise on nothing there' exits 2 advise the-number "$work/none"
for bad in '{' '[]' '{"players":2}' '{"players":2,"round":3,"turn":1,"seat":0,"available":["0","1"]}' \
  '{"players":2,"round":1,"turn":1,"seat":2,"available":["0","1"]}' '{"players":2,"round":1,"turn":6,"seat":0,"available":["0","1"]}' \
  '{"players":2,"round":1,"turn":1,"seat":0,"available":["00","1"]}' '{"players":2,"round":1,"turn":1,"seat":0,"available":["0x","1"]}' \
  '{"players":2,"round":1,"turn":1,"seat":0,"available":["0"]}' '{"players":6,"round":1,"turn":1,"seat":0,"available":["0"]}' \
  '{"players":2,"round":1,"turn":1,"seat":0,"available":["0","1"],"scores":[-1,0]}' \
  '{"players":2,"round":1,"turn":1,"seat":0,"available":["0","1"],"options":{"bonuses":[1]}}'; do
  position "$bad"
  ok "advise on $bad" exits 2 advise the-number "$work/position"
done

"$cifra" arena nmbr9 --seats medium --games 1 --seed 1 --threads 1 --records "$work/game" >/dev/null
cut_game() { node -e 'const r = JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"));
  r.placements.length = process.argv[2]; r.deck.length = process.argv[3]; console.log(JSON.stringify(r))' "$work/game" "$@" >"$work/position"; }
cut_game 16 17
"$cifra" advise nmbr9 "$work/position" --json >"$work/advice"
ok 'advise nmbr9: fields' json "$work/advice" 'a.best.length === 10 && a.best.every((b, i) => Number.isInteger(b.x) && Number.isInteger(b.y) &&
  b.level >= 0 && b.rotation >= 0 && b.rotation < 4 && b.stderr > 0 && b.stderr < 3 && b.expected <= a.best[Math.max(0, i - 1)].expected)'
ok 'advise nmbr9 reads standard input, and says the same again' same "$("$cifra" advise nmbr9 - --json <"$work/position")" "$(cat "$work/advice")"
cut_game 19 20
"$cifra" advise nmbr9 "$work/position" --json >"$work/advice"
ok 'advise nmbr9: the last card is certain' json "$work/advice" 'a.best[0].stderr === 0 && Number.isInteger(a.best[0].expected)'
cut_game 0 1
ok 'advise nmbr9: the first card' exits 0 advise nmbr9 "$work/position"
cut_game 20 20
ok 'advise nmbr9: a finished game' exits 2 advise nmbr9 "$work/position"
cut_game 3 5
ok 'advise nmbr9: two cards open' exits 2 advise nmbr9 "$work/position"
position '{"game":"nmbr9","players":["a"],"deck":[1,2],"placements":[[{"x":0,"y":0,"level":1,"rotation":0}]]}'
ok 'advise nmbr9: against the rules' exits 2 advise nmbr9 "$work/position"
position '{"game":"nmbr9","players":["a","b"],"deck":[1],"placements":[]}'
ok 'advise nmbr9: two players' exits 2 advise nmbr9 "$work/position"
ok 'advise nmbr9 on nothing there' exits 2 advise nmbr9 "$work/none"

ok 'referee without a file' exits 2 referee
ok 'referee on nothing there' exits 2 referee "$work/none"
ok 'referee on a folder' exits 2 referee "$work"
: >"$work/empty"
ok 'referee on an empty file' exits 0 referee "$work/empty"
echo '{' >"$work/bad"
ok 'referee on a bad record' exits 1 referee "$work/bad"
ok 'referee reads standard input' same "$(echo '{' | "$cifra" referee - | grep -c '"valid":false')" 1
# A line of 300 MB passes with little memory: the address space would not hold it. (Sanitizers need all of theirs.)
memory=${CIFRA_MEMORY_KB:-150000}
ok 'referee on a huge line' same "$(head -c 300000000 /dev/zero | tr '\0' '[' | (ulimit -v "$memory"; "$cifra" referee -) | grep -c '"code":"bad_record"')" 1

ok 'review without a file' exits 2 review
ok 'review on nothing there' exits 2 review "$work/none"
ok 'review on an empty file' exits 0 review "$work/empty"
ok 'review on a bad record' exits 1 review "$work/bad"
ok 'review says what is wrong' same "$(echo '{' | "$cifra" review --json - | grep -c '{"error":{"at":"","code":"bad_record"')" 1
ok 'review of a part that is none' exits 2 review --shard 2/2 "$work/empty"
ok 'review without seconds' exits 2 review --seconds 0 "$work/empty"

for game in the-number nmbr9; do
  "$cifra" arena $game --seats easy,random --games 40 --seed 7 --threads 1 --json --records "$work/one" >"$work/a"
  "$cifra" arena $game --seats easy,random --games 40 --seed 7 --threads 3 --records "$work/three" >/dev/null
  ok "arena $game: fields" json "$work/a" "a.game === '$game' && a.games === 40 && a.seconds >= 0 && a.seats.length === 2 &&
    a.seats.every(s => ['mean', 'stderr', 'win_share', 'best', 'ms_per_move'].every(k => typeof s[k] === 'number'))"
  ok "arena $game: bots in order" json "$work/a" 'a.seats[0].bot === "easy" && a.seats[1].bot === "random"'
  ok "arena $game: shares of the victory" json "$work/a" 'Math.abs(a.seats[0].win_share + a.seats[1].win_share - 1) < 1e-9'
  ok "arena $game: the same with any number of threads" cmp -s "$work/one" "$work/three"
  ok "arena $game: seats rotate" json <(head -n 2 "$work/one" | node -e 'console.log(JSON.stringify(require("fs").readFileSync(0, "utf8").trim().split("\n").map(JSON.parse)))') \
    'a[0].players[0] === "easy" && a[1].players[0] === "random"'
  ok "arena $game: records pass the referee" exits 0 referee "$work/one"
  head -n 1 "$work/one" >"$work/first"
  "$cifra" review --json --html "$work/page" "$work/first" >"$work/review"
  ok "review $game: fields, and every account adds up" json "$work/review" "a.game === '$game' && a.version && a.complete === true &&
    a.seats.length === 2 && a.seats.every(s => s.lost >= 0 && s.grades.best >= 0 && (s.placements ?? s.turns).every(d => d.lost >= 0)) &&
    a.seats.every(s => s.placements ? Math.abs(a.start - s.lost + s.luck - s.score) < 1e-6 : s.rounds.every((r, i) =>
      Math.abs(s.turns.filter(t => t.round === i).reduce((sum, t) => sum - t.lost + t.luck, r.start) - r.result) < 1e-6))"
  ok "review $game: a page with pictures" grep -q '<svg' "$work/page"
  ok "review $game: a part of the file says which" json <("$cifra" review --json --seconds 0.001 --shard 1/40 "$work/one") \
    'a.index === 1 && a.shard.join() === "1,40" && typeof a.complete === "boolean"'
  "$cifra" referee "$work/one" >"$work/verdicts"
  ok "arena $game: records agree with the scores" node -e '
    const fs = require("fs"), lines = (f) => fs.readFileSync(f, "utf8").trim().split("\n").map(JSON.parse);
    const records = lines(process.argv[1]), verdicts = lines(process.argv[2]), a = JSON.parse(fs.readFileSync(process.argv[3]));
    let sum = 0;
    verdicts.forEach((v, i) => { sum += (v.final ?? v.scores)[records[i].players.indexOf("easy")]; });
    process.exit(Math.abs(sum / 40 - a.seats[0].mean) < 1e-9 ? 0 : 1)' "$work/one" "$work/verdicts" "$work/a"
  ok "arena $game: unknown bot" exits 2 arena $game --seats easy,nobody --games 1
  ok "arena $game: too many seats" exits 2 arena $game --seats easy,easy,easy,easy,easy,easy --games 1
  ok "arena $game: no games" exits 2 arena $game --seats easy,easy --games 0
done
ok 'arena: wrong usage keeps an old file of records' sh -c "echo kept >$work/kept; $cifra arena nmbr9 --seats nobody --records $work/kept 2>/dev/null; grep -q kept $work/kept"
ok 'arena: unknown game' exits 2 arena chess --seats easy,easy
ok 'arena: one seat in The Number' exits 2 arena the-number --seats easy
{ "$cifra" deck --seed 1; echo; "$cifra" deck --seed 2; } >"$work/decks"
"$cifra" arena nmbr9 --seats easy --games 2 --decks "$work/decks" --records "$work/played" >/dev/null
ok 'arena: decks in order' same "$(grep -o '"deck":\[[^]]*\]' "$work/played" | tr -d '[]a-z":')" "$(grep -v '^$' "$work/decks")"
ok 'arena: all decks' same "$("$cifra" arena nmbr9 --seats easy --decks "$work/decks" --json | grep -c '"games":2')" 1
ok 'arena: no decks' exits 2 arena nmbr9 --seats easy --decks "$work/empty"
ok 'arena: decks of another game' exits 2 arena the-number --seats easy,easy --games 1 --decks "$work/decks"
ok 'arena: more games than decks' exits 2 arena nmbr9 --seats easy --games 3 --decks "$work/decks"
echo 1,2,3 >"$work/short"
ok 'arena: options before the game' exits 0 arena --seats easy,random --games 2 --seed 1 the-number
for seats in easy,,random easy,random, ,easy,random 'easy random'; do
  ok "arena: seats '$seats'" exits 2 arena the-number --seats "$seats" --games 1
done
ok 'arena: far more threads than games' exits 0 arena the-number --seats easy,random --games 3 --threads 1000
ok 'arena: no room for records' same "$("$cifra" arena nmbr9 --seats random --games 3 --records /dev/full >/dev/null 2>&1; echo $?)" 1
ok 'arena: a bad deck' exits 2 arena nmbr9 --seats easy --games 1 --decks "$work/short"

"$cifra" bench --json --seconds 0.02 >"$work/bench"
ok 'bench: fields' json "$work/bench" 'a.the_number.resolves_per_s > 0 && a.nmbr9.placements_per_s > 0 && a.nmbr9.random_games_per_s > 0 &&
  ["2", "3", "4", "5"].every(n => a.the_number.random_games_per_s[n] > 0) && /^[0-9a-f]{16}$/.test(a.signature)'
ok 'bench: the same signature again' json "$work/bench" "a.signature === '$("$cifra" bench --signature)'"

ok 'bench: the signature as JSON' same "$("$cifra" bench --signature --json)" "{\"signature\":\"$("$cifra" bench --signature)\"}"
ok 'bench: units of nothing' exits 2 bench --units 3

# Numbers are written in full, finite and within their range.
refuses() { # NAME OF THE OPTION, WRONG VALUES -- COMMAND
  local option=$1 values=() value
  shift
  while [ "$1" != -- ]; do values+=("$1"); shift; done
  shift
  for value in "${values[@]}"; do
    ok "$1 ${2:-}: $option '$value'" exits 2 "$@" "$option=$value"
    ok "$1 ${2:-}: $option '$value' is named" grep -q -- "$option" "$work/err"
  done
}
whole=(-1 0 +1 1.5 1e3 0x10 99999999999999999999 nan inf x '1 2')
decimal=(-1 -0.5 0 nan -nan inf -inf infinity 1e400 0x1p4 1s 1,5 1e7)
solve=(solve nmbr9 --deck 9,1,0)
refuses --threads "${whole[@]}" 1025 -- "${solve[@]}" --nodes 9
refuses --nodes "${whole[@]}" -- "${solve[@]}"
refuses --seconds "${decimal[@]}" -- "${solve[@]}"
refuses --threads "${whole[@]}" 1025 -- solve the-number
refuses --minutes "${decimal[@]}" -- solve the-number --objective win
refuses --threads "${whole[@]}" 1025 -- advise the-number "$work/none"
refuses --games "${whole[@]}" -- arena nmbr9 --seats random
refuses --threads "${whole[@]}" 1025 -- arena nmbr9 --seats random --games 1
refuses --seconds "${decimal[@]}" -- bench
refuses --units "${whole[@]}" -- bench --only nmbr9/games
refuses --seconds "${decimal[@]}" -- review "$work/none"
refuses --threads "${whole[@]}" 1025 -- review "$work/none"
if "$cifra" --help | grep -q '^  serve '; then
  refuses --threads "${whole[@]}" 257 -- serve --listen 127.0.0.1:99999
  for value in -1 0 +1 1.5 nan ''; do
    ok "serve: a limit of '$value'" exits 2 serve --limit "requests_per_s=$value"
    ok "serve: an expiry of '$value'" exits 2 serve --expire "record=$value"
  done
fi
ok 'a number with zeros before it' same "$("$cifra" arena nmbr9 --seats random --games 010 --json | grep -c '"games":10,')" 1
ok 'solve: a certificate of a known shuffle' exits 2 "${solve[@]}" --certificate "$work/x"
ok 'solve: a table of a known shuffle' exits 2 "${solve[@]}" --table "$work/x"
ok 'solve: a record of many decks' exits 2 solve nmbr9 --decks "$work/decks" --record "$work/x"
ok 'solve: minutes for points' exits 2 solve the-number --minutes 1
ok 'a number with an exponent' exits 0 "${solve[@]}" --seconds 1e0

# Ctrl-C ends a long computation with what it has. (Programs that a script starts in the background ignore it.)
timeout --preserve-status -s INT 1 "$cifra" solve nmbr9 --variant F-9-2-20 --prove --json >"$work/cut" 2>/dev/null
ok 'Ctrl-C: an answer that is not proved' json "$work/cut" '!a.proved && a.record.variant === "F-9-2-20" && a.upper_bound > a.score'

# An answer that cannot be written is not a success.
for command in '--help' 'deck --seed 1' 'bench --signature' 'arena nmbr9 --seats random --games 1' "referee $work/one"; do
  # shellcheck disable=SC2086
  ok "no room for the answer: $command" same "$("$cifra" $command >/dev/full 2>/dev/null; echo $?)" 1
done

# What the referee tells beside its verdict.
salt=$(printf 'a%.0s' $(seq 64))
hash=$(printf '%s:t:1' "$salt" | sha256sum | cut -d ' ' -f 1)
fair() { echo "{\"game\":\"nmbr9\",\"players\":[\"Ana\"],\"deck\":[$1],\"placements\":[[{\"x\":0,\"y\":0,\"level\":0,\"rotation\":0}]],
  \"fair\":{\"table\":\"t\",\"deck\":{\"seed\":\"1\",\"salt\":\"$salt\",\"sha256\":\"$hash\"},\"choices\":[[null]]}}" | tr -d '\n'; }
fair 6,9,5 | "$cifra" referee - >"$work/out" 2>"$work/err"
ok 'referee: the deck of its seed' same "$(cat "$work/err")" 'cifra: line 1: no commitment for 1 choice'
fair 6,9,6 | "$cifra" referee - >"$work/out" 2>"$work/err"
ok 'referee: another deck than that of its seed' grep -q 'line 1: the deck is not the one' "$work/err"
ok 'referee: the verdict speaks of hashes' grep -q '"fair":"checked"' "$work/out"

ok 'deck: a seed that is no text' exits 2 deck --seed $'\xff'
ok 'play: not a terminal' exits 2 play nmbr9
ok 'play: unknown game' exits 2 play chess
ok 'play: unknown bot' exits 2 play nmbr9 --bots nobody

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
