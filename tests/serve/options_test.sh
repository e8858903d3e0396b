#!/usr/bin/env bash
# tests/serve/options_test.sh CIFRA: where the address of the database comes from, and that a password in it is neither in
# the list of processes nor in what the server writes; which hosts are answered.
set -uo pipefail
cifra=$1
here=$(cd "$(dirname "$0")" && pwd)
. "$here/house.sh"
unset CIFRA_DATABASE
failed=0
ok() { "${@:2}" || { echo "FAILED: $1"; failed=1; }; }
# refuses TEXT ARGUMENTS...: wrong usage, with one line that has the text.
refuses() {
  timeout 60 "$cifra" "${@:2}" >"$work/said" 2>&1 </dev/null
  [ $? -eq 2 ] && [ "$(wc -l <"$work/said")" -eq 1 ] && grep -qF -- "$1" "$work/said" || { cat "$work/said"; return 1; }
}
# open_house NAME ARGUMENTS...: as start_house, without a database of its own.
open_house() {
  local name=$1 waited=0
  shift
  port=$(free_port)
  (cd "$work" && exec "$cifra" serve --listen "127.0.0.1:$port" --access-log "$@" >"$work/$name.out" 2>"$work/$name.log") &
  house_pid[$name]=$!
  until grep -q 'is open at' "$work/$name.out" 2>/dev/null; do
    waited=$((waited + 1))
    kill -0 "${house_pid[$name]}" 2>/dev/null && [ $waited -lt 600 ] || { tail -n 5 "$work/$name.log"; return 1; }
    sleep 0.05
  done
}
# hidden NAME: the word is in none of what others can see of the server.
word=Xk4RtPq81
hidden() {
  get "$port" /api/house >/dev/null
  ! tr '\0' '\n' <"/proc/${house_pid[$1]}/cmdline" | grep -q "$word" && ! grep -q "$word" "$work/$1.out" "$work/$1.log"
}
# status HOST [ORIGIN]: of a request for that host.
status() {
  (exec 3<>"/dev/tcp/127.0.0.1/$port" && printf 'GET /api/house HTTP/1.1\r\nHost: %s\r\n%sConnection: close\r\n\r\n' "$1" "${2:+Origin: $2$'\r\n'}" >&3 &&
    head -n 1 <&3 | cut -d ' ' -f 2) 2>/dev/null
}
answers() { [ "$(status "${@:2}")" = "$1" ] || { echo "${*:2}: $(status "${@:2}")"; return 1; }; }
cifra=$(realpath "$cifra")

# The address: an option, a file, the environment.
echo "sqlite:$work/$word-file.db" >"$work/address"
chmod 600 "$work/address"
open_house file --database-file "$work/address" || exit 1
ok 'a file has the address' test -s "$work/$word-file.db"
ok 'a file: nothing is seen' hidden file
ok 'the log goes to standard error' grep -q 'GET /api/house 200' "$work/file.log"
ok 'the address to open goes to standard output' test "$(wc -l <"$work/file.out")" -le 2
ok 'backup by a file' "$cifra" backup --database-file "$work/address" "$work/copy1"
ok 'backup by the environment' env CIFRA_DATABASE="sqlite:$work/$word-file.db" "$cifra" backup "$work/copy2"
ok 'both copies are there' test -s "$work/copy1" -a -s "$work/copy2"

# A house for this machine alone: addresses and local names, but no name of somebody else.
ok 'a host by address' answers 200 "127.0.0.1:$port" "http://127.0.0.1:$port"
ok 'localhost' answers 200 "localhost:$port"
ok 'a local name' answers 200 "house.lan:$port"
ok 'a name pointed here' answers 403 "evil.example:$port"
kill_house file

