// The board of the searches against the board of the rules: the same placements, the same layouts, one hash for the
// same squares.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/nmbr9/rules/generate.h"
#include "games/nmbr9/rules/nmbr9.h"
#include "games/nmbr9/search/board/board.h"

namespace cifra::nmbr9::search {
namespace {

std::vector<nmbr9::Placement> moves_of(const SearchBoard& board, int number) {
  std::vector<nmbr9::Placement> placements;
  board.for_each_move(number, [&](const Move& move) { placements.push_back(board.placement(move)); });
  return placements;
}

// Whether a placement keeps the layout within the window as it now lies: what the search board promises to generate.
bool in_window(const nmbr9::Layout& layout, int number, const nmbr9::Placement& at) {
  const nmbr9::Bounds& bounds = layout.bounds();
  const nmbr9::Shape& shape = nmbr9::shape_of(number, at.rotation);
  const int width = bounds.right - bounds.left;
  const int height = bounds.bottom - bounds.top;
  if (width <= kSide - 2 * nmbr9::kMaxSide && height <= kSide - 2 * nmbr9::kMaxSide) return true;
  const int margin_x = (kSide - width) / 2 - 1;
  const int margin_y = (kSide - height) / 2 - 1;
  return at.x >= bounds.left - margin_x && at.x + shape.width <= bounds.right + margin_x &&
         at.y >= bounds.top - margin_y && at.y + shape.height <= bounds.bottom + margin_y;
}

RC_GTEST_PROP(SearchBoard, GeneratesWhatTheRulesAllow, (const std::string& seed)) {
  Rng rng(seed);
  const nmbr9::Deck deck = nmbr9::shuffled_deck({}, rng);
  nmbr9::PlacementBuffer buffer;
  SearchBoard board;
  for (const int number : deck.cards()) {
    const nmbr9::Layout layout = board.layout();
    RC_ASSERT(layout.score() == board.score());
    RC_ASSERT(layout.levels() == board.levels());
    const std::span<const nmbr9::Placement> legal = nmbr9::legal_placements(layout, number, buffer);
    const std::vector<nmbr9::Placement> found = moves_of(board, number);
    if (board.tiles() > 0) {
      for (const nmbr9::Placement& one : found) RC_ASSERT(std::ranges::find(legal, one) != legal.end());
      for (const nmbr9::Placement& one : legal) {
        RC_ASSERT(!in_window(layout, number, one) || std::ranges::find(found, one) != found.end());
      }
    }
    std::vector<Move> moves;
    board.for_each_move(number, [&](const Move& move) { moves.push_back(move); });
    if (moves.empty()) break;  // random layouts may fill the window
    // High levels and the middle are rare in a random layout, so they are preferred.
    Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    if (rng.below(3) != 0) move = moves.back();
    const std::uint64_t expected = board.hash_after(number, move);
    RC_ASSERT(layout.check(number, board.placement(move)).has_value());
    board.place(number, move);
    RC_ASSERT(board.hash() == expected);
  }
  const auto copy = SearchBoard::from(board.layout());
  RC_ASSERT(copy.has_value());
  RC_ASSERT(copy->hash() == board.hash());
  RC_ASSERT(copy->layout() == board.layout());
}

TEST(SearchBoard, HashKnowsSquaresAndLevelsOnly) {
  // Two 8s side by side, in either order and at any place of the table; and one of them moved down by one.
  const auto hash_of = [](std::vector<nmbr9::Placement> placements) {
    nmbr9::Layout layout;
    for (const nmbr9::Placement& at : placements) EXPECT_TRUE(layout.place(8, at));
    return SearchBoard::from(layout)->hash();
  };
  const std::uint64_t hash = hash_of({{0, 0, 0, 0}, {2, 0, 0, 0}});
  EXPECT_EQ(hash, hash_of({{-7, 5, 0, 0}, {-9, 5, 0, 0}}));
  EXPECT_NE(hash, hash_of({{0, 0, 0, 0}, {2, 1, 0, 0}}));
  EXPECT_NE(hash, hash_of({{0, 0, 0, 0}, {-1, 4, 0, 0}}));
}

TEST(SearchBoard, RefusesWhatItsWindowCannotHold) {
  nmbr9::Layout layout;
  for (int i = 0; i < 4; ++i) ASSERT_TRUE(layout.place(1, {0, static_cast<std::int16_t>(4 * i), 0, 0}));
  EXPECT_TRUE(SearchBoard::from(layout).has_value());
  ASSERT_TRUE(layout.place(1, {0, 16, 0, 0}));
  EXPECT_FALSE(SearchBoard::from(layout).has_value());
}

// Random layouts are wider than the window. What it shows of them is there as it lies: hardly a placement on it breaks
// a rule, and none overlaps a tile that is shown in part.
TEST(SearchBoard, OfALargeLayoutThereIsAPart) {
  Rng rng("part");
  nmbr9::PlacementBuffer buffer;
  int large = 0;
  int placements = 0;
  int wrong = 0;
  for (int game = 0; game < 60; ++game) {
    nmbr9::Layout layout;
    for (const int number : nmbr9::shuffled_deck({}, rng).cards()) {
      const auto board = SearchBoard::part_of(layout);
      ASSERT_TRUE(board);
      if (!SearchBoard::from(layout)) {
        ++large;
        EXPECT_GE(board->tiles(), 2);
        for (const nmbr9::Placement& one : moves_of(*board, number)) {
          const auto checked = layout.check(number, one);
          ++placements;
          if (checked) continue;
          EXPECT_EQ(checked.error(), nmbr9::Refusal::kOneTileSupport);
          ++wrong;
        }
      }
      const auto all = nmbr9::legal_placements(layout, number, buffer);
      layout.place_unchecked(number, all[rng.below(static_cast<std::uint32_t>(all.size()))]);
    }
  }
  EXPECT_GT(large, 200);
  EXPECT_GT(placements, 10'000);
  EXPECT_LT(wrong, placements / 100);
}

}  // namespace
}  // namespace cifra::nmbr9::search
