#!/bin/bash
# Drives the real `cifra play` in tmux, key by key: whole games of both kinds, resizing, and every way out.
# usage: play_tmux.sh PATH_TO_CIFRA     (needs tmux; takes a few seconds)
set -u
cifra=$(readlink -f "${1:?usage: play_tmux.sh PATH_TO_CIFRA}")
socket=cifra-play-$$
export LC_ALL=C.UTF-8
unset NO_COLOR
trap 'tmux -L "$socket" kill-server 2>/dev/null' EXIT

t() { tmux -L "$socket" "$@"; }
screen() { t capture-pane -p -t game; }
keys() { t send-keys -t game "$@"; }
fail() {
  echo "FAILED: $1" >&2
  screen >&2
  exit 1
}

# Waits until the screen has the text.
await() {
  for _ in $(seq 200); do
    if screen | grep -qF -- "$1"; then return; fi
    sleep 0.02
  done
  fail "'$1' did not appear"
}

# Runs a command line in the shell of the pane; its exit code is shown after it.
run() { keys "clear; $1; echo \"<\$?>\"" Enter; }
left_with() {
  await "<$1>"
  keys 'echo $((6 * 7))-answers' Enter
  await '$ echo $((6 * 7))-answers' # shown only if the terminal echoes what is typed
  await '42-answers'
}

t -f /dev/null new-session -d -s game -x 100 -y 30 "exec env PS1='$ ' TERM=screen-256color bash --norc --noediting" ||
  { echo "FAILED: tmux does not start" >&2; exit 1; }
await '$'

echo "a whole game of The Number"
run "$cifra play the-number --name Ana --seed 5 --bots easy,random"
for round in 1 2; do
  for turn in 1 2 3 4 5; do
    await "Round $round of 2 · Turn $turn of 5"
    digit=$((10 - turn))
    await "Write a number"
    keys "$digit" "$digit" "$digit"
    await "if approved, +"
    keys Enter
    await "The check"
    keys x
    await "q Quit"
    if [ "$round$turn" = 12 ]; then
      keys h
      await "Earlier turns"
      keys x
      keys s
      await "Scores"
      keys x
      await "any key Next turn"
    fi
    keys x
  done
  if [ "$round" = 1 ]; then
    await "After round 1"
    keys x
  fi
done
await "Play again"
screen | grep -qE "wins|You win!|share the victory" || fail "no winner is named"
screen | grep -q " 1\.  . .* ✓ wins" || fail "the standings are not there"
screen | grep -q "cifra play the-number --bots easy,random --seed 5$" || fail "the command is not there"
keys p
await "Round 1 of 2 · Turn 1 of 5"

echo "a crossed-out digit is refused, an unconfirmed number can be taken back"
keys 1 2
await "│ 1 │ 2 │ _ │"
keys BSpace
await "│ 1 │ _ │   │"
keys u
await "│ _ │   │   │"
for _ in 1 2 3; do keys 0; done
keys Enter
await "The check"
keys x
await "any key Next turn"
keys x
await "Turn 2 of 5"
keys 0
await "Your 0 is crossed out until the round ends." # 000 is the lowest, so it was approved
await "You still have 1 2 3 4 5 6 7 8 9."
keys q
await "Quit the game? y/n"
keys n
await "Write a number"
keys q
await "Quit the game? y/n"
keys y
left_with 0

echo "a whole game of NMBR 9, from the start screen"
run "$cifra play --name 名前がとても長い人です --seed 9"
await "Cifra · number games"
keys Right
await "NMBR 9"
keys Enter
for card in $(seq 20); do
  await "Card $card of 20"
  keys r Tab
  await "✓ Fits on level"
  if [ "$card" = 7 ]; then
    keys o
    await "Bruno (easy)’s layout"
    keys x
    keys '?'
    await "The rules in short"
    keys x
    t resize-window -t game -x 60 -y 20
    await "Please enlarge this window."
    t resize-window -t game -x 160 -y 50
    await "Card 7 of 20"
    keys Left Left Left Left Left Left Left Left Left Left Left Left Left Left Left Left Left Left
    await "✗ It must touch a tile on level 0 along an edge."
    t resize-window -t game -x 80 -y 24
    keys u
    await "✓ Fits on level"
  fi
  keys Enter
