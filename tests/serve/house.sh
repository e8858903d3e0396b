# Sourced by the tests in this folder: starts and kills real servers on 127.0.0.1, each with files of its own in $work,
# and clears everything away at the end, however that comes. Needs $cifra.
# shellcheck shell=bash
work=$(mktemp -d)
declare -A house_pid=()

clear_away() {
  local pid
  for pid in $(jobs -p); do kill -KILL "$pid" 2>/dev/null; done
  wait 2>/dev/null
  rm -rf "$work"
}
trap clear_away EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# No limits of people: one address plays for hundreds.
relaxed=(--limit requests_per_s=100000 --limit messages_per_s=1000000 --limit messages_burst=1000000 --limit guests_per_hour=100000000
  --limit tables_per_hour=100000000 --limit connections_per_address=100000 --limit watched_tables=100000
  --limit code_misses_per_minute=1000000 --limit password_tries_per_hour=1000000)

# A port that nobody listens on, below those that the system gives to clients.
free_port() {
  local port
  while :; do
    port=$((10000 + (RANDOM * 32768 + RANDOM) % 22000))
    (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null || { echo "$port"; return; }
  done
}

# start_house NAME PORT DATABASE [OPTIONS...]: returns when it is open. What it writes is in $work/NAME.log.
start_house() {
  local name=$1 port=$2 database=$3 waited=0
  shift 3
  : >"$work/$name.out"
  "$cifra" serve --listen "127.0.0.1:$port" --database "$database" --web "${web:-none}" "${relaxed[@]}" "$@" \
    >"$work/$name.out" 2>>"$work/$name.log" &
  house_pid[$name]=$!
  until grep -q "://127.0.0.1:$port" "$work/$name.out"; do
    waited=$((waited + 1))
    if ! kill -0 "${house_pid[$name]}" 2>/dev/null || [ $waited -gt 600 ]; then
      echo "the house does not open on port $port:"
      tail -n 20 "$work/$name.log"
      return 1
    fi
    sleep 0.05
  done
}

# kill_house NAME: at once. A house that has died by itself is a failure.
kill_house() {
  if ! kill -KILL "${house_pid[$1]}" 2>/dev/null; then
    echo "the house died by itself:"
    tail -n 60 "$work/$1.log"
    return 1
  fi
  wait "${house_pid[$1]}" 2>/dev/null
  return 0
}

# no_complaints NAME: a sanitizer has nothing to say about it.
no_complaints() {
  ! grep -E -A 40 'ERROR: [A-Za-z]+Sanitizer|WARNING: ThreadSanitizer|runtime error:' "$work/$1.log"
}

# get PORT PATH: the body of what the house answers.
get() {
  (exec 3<>"/dev/tcp/127.0.0.1/$1" && printf 'GET %s HTTP/1.0\r\nHost: 127.0.0.1:%s\r\n\r\n' "$2" "$1" >&3 && sed '1,/^\r$/d' <&3) 2>/dev/null
}

# between A B: sleeps for a random time of A to B milliseconds.
between() { sleep "$(printf '%d.%03d' $((($1 + RANDOM % ($2 - $1)) / 1000)) $((($1 + RANDOM % ($2 - $1)) % 1000)))"; }

# figure FILE NAME: a number of a report of cifra_load --json.
figure() { grep -o "\"$2\":[0-9.]*" "$1" | head -n 1 | cut -d : -f 2; }
