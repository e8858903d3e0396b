// `cifra solve`: the best there is, by game.
#include <array>

#include "cli/by_game.h"

namespace cifra::cli {

int run_solve(const Command& self, std::span<const std::string> arguments) {
  static constexpr std::array kGames = {
      ByGame{"nmbr9", "the best layout for a known shuffle or a free order", solve_nmbr9},
      ByGame{"the-number", "the equilibrium for two players", solve_number},
  };
  return run_by_game(self, kGames, arguments);
}

}  // namespace cifra::cli
