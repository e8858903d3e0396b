// The bound for a known shuffle holds for whatever is played; and the stacks of the hall of fame are what they say.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "base/random.h"
#include "game/game_type.h"
#include "games/nmbr9/bounds/known_bound.h"
#include "games/nmbr9/codec/codec.h"
#include "games/nmbr9/rules/generate.h"
#include "record/read.h"
#include "record/referee.h"
#include "tests/games/nmbr9/bounds/rules.h"

namespace cifra::nmbr9::bounds {
namespace {

constexpr std::size_t kWidth = 1'000'000;

TEST(MaximumKnown, TheBoundHoldsForWhateverIsPlayed) {
  Fits fits;
  ASSERT_TRUE(load_fits(fits));
  Rng rng("known bound");
  for (int shuffle = 0; shuffle < 20; ++shuffle) {
    const nmbr9::Deck deck = nmbr9::shuffled_deck(nmbr9::Variant{}, rng);
    const KnownBound bound = known_bound(deck.cards(), fits, 100, kWidth);
    EXPECT_TRUE(bound.complete);
    EXPECT_LT(bound.bound, 262);  // no shuffle has more than the best order
    // Fewer cards, a smaller bound; and what was dropped for lack of room is not forgotten.
    EXPECT_LE(known_bound(deck.cards().first(15), fits, 0, kWidth).bound, bound.bound);
    EXPECT_GE(known_bound(deck.cards(), fits, 100, 1000).bound, bound.bound);
    for (int game = 0; game < 20; ++game) EXPECT_LE(testing::climb(deck.cards(), rng).score(), bound.bound);
  }
}

// Every layout of a few cards, by the rules alone.
int best_of(const nmbr9::Layout& layout, std::span<const std::uint8_t> cards) {
  if (cards.empty()) return layout.score();
  nmbr9::PlacementBuffer buffer;
  int best = 0;
  for (const nmbr9::Placement& place : nmbr9::legal_placements(layout, cards[0], buffer)) {
    nmbr9::Layout next = layout;
    next.place_unchecked(cards[0], place);
    best = std::max(best, best_of(next, cards.subspan(1)));
  }
  return best;
}

TEST(MaximumKnown, ThreeCardsExactly) {
  Fits fits;
  ASSERT_TRUE(load_fits(fits));
  for (std::uint8_t last = 0; last < 10; ++last) {
    for (std::uint8_t first = 0; first < 10; first = static_cast<std::uint8_t>(first + 3)) {
      const std::array<std::uint8_t, 3> cards = {first, 4, last};
      EXPECT_EQ(known_bound(cards, fits, 0, kWidth).bound, best_of({}, cards)) << int{first} << " 4 " << int{last};
    }
  }
}

// docs/hall-of-fame/NAME.json: the referee agrees, README.md says the score, and the order and the layout keep the
// bound.
TEST(MaximumKnown, HallOfFame) {
  const std::filesystem::path folder = std::filesystem::path(CIFRA_SOURCE_DIR) / "docs/hall-of-fame";
  std::ifstream readme(folder / "README.md");
  const std::string words{std::istreambuf_iterator<char>(readme), {}};
  Fits fits;
  Tight tight;
  ASSERT_TRUE(load_fits(fits) && tight.load());
  int records = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".json") continue;
    ++records;
    std::ifstream file(entry.path());
    std::string line;
    ASSERT_TRUE(std::getline(file, line));
    const auto record = record::read_record(line);
    ASSERT_TRUE(record) << entry.path();
    const auto judged = record::judge(*record);
    ASSERT_TRUE(judged) << entry.path();
    const json::value parsed = *parse_json(*judged, "bad");
    const json::object* const verdict = parsed.if_object();
    EXPECT_TRUE(verdict->at("finished").as_bool());
    const auto score = static_cast<int>(verdict->at("scores").as_array()[0].as_int64());
    const std::string row = "| `" + entry.path().stem().string() + "` | " + std::to_string(score) + " |";
    EXPECT_NE(words.find(row), std::string::npos) << row;
    EXPECT_TRUE(std::filesystem::exists(folder / (entry.path().stem().string() + ".svg")));
    const auto& game = *game::recorded_as<nmbr9::Game>(*record->game);
    EXPECT_GE(known_bound(game.deck.cards(), fits, 0, kWidth, &tight).bound, score) << entry.path();
  }
  EXPECT_GE(records, 3);
}

}  // namespace
}  // namespace cifra::nmbr9::bounds
