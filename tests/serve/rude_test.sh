#!/usr/bin/env bash
# tests/serve/rude_test.sh CIFRA [--long] [--tls] [--seed SEED]: clients that break every rule and leave at every point of a
# conversation, against one server that is never started again, while polite people play at it. With a seed the same
# clients come, though not in the same order.
set -uo pipefail
cifra=$1
shift
seconds=6 tls=no seed=
while [ $# -gt 0 ]; do
  case $1 in
    --long) seconds=90 ;;
    --tls) tls=yes ;;
    --seed) seed=$2; shift ;;
    *) echo "unknown: $1"; exit 2 ;;
  esac
  shift
done
here=$(cd "$(dirname "$0")" && pwd)
. "$here/house.sh"

port=$(free_port)
address=http://127.0.0.1:$port
mkdir "$work/web"
echo "<!doctype html><title>Cifra</title>" >"$work/web/index.html"
head -c 8000000 /dev/urandom >"$work/web/big.bin" # more than the system keeps for a socket
# Else passwords are most of the work.
web=$work/web
options=(--limit password_tries_per_hour=40)
if [ $tls = yes ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1 \
    -addext subjectAltName=IP:127.0.0.1 -keyout "$work/key.pem" -out "$work/certificate.pem" 2>/dev/null || exit 1
  export NODE_EXTRA_CA_CERTS=$work/certificate.pem
  options+=(--tls-certificate "$work/certificate.pem" --tls-key "$work/key.pem")
  address=https://127.0.0.1:$port
fi
# Sanitizers keep freed memory for a while, and are slow.
memory=
if grep -q '__[at]san_init' "$cifra"; then memory=--no-memory; fi
start_house house "$port" "sqlite:$work/cifra.db" "${options[@]}" || exit 1
timeout $((seconds + 300)) "$here/../../tools/node" --no-warnings "$here/rude.mjs" "$address" "${house_pid[house]}" $seconds $seed $memory
code=$?
if ! kill -0 "${house_pid[house]}" 2>/dev/null; then
  wait "${house_pid[house]}"
  echo "the server ended with $?:"
  tail -n 60 "$work/house.log"
  exit 1
fi
no_complaints house || exit 1
[ $code -eq 0 ] || { tail -n 20 "$work/house.log"; exit 1; }
# Leak checks come at an orderly end.
kill -TERM "${house_pid[house]}"
wait "${house_pid[house]}" || { echo "the server ended with $?:"; tail -n 60 "$work/house.log"; exit 1; }
no_complaints house
