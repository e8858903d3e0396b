#!/usr/bin/env bash
# limits.sh CIFRA_MEASURE: nobody wins much more than an even share among copies of `hard` by foreseeing or remembering it, and
# `hard` is not below an even share among players of any habit; all less two standard errors. Some ten minutes of one core.
set -uo pipefail
measure=$1
failed=0
# within LIMIT below|above ARGUMENTS...: every table of a measure.
within() {
  local limit=$1 side=$2
  shift 2
  "$measure" "$@" | tee /dev/stderr | awk -F'[:,}]' -v limit="$limit" -v side="$side" '
    { for (i = 1; i < NF; ++i) { if ($i == "\"win_share\"") share = $(i + 1); if ($i == "\"stderr\"") error = $(i + 1) }
      if (side == "below" ? share - 2 * error > limit : share + 2 * error < limit) bad = 1 }
    END { exit bad || NR == 0 }' || { echo "FAILED: $* is not $side $limit" >&2; failed=1; }
}
within .38 below learner hard 3 100
within .25 below learner hard 5 40
within .52 below oracle hard 2 200
within .45 below oracle hard 3 60
within .33 below oracle hard 5 24
within .333 above habits hard 3 24
within .2 above habits hard 5 16
exit $failed