export CIFRA_DATABASE=sqlite:$work/$word-environment.db
open_house environment --trusted-proxy 127.0.0.1 || exit 1
ok 'the environment has the address' test -s "$work/$word-environment.db"
ok 'the environment: nothing is seen' hidden environment
ok 'a proxy passes its names on' answers 200 play.example.org
kill_house environment
open_house option --database "sqlite:$work/option.db" --public-url https://play.example.org || exit 1
ok 'an option counts before the environment' test -s "$work/option.db"
ok 'the public URL is our own' answers 200 play.example.org https://play.example.org
ok 'another host is not' answers 403 "127.0.0.1:$port" "http://127.0.0.1:$port"
kill_house option
rm "$work/$word-file.db"
open_house file2 --database-file "$work/address" || exit 1
ok 'a file counts before the environment' test -s "$work/$word-file.db"
kill_house file2
unset CIFRA_DATABASE

# An installed program finds its web client by itself; others are told where it is, or that there is none.
mkdir -p "$work/installed/bin" "$work/installed/share/cifra/web"
cp "$cifra" "$work/installed/bin/cifra"
echo '<!doctype html><title>The client that came along</title>' >"$work/installed/share/cifra/web/index.html"
came_along() { # OPTIONS...: whether / has that client
  local port served=1
  port=$(free_port)
  "$work/installed/bin/cifra" serve --listen "127.0.0.1:$port" --database "sqlite:$work/client.db" "$@" >"$work/client.out" 2>"$work/client.log" &
  until grep -q "://127.0.0.1:$port" "$work/client.out" || ! kill -0 $! 2>/dev/null; do sleep 0.05; done
  get "$port" / | grep -q 'The client that came along' && served=0
  kill -KILL $! && wait $! 2>/dev/null
  return $served
}
ok 'the client of an installed program' came_along
ok 'without a client' test "$(came_along --web none && echo client)" = ''

ok 'both options' refuses --database-file serve --database sqlite:x --database-file "$work/address"
ok 'both options of backup' refuses --database-file backup --database sqlite:x --database-file "$work/address" "$work/copy3"
ok 'an empty address' refuses 'sqlite:FILE or postgresql://' serve --database ''
ok 'an empty name of a file' refuses 'cannot read' serve --database-file ''
ok 'no such file' refuses 'No such file' serve --database-file "$work/none"
ok 'no end' refuses 'others can write' serve --database-file /dev/zero
head -c 100000 /dev/zero | tr '\0' x >"$work/long"
chmod 600 "$work/long"
ok 'too long' refuses 'too long' serve --database-file "$work/long"
echo >"$work/empty"
chmod 600 "$work/empty"
ok 'an empty line' refuses 'it is empty' serve --database-file "$work/empty"
for mode in 620 602 666; do
  chmod $mode "$work/address"
  ok "mode $mode" refuses 'others can write' serve --database-file "$work/address"
done

# A password of PostgreSQL: in no message, whatever is wrong with the address.
for address in "postgresql://cifra:$word@127.0.0.1:1/cifra" "postgresql://cifra:$word" "postgresql://cifra:$word@[h/x" "mysql://cifra:$word@h/x"; do
  CIFRA_DATABASE=$address refuses 'cifra: ' serve
  ok "said about a bad address: $(cat "$work/said")" test "$(grep -c "$word" "$work/said")" = 0
done
data=$(mktemp -d)
if "$here/../store/postgres.sh" start "$data" $$ >/dev/null; then
  database=$("$here/../store/postgres.sh" database "$data" house)
  echo "${database/postgres@/postgres:$word@}" >"$work/address"
  chmod 600 "$work/address"
  open_house postgresql --database-file "$work/address" || failed=1
  ok 'a password of PostgreSQL is not seen' hidden postgresql
  "$here/../store/postgres.sh" kill "$data"
  for _ in 1 2 3 4 5 6 7 8; do get "$port" /health >/dev/null; sleep 0.5; done
  ok 'nor when PostgreSQL is gone' hidden postgresql
  kill_house postgresql
  "$here/../store/postgres.sh" stop "$data"
else
  failed=1
fi
exit $failed
