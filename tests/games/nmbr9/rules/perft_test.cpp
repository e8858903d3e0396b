// Perft, as chess programs do it: how many layouts there are after the first k cards of a deck, every legal placement
// played out. The engine, the naive implementation and the constants must agree.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "games/nmbr9/rules/generate.h"
#include "tests/games/nmbr9/rules/naive.h"

namespace cifra::nmbr9 {
namespace {

int card(char c) { return c - '0'; }

std::uint64_t perft(const Layout& layout, std::string_view cards) {
  const int number = card(cards[0]);
  if (cards.size() == 1) return count_placements(layout, number);
  PlacementBuffer buffer;
  std::uint64_t leaves = 0;
  for (const Placement& placement : legal_placements(layout, number, buffer)) {
    Layout next = layout;
    next.place_unchecked(number, placement);
    leaves += perft(next, cards.substr(1));
  }
  return leaves;
}

std::uint64_t perft(const naive::Table& table, std::string_view cards) {
  const std::vector<Placement> list = table.legal(card(cards[0]));
  if (cards.size() == 1) return list.size();
  std::uint64_t leaves = 0;
  for (const Placement& placement : list) {
    naive::Table next = table;
    next.place(card(cards[0]), placement);
    leaves += perft(next, cards.substr(1));
  }
  return leaves;
}

struct Perft {
  std::string_view cards;
  std::array<std::uint64_t, 4> leaves;  // after one card, two, three, four
};

// The naive implementation has counted the fourth column too, once; it takes most of a minute.
constexpr std::array kPerfts = std::to_array<Perft>({
    {"0123", {2, 168, 19232, 2812940}},
    {"4567", {4, 352, 41992, 5989468}},
    {"8901", {2, 168, 9988, 1457020}},
    {"9900", {4, 352, 21592, 1645328}},
    {"1111", {4, 288, 28096, 3396584}},
    {"5533", {4, 388, 50128, 7990888}},
    {"0099", {2, 96, 11936, 1793592}},
    {"8888", {2, 80, 4328, 289064}},
    {"7261", {4, 336, 38620, 5434124}},
    {"9597", {4, 368, 44796, 6555796}},
});

TEST(Perft, EngineAgreesWithTheConstants) {
  for (const Perft& expected : kPerfts) {
    for (std::size_t depth = 1; depth <= expected.leaves.size(); ++depth) {
      EXPECT_EQ(perft(Layout(), expected.cards.substr(0, depth)), expected.leaves[depth - 1])
          << expected.cards << " " << depth;
    }
  }
}

TEST(Perft, NaiveAgreesWithTheConstantsToDepthThree) {
  for (const Perft& expected : kPerfts) {
    for (std::size_t depth = 1; depth <= 3; ++depth) {
      EXPECT_EQ(perft(naive::Table(), expected.cards.substr(0, depth)), expected.leaves[depth - 1])
          << expected.cards << " " << depth;
    }
  }
}

}  // namespace
}  // namespace cifra::nmbr9
