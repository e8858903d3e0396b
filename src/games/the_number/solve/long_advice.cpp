#include "games/the_number/solve/long_advice.h"

#include <utility>

#include "games/the_number/solve/two_players/round_driver.h"

namespace cifra::the_number::solve {
namespace {

// Points over the rest of the round.
Result<Advice> advise_points(const Asked& asked, Runner& runner) {
  const Position position = position_of(asked);
  RoundValues values;
  if (!solve_round(values, asked.options, {position.mine, position.theirs, position.turn}, runner)) {
    return fail("stopped", "", "stopped before the rest of the round was solved");
  }
  return to_advice(equilibrium(values, asked.options, position));
}

Result<Advice> advise_win(const Asked& asked, Runner& runner) {
  const auto difference = difference_of(asked);
  if (!difference) return std::unexpected(difference.error());
  const auto end = end_of_round(asked);
  if (!end) return std::unexpected(end.error());
  const Position position = position_of(asked);
  const auto rest = solve_rest(asked.options, position, *difference, *end, runner);
  if (!rest) return std::unexpected(rest.error());
  return to_advice(win_equilibrium(rest->layer, rest->error, asked.options, position, *difference));
}

}  // namespace

Result<Advice> advise_slowly(const Asked& asked, Objective objective, Runner& runner) {
  return objective == Objective::kWin ? advise_win(asked, runner) : advise_points(asked, runner);
}

std::optional<Advice> advise_from_store(const Asked& asked, WinStore& store, const RoundStart& start) {
  const auto difference = difference_of(asked);
  if (!difference) return std::nullopt;
  const Position position = position_of(asked);
  const int round = kWinRounds - (asked.options.rounds - asked.round);  // of the last two
  const auto rest = load_rest(store, round, position, *difference, start);
  if (!rest) return std::nullopt;
  return to_advice(win_equilibrium(rest->layer, rest->error, asked.options, position, *difference));
}

}  // namespace cifra::the_number::solve
