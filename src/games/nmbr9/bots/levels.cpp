#include "games/nmbr9/bots/levels.h"

#include <array>
#include <cstddef>

#include "games/nmbr9/bots/easy.h"
#include "games/nmbr9/bots/thinker.h"
#include "games/nmbr9/rules/playout.h"

namespace cifra::nmbr9::bots {
namespace {

using game::Bot;
using game::Level;
using View = game::View<Game>;

// Any legal placement, all levels together, each equally likely.
class Random : public Bot<Game> {
 public:
  Placement choose(const View& view, Rng& rng, const Stop&) override {
    return random_placement(view.state.layouts[static_cast<std::size_t>(view.seat)], *open_card(view.state), rng);
  }
};

// Builds a close-knit floor from the low numbers and puts the high ones as high as they go, one tile at a time.
class Easy : public Bot<Game> {
 public:
  Placement choose(const View& view, Rng& rng, const Stop&) override {
    const Layout& layout = view.state.layouts[static_cast<std::size_t>(view.seat)];
    return easy_placement(layout, *open_card(view.state), buffer_, rng);
  }

 private:
  PlacementBuffer buffer_;
};

template <const search::Effort& kEffort, int kHighest = kAnyLevel>
std::unique_ptr<Bot<Game>> make_thinker() {
  return std::make_unique<Thinker>(kEffort, kHighest);
}

constexpr std::array kLevels = {
    Level<Game>{{"random", "places tiles at random", 1},  // 1.22 of 200,000 games
                []() -> std::unique_ptr<Bot<Game>> { return std::make_unique<Random>(); }},
    Level<Game>{{"easy", "packs the low numbers, lifts the high ones", 54},  // 54.3 of 20,000 games
                []() -> std::unique_ptr<Bot<Game>> { return std::make_unique<Easy>(); }},
    Level<Game>{{"vertigo", "never builds above level 2", 72, {{search::kValueAsset}}},  // 72.3 of 4,000 games
                &make_thinker<kMediumEffort, kVertigoHighest>},
    // On the two files real-*.txt of research/nmbr9/decks: medium 92.7 and 94.0, hard 102.9 and 103.5, expert 103.9
    // twice (docs/solver.md).
    Level<Game>{{"medium", "knows what a position is worth", 93, {{search::kValueAsset}}},
                &make_thinker<kMediumEffort>},
    Level<Game>{{"hard", "thinks ahead before it places", 103, {{search::kValueAsset}}}, &make_thinker<kHardEffort>},
    Level<Game>{{"expert", "like hard, but thinks ten times longer", 104, {{search::kValueAsset}}},
                &make_thinker<kExpertEffort>},
};

}  // namespace
}  // namespace cifra::nmbr9::bots

namespace cifra::game {

template <>
std::span<const Level<nmbr9::Game>> levels<nmbr9::Game>() {
  return nmbr9::bots::kLevels;
}

}  // namespace cifra::game
