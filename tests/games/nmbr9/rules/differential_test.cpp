// The engine against the naive implementation, along many games of different character: evenly random ones and
// ones that climb. wide_test.cpp has those that reach far.
#include <gtest/gtest.h>

#include <bit>
#include <string>
#include <vector>

#include "games/nmbr9/rules/nmbr9.h"
#include "tests/games/nmbr9/rules/twins.h"

namespace cifra::nmbr9 {
namespace {

// On the highest level that stays smaller than the one below it, where the tile touches most: layouts like pyramids.
Placement climb(const Layout& layout, int number, const std::vector<Placement>& list, Rng& rng) {
  std::vector<int> tiles(static_cast<std::size_t>(layout.levels()) + 1);
  for (const Tile& tile : layout.tiles()) ++tiles[tile.at.level];
  const auto worth = [&](const Placement& p) {
    const Surroundings around = layout.surroundings(number, p);
    const bool smaller = p.level == 0 || tiles[p.level] + 1 < tiles[p.level - 1u];
    return (smaller ? 100 * p.level : 0) + std::popcount(around.edges() & around.same_level);
  };
  Placement best = any(list, rng);
  for (const Placement& p : list) best = worth(p) > worth(best) ? p : best;
  return best;
}

Deck deck_for(std::string_view variant, Rng& rng) { return shuffled_deck(*Variant::parse(variant), rng); }

TEST(Differential, RandomGames) {
  for (int game = 0; game < 200; ++game) {
    Rng rng("random/" + std::to_string(game));
    Twins twins;
    for (const int number : deck_for("U-9-2-20", rng).cards())
      twins.place(number, any(twins.compare(number, rng), rng));
  }
}

TEST(Differential, ClimbingGames) {
  int highest = 0;
  for (int game = 0; game < 200; ++game) {
    Rng rng("climb/" + std::to_string(game));
    Twins twins;
    for (const int number : deck_for("U-9-2-20", rng).cards()) {
      const std::vector<Placement> list = twins.compare(number, rng);
      twins.place(number, rng.below(10) == 0 ? any(list, rng) : climb(twins.layout(), number, list, rng));
    }
    highest = std::max(highest, twins.layout().levels());
  }
  EXPECT_GE(highest, 4);
}

// Ninety tiles of one number, or of two: the densest floors and the highest towers.
TEST(Differential, Towers) {
  int highest = 0;
  for (const std::string_view numbers : {"1", "8", "5", "9", "29", "17"}) {
    Rng rng(numbers);
    Twins twins;
    for (int tile = 0; tile < kMaxTiles; ++tile) {
      const int number = numbers[rng.below(static_cast<std::uint32_t>(numbers.size()))] - '0';
      twins.place(number, climb(twins.layout(), number, twins.compare(number, rng), rng));
    }
    highest = std::max(highest, twins.layout().levels());
  }
  EXPECT_GE(highest, 10);
}

}  // namespace
}  // namespace cifra::nmbr9
