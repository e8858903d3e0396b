#include "bots/nmbr9.h"

#include <array>
#include <cstddef>

#include "bots/nmbr9_plain.h"
#include "bots/nmbr9_thinker.h"
#include "nmbr9/playout.h"

namespace cifra::bots {
namespace {

using namespace nmbr9;
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

template <const solve::Effort& kEffort>
std::unique_ptr<Bot<Game>> make_thinker() {
  return std::make_unique<Thinker>(kEffort);
}

constexpr std::array kLevels = {
    Level<Game>{"random", "places anywhere it may",
                []() -> std::unique_ptr<Bot<Game>> { return std::make_unique<Random>(); }, 1},  // 1.22 of 200,000 games
    Level<Game>{"easy", "packs the low numbers, lifts the high ones",
                []() -> std::unique_ptr<Bot<Game>> { return std::make_unique<Easy>(); }, 54},  // 54.3 of 20,000 games
    // On the two files of bench/decks: medium 92.7 and 94.0, hard 102.9 and 103.5, expert 103.9 twice (docs/solver.md).
    Level<Game>{"medium", "knows what a position is worth", &make_thinker<kMediumEffort>, 93, {{solve::kValueAsset}}},
    Level<Game>{
        "hard", "plays on in thought before it places", &make_thinker<kHardEffort>, 103, {{solve::kValueAsset}}},
    Level<Game>{"expert", "thinks ten times as long", &make_thinker<kExpertEffort>, 104, {{solve::kValueAsset}}},
};

}  // namespace

template <>
std::span<const Level<Game>> levels<Game>() {
  return kLevels;
}

}  // namespace cifra::bots
