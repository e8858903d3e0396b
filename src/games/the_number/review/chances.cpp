#include "games/the_number/review/chances.h"

#include "games/the_number/review/two_players.h"
#include "games/the_number/solve/two_players/win_play.h"

namespace cifra::the_number::review {
namespace {

// With a point for every digit crossed out so far.
int ahead(const State& state) {
  const auto points = [&](std::size_t seat) {
    return state.total[seat] + state.round_points[seat] + 10 - std::popcount(state.available[seat]);
  };
  return points(0) - points(1);
}

}  // namespace

std::string_view missing_for_chances(const Options& options) {
  return solve::win_round(options, options.rounds - 1) ? solve::missing_for_win() : std::string_view();
}

Chances chances_of(const Replay& game) {
  const Options& options = game.end.options;
  const solve::WinPlay* const to_win = solve::shipped_win_play();
  if (to_win == nullptr || !solve::win_round(options, 0)) return {};
  Chances chances;
  for (const auto& turns : game.rounds) {
    std::vector<double>& round = chances.emplace_back();
    for (const PlayedTurn& turn : turns) {
      const State& state = turn.before;
      round.push_back(to_win->chance(*solve::win_round(options, state.round), position_of(state, 0), ahead(state)));
    }
    if (chances.size() > 1 && !round.empty()) chances[chances.size() - 2].push_back(round.front());
  }
  if (!chances.empty() && game.end.round == options.rounds) {
    const int difference = int{game.end.total[0]} - int{game.end.total[1]};
    chances.back().push_back(difference > 0 ? 1 : difference < 0 ? 0 : 0.5);
  }
  return chances;
}

}  // namespace cifra::the_number::review
