#!/usr/bin/env bash
# A private PostgreSQL for tests, in a directory of its own:
#   postgres.sh start DIR [PID]    starts it, the first time also makes it; prints its address. With PID it is stopped and
#                                  removed when that process has ended, however that ends
#   postgres.sh database DIR NAME  makes a database; prints its address
#   postgres.sh kill DIR           ends it at once, as a crash would; what was committed stays, and start brings it back
#   postgres.sh restart DIR        kill and start; prints its address, which is the same as before
#   postgres.sh stop DIR           ends it and removes the directory
# It listens on a socket in DIR and on a free port of 127.0.0.1 below those the system gives away itself.
set -euo pipefail

usage() { sed -n '2,9s/^# \{0,1\}//p' "$0" >&2; exit 2; }
[ $# -ge 2 ] || usage
command=$1
mkdir -p "$2"
directory=$(cd "$2" && pwd)
data=$directory/data

bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1 || true)
[ -n "$bin" ] || bin=$(dirname "$(command -v pg_ctl || echo /nowhere/pg_ctl)")
[ -x "$bin/pg_ctl" ] || { echo "PostgreSQL is not installed" >&2; exit 1; }

# PostgreSQL does not run as root.
as_user() {
  if [ "$(id -u)" = 0 ]; then
    (cd / && exec setpriv --reuid=postgres --regid=postgres --init-groups "$@")
  else
    "$@"
  fi
}

address() { echo "postgresql://postgres@127.0.0.1:$(cat "$directory/port")/${1:-postgres}"; }

make() {
  if [ "$(id -u)" = 0 ]; then chown postgres: "$directory"; fi
  as_user "$bin/initdb" -D "$data" -U postgres -A trust -E UTF8 --locale=C.UTF-8 --no-sync >"$directory/initdb.log"
}

# Keeps a port it had; otherwise tries some until one is free.
launch() {
  local port tries
  for tries in $(seq 30); do
    port=$(cat "$directory/port" 2>/dev/null || echo $((20000 + (RANDOM * 7 + $$ + tries) % 12000)))
    if as_user "$bin/pg_ctl" -D "$data" -l "$directory/log" -w -t 30 -s start -o "-p $port -k '$directory' \
        -c listen_addresses=127.0.0.1 -c shared_buffers=16MB -c max_connections=50 -c max_wal_size=256MB \
        -c recovery_init_sync_method=syncfs -c dynamic_shared_memory_type=mmap" >&2 </dev/null; then
      echo "$port" >"$directory/port"
      return 0
    fi
    [ -e "$directory/port" ] && sleep 0.2
  done
  cat "$directory/log" >&2
  return 1
}

end() { # MODE
  [ ! -e "$data/postmaster.pid" ] || as_user "$bin/pg_ctl" -D "$data" -m "$1" -w -s stop >/dev/null 2>&1 || true
}

remove() {
  end immediate
  rm -rf "$directory"
}

case "$command" in
  start)
    [ -e "$data/PG_VERSION" ] || make
    launch
    if [ -n "${3:-}" ]; then
      (
        while kill -0 "$3" 2>/dev/null && [ -e "$data" ]; do sleep 1; done
        remove
      ) </dev/null >/dev/null 2>&1 &
    fi
    address
    ;;
  database)
    as_user "$bin/psql" -q -h "$directory" -p "$(cat "$directory/port")" -U postgres -c "CREATE DATABASE \"$3\"" >&2
    address "$3"
    ;;
  kill) end immediate ;;
  restart)
    end immediate
    launch
    address
    ;;
  stop) remove ;;
  *) usage ;;
esac
