// `cifra advise`: what to play in a position, by game.
#include <array>

#include "cli/by_game.h"

namespace cifra::cli {

int run_advise(const Command& self, std::span<const std::string> arguments) {
  static constexpr std::array kGames = {
      ByGame{"nmbr9", "the best placements, with the score to expect", advise_nmbr9},
      ByGame{"the-number", "the strategy to play, and what every number is worth", advise_number},
  };
  return run_by_game(self, kGames, arguments);
}

}  // namespace cifra::cli
