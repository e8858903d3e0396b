#include "tests/tiny_game/bots.h"

#include <array>
#include <vector>

namespace cifra::tiny {
namespace {

std::vector<int> left(const game::View<Game>& view) {
  std::vector<int> picks;
  for (int pick = 1; pick < 10; ++pick) {
    if (!view.state.used[static_cast<std::size_t>(view.seat)][static_cast<std::size_t>(pick)]) picks.push_back(pick);
  }
  return picks;
}

// Any number it has left.
class Random : public game::Bot<Game> {
 public:
  int choose(const game::View<Game>& view, Rng& rng, const Stop&) override {
    const std::vector<int> picks = left(view);
    return picks[rng.below(static_cast<std::uint32_t>(picks.size()))];
  }
};

// The lowest number that beats the card, or else the lowest of all.
class Easy : public game::Bot<Game> {
 public:
  int choose(const game::View<Game>& view, Rng&, const Stop&) override {
    const std::vector<int> picks = left(view);
    for (const int pick : picks) {
      if (pick > *view.state.card) return pick;
    }
    return picks.front();
  }
};

template <class B>
std::unique_ptr<game::Bot<Game>> make() {
  return std::make_unique<B>();
}

constexpr std::array<game::Level<Game>, 2> kLevels = {{
    {{"random", "picks any number it has left"}, &make<Random>},
    {{"easy", "picks the lowest number that beats the card"}, &make<Easy>},
}};

}  // namespace
}  // namespace cifra::tiny

namespace cifra::game {

template <>
std::span<const Level<tiny::Game>> levels<tiny::Game>() {
  return tiny::kLevels;
}

}  // namespace cifra::game