done
await "Play again"
screen | grep -qE "wins|You win!|share the victory" || fail "no winner is named"
keys q
left_with 0

echo "one Enter too many does nothing"
run "$cifra play nmbr9 --bots none"
await "Card 1 of 20"
keys Tab Enter Enter
await "Card 2 of 20"
await "Press Enter again to place it here."
keys Tab Enter
await "Card 3 of 20"
keys C-d
left_with 0

echo "the language of the locale, and the one asked for, in the smallest window"
t resize-window -t game -x 80 -y 24
run "LC_ALL= LC_MESSAGES=de_DE.UTF-8 LC_CTYPE=C.UTF-8 $cifra play the-number --name Ana --seed 5 --bots easy,expert"
await "Runde 1 von 2 · Zug 1 von 5"
await "Bruno (leicht)"
await "Schreib eine Nummer"
keys 9 9 9 Enter
await "Die Überprüfung"
keys x
await "beliebige Taste Nächster Zug"
await "zugelassen: "
keys '?'
await "Die Regeln in Kürze"
keys x q
await "Das Spiel beenden? j/n"
keys n
await "Die Überprüfung"
keys q
await "Das Spiel beenden? j/n"
keys j
left_with 0
run "LC_ALL=de_DE.UTF-8 $cifra play nmbr9 --name Ana --seed 5 --bots none --language fr"
for card in $(seq 20); do
  await "Carte $card sur 20."
  keys Tab Enter
done
await "Toutes les tuiles sont posées : "
keys q
left_with 0
run "LC_ALL=C $cifra play nmbr9 --name Ana --seed 5 --language es" # in ASCII
await "Coloca tu 5"
keys '?'
await "cada numero del 0 al 9"
keys C-d
left_with 0

echo "the same seed is the same game, with the deck of that seed"
deck=$("$cifra" deck --seed 11)
shots=()
for _ in 1 2; do
  run "$cifra play nmbr9 --name Ana --seed 11 --bots easy,easy"
  for card in 1 2 3; do
    await "Card $card of 20. Place your $(cut -d, -f"$card" <<<"$deck")"
    keys Enter # a tile that was not moved
    await "Press Enter again to place it here."
    keys Enter
  done
  await "Card 4 of 20"
  keys o
  await "Bruno (easy)’s layout"
  shots+=("$(screen)")
  keys C-c
  await '$'
  keys 'echo "<$?>"' Enter # bash gives up the line it was on
  left_with 130
done
[ "${shots[0]}" = "${shots[1]}" ] || fail "two games with one seed differ"

echo "leaving at once"
for signal in TERM HUP; do
  run "$cifra play the-number --seed 1"
  await "Write a number"
  kill -s "$signal" "$(pgrep -P "$(t display-message -p -t game '#{pane_pid}')")"
  left_with $((128 + $(kill -l "$signal")))
done
run "$cifra play the-number --seed 1"
await "Write a number"
keys C-d
left_with 0

echo "wrong usage"
refused() {
  local message
  message=$("$cifra" play "$@" 2>&1 >/dev/null </dev/null)
  local code=$?
  [ "$code" = 2 ] && [ "$(wc -l <<<"$message")" = 1 ] || fail "cifra play $*: exit $code: $message"
}
refused nmbr9
refused chess
refused the-number --bots none
refused the-number --bots easy,easy,easy,easy,easy
refused nmbr9 --bots nobody
refused nmbr9 --bots easy,none
refused nmbr9 --name $'A\nna'
refused nmbr9 --language xx
refused nmbr9 --language ''

echo "cifra play: all is well"
