// The search for a known shuffle: every layout is legal, the same work gives the same answer, and it is strong.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/nmbr9/rules/nmbr9.h"
#include "games/nmbr9/search/beam/value_beam.h"
#include "games/nmbr9/search/known_search.h"
#include "tests/bots/sample.h"
#include "tests/games/nmbr9/search/decks.h"

namespace cifra::nmbr9::search {
namespace {

using testing::cards_of;
using testing::decks_of;
using testing::narrow_beam_score;
using testing::refereed;

// Points more than a narrow beam on the same deck, as decks differ more than searches do. The score itself is measured
// by ./test --long (tests/cli/strength.sh).
TEST(KnownSearch, IsStrong) {
  Sample gain;
  std::uint64_t seed = 0;
  for (const auto& cards : decks_of("strength", 16)) {
    KnownSearch search(cards, ++seed);
    search.run(600'000);
    ASSERT_NE(search.best(), nullptr);
    ASSERT_EQ(search.best()->tiles(), 20);
    gain.add(refereed(search.best()->layout(), cards) - narrow_beam_score(cards));
  }
  EXPECT_TRUE(surely_above(gain, 2));
}

// The same when the work is known before, so that one wide beam takes most of it.
TEST(KnownSearch, IsStrongWithOneWideBeam) {
  Sample gain;
  std::uint64_t seed = 0;
  for (const auto& cards : decks_of("strength", 16)) {
    SearchSettings settings;
    settings.work = 600'000;
    KnownSearch search(cards, ++seed, settings);
    while (search.nodes() < settings.work) search.run(1);
    ASSERT_NE(search.best(), nullptr);
    gain.add(refereed(search.best()->layout(), cards) - narrow_beam_score(cards));
  }
  EXPECT_TRUE(surely_above(gain, 2));
}

// However much work there is, narrow beams come before the wide one.
TEST(KnownSearch, HasAnAnswerEarly) {
  SearchSettings settings;
  settings.work = 100'000'000;
  const auto first = KnownSearch(decks_of("known-1", 1)[0], 1, settings).batch();
  ASSERT_EQ(first.size(), 3U);
  EXPECT_EQ(first[0].width, 300U);
  EXPECT_EQ(first[1].width, 3000U);
  EXPECT_GT(first[2].width, 10'000U);
  settings.work *= 1000;
  EXPECT_EQ(KnownSearch(decks_of("known-1", 1)[0], 1, settings).batch().back().width, settings.most_wide_width)
      << "memory";
}

TEST(ValueBeam, EndsSoonWithALayoutWhenToldToStop) {
  const auto cards = decks_of("known-1", 1)[0];
  const Plan plan(kWeights, cards);
  ValueBeam whole(*known_net(), kWeights, plan, cards, 1500);
  ASSERT_NE(whole.run({}, {}), nullptr);
  for (const int after : {0, 4, 9, 23}) {
    int asked = 0;
    ValueBeam beam(*known_net(), kWeights, plan, cards, 1500);
    const SearchBoard* const best = beam.run({}, {.stop = [&] { return asked++ == after; }, .each = {}});
    ASSERT_NE(best, nullptr);
    EXPECT_EQ(asked, after + 1) << "it asks no more";
    EXPECT_GT(refereed(best->layout(), cards), 60);
    EXPECT_LT(beam.nodes(), whole.nodes());
  }
}

TEST(KnownSearch, WorksWithoutTheNetwork) {
  const auto cards = decks_of("known-1", 1)[0];
  KnownSearch search(cards, 1, {}, kWeights, nullptr);
  search.run(1'000'000);
  ASSERT_NE(search.best(), nullptr);
  EXPECT_GE(refereed(search.best()->layout(), cards), 90);
}

TEST(KnownSearch, SameWorkSameAnswer) {
  const auto cards = decks_of("known-1", 1)[0];
  SearchSettings settings;  // so that there are repairs and fresh beams soon
  settings.value_beams = 2;
  settings.most_value_width = 200;
  settings.value_width = 100;
  settings.value_fresh = 8;
  KnownSearch whole(cards, 5, settings);
  whole.run(1'500'000);
  KnownSearch slices(cards, 5, settings);
  while (slices.nodes() < 1'500'000) slices.run(1);
  ASSERT_NE(whole.best(), nullptr);
  EXPECT_EQ(whole.nodes(), slices.nodes());
  EXPECT_EQ(whole.best()->layout(), slices.best()->layout());

  // Tasks of a batch in another order, as threads would do them.
  KnownSearch threads(cards, 5, settings);
  while (threads.nodes() < 1'500'000) {
    const auto tasks = threads.batch();
    std::vector<KnownSearch::Found> found(tasks.size());
    for (std::size_t i = tasks.size(); i-- > 0;) found[i] = threads.perform(tasks[i]);
    for (std::size_t i = 0; i < tasks.size() && threads.nodes() < 1'500'000; ++i) threads.take(tasks[i], found[i]);
  }
  EXPECT_EQ(whole.nodes(), threads.nodes());
  EXPECT_EQ(whole.best()->layout(), threads.best()->layout());
}

TEST(KnownSearch, NeverGetsWorseAndEveryAnswerIsLegal) {
  const auto cards = decks_of("known-1", 2)[1];
  SearchSettings settings;
  settings.most_value_width = 300;
  KnownSearch search(cards, 2, settings);
  int last = 0;
  for (int i = 0; i < 60; ++i) {
    search.run(1);
    if (search.best() == nullptr) continue;
    EXPECT_GE(refereed(search.best()->layout(), cards), last);
    last = search.best()->score();
  }
  EXPECT_GT(last, 0);
}

TEST(KnownSearch, TakesDecksOfOtherLengths) {
  for (const char* const text : {"7", "9,9", "1,2,3", "9,8,7,6,5,4,3,2,1,0,9,8,7,6,5,4,3,2,1,0,9,8,7,6,5,4,3,2,1,0"}) {
    const auto cards = cards_of(text);
    KnownSearch search(cards, 1);
    search.run(300'000);
    ASSERT_NE(search.best(), nullptr) << text;
    EXPECT_EQ(search.best()->tiles(), static_cast<int>(cards.size()));
    const auto highest = std::ranges::max(cards);
    refereed(search.best()->layout(), cards, {'K', highest, 3, static_cast<std::uint8_t>(cards.size())});
  }
}

// Two 9s, and then a 1 can lie on both of them.
TEST(KnownSearch, FindsTheBestOfThreeCards) {
  const std::vector<std::uint8_t> cards = {9, 9, 1};
  KnownSearch search(cards, 1);
  search.run(100'000);
  ASSERT_NE(search.best(), nullptr);
  EXPECT_EQ(search.best()->score(), 1);
}

TEST(Repair, KeepsWhatItWasToldToKeep) {
  const auto cards = decks_of("known-1", 1)[0];
  KnownSearch search(cards, 3, {}, kWeights, nullptr);
  search.run(1);
  const SearchBoard before = *search.best();
  Repair repair(kWeights);
  const std::uint32_t removed = 0b1011'0000'1000'0000'0000;
  const auto after = repair.run(cards, before, removed, 50, {});
  ASSERT_TRUE(after);
  refereed(after->layout(), cards);
  for (int i = 0; i < before.tiles(); ++i) {
    if ((removed >> i & 1) == 0) {
      EXPECT_EQ(before.tile(i), after->tile(i)) << i;
    }
  }
}

}  // namespace
}  // namespace cifra::nmbr9::search
