#include "bots/nmbr9.h"

#include <array>
#include <bit>
#include <cstddef>

#include "nmbr9/generate.h"
#include "nmbr9/playout.h"

namespace cifra::bots {
namespace {

using namespace nmbr9;
using View = game::View<Game>;

// Any legal placement, all levels together, each equally likely.
class Random : public Bot<Game> {
 public:
  Placement choose(const View& view, Rng& rng) override {
    return random_placement(view.state.layouts[static_cast<std::size_t>(view.seat)], *open_card(view.state), rng);
  }
};

// Builds a close-knit floor from the low numbers and puts the high ones as high as they go, one tile at a time.
class Easy : public Bot<Game> {
 public:
  Placement choose(const View& view, Rng& rng) override {
    const Layout& layout = view.state.layouts[static_cast<std::size_t>(view.seat)];
    const int card = *open_card(view.state);
    Placement best;
    int best_worth = 0;
    std::uint32_t ties = 0;
    for (const Placement& placement : legal_placements(layout, card, buffer_)) {
      const int worth = judge(layout, card, placement);
      if (ties != 0 && worth < best_worth) continue;
      ties = ties != 0 && worth == best_worth ? ties + 1 : 1;
      best_worth = worth;
      if (rng.below(ties) == 0) best = placement;
    }
    return best;
  }

 private:
  static int judge(const Layout& layout, int card, const Placement& placement) {
    const Surroundings around = layout.surroundings(card, placement);
    const int contact = std::popcount(around.edges() & around.same_level);
    const int open = std::popcount(around.edges() & ~around.same_level);
    return 4 * (card - 4) * placement.level + 2 * contact - open;
  }

  PlacementBuffer buffer_;
};

constexpr std::array kLevels = {
    Level<Game>{"random", "places anywhere it may",
                []() -> std::unique_ptr<Bot<Game>> { return std::make_unique<Random>(); }, 1},  // 1.22 of 200,000 games
    Level<Game>{"easy", "packs the low numbers, lifts the high ones",
                []() -> std::unique_ptr<Bot<Game>> { return std::make_unique<Easy>(); }, 54},  // 54.3 of 20,000 games
};

}  // namespace

template <>
std::span<const Level<Game>> levels<Game>() {
  return kLevels;
}

}  // namespace cifra::bots
