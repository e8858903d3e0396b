// The highest score of a free order: bounds against stacks, small variants against a plain search, and that the answer
// does not depend on how the work is divided.
#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "games/nmbr9/bounds/descent.h"
#include "games/nmbr9/bounds/lay_out.h"
#include "tests/games/nmbr9/bounds/rules.h"

namespace cifra::nmbr9::bounds {
namespace {

nmbr9::Variant variant_of(std::string_view text) { return *nmbr9::Variant::parse(text); }

// What was played is never more than the bounds allow, cut at any level; and every level may carry the next.
void expect_within(const Bound& bound, const nmbr9::Layout& layout) {
  const Supply& supply = bound.supply();
  const auto tiles_on = [&](int level) {
    Index set = 0;
    for (const nmbr9::Tile& tile : layout.tiles()) set += tile.at.level == level ? supply.unit(tile.number) : 0;
    return set;
  };
  EXPECT_LE(layout.score(), bound.any());
  Index left = supply.full();
  int score = 0;
  for (int level = layout.levels() - 1; level >= 0; --level) {
    if (level + 1 < layout.levels()) {
      EXPECT_TRUE(bound.may_carry(tiles_on(level), tiles_on(level + 1)));
      score += supply.used_value(left);
    }
    left -= tiles_on(level);
    EXPECT_GE(score + bound.below(left, tiles_on(level)), layout.score()) << "level " << level;
  }
  EXPECT_EQ(score, layout.score());
}

struct Found {
  int score = 0;
  nmbr9::Layout layout;
  std::vector<State> states;
  bool complete = false;
};

Found search(const nmbr9::Variant& variant, const Bound& bound, int target, std::size_t piece) {
  Descent descent(bound, target);
  for (auto states = descent.next(); !states.empty(); states = descent.next()) {
    std::vector<Growth> growths;
    for (std::size_t at = 0; at < states.size(); at += piece) {
      growths.push_back(grow(bound, target, states.subspan(at, std::min(piece, states.size() - at))));
    }
    for (std::size_t i = 0; i < growths.size(); ++i) descent.take(i * piece, std::move(growths[i]));
  }
  Found found{0, {}, descent.states(), descent.complete()};
  if (const std::vector<Level> stack = descent.stack(); !stack.empty()) {
    const auto laid = lay_out(variant, stack);
    EXPECT_TRUE(laid) << "levels that do not lie on each other";
    if (laid) {
      EXPECT_EQ(laid->deck.size(), variant.cards);
      EXPECT_GE(laid->layout.score(), descent.score());
      found.score = laid->layout.score();
      found.layout = laid->layout;
      expect_within(bound, laid->layout);
    }
  }
  return found;
}

int maximum(std::string_view text) {
  const nmbr9::Variant variant = variant_of(text);
  const Supply supply(variant);
  const Bound bound(supply, {});
  for (int target = bound.any(); target > 0; --target) {
    const Found found = search(variant, bound, target, 100);
    if (found.score > 0) {
      EXPECT_EQ(found.score, target);
      return found.score;
    }
    EXPECT_TRUE(found.complete);
  }
  return 0;
}

// Every legal layout, by the rules alone: every arrangement of every multiset of tiles as level 0, each once, and the
// others on it in every order and way, level after level (any layout can be laid in that order); without the ones in
// which even the highest numbers left, as high as the cards allow, would not come above `floor`.
class PlainSearch {
 public:
  PlainSearch(const nmbr9::Variant& variant, int floor)
      : variant_(variant), left_(variant.highest + std::size_t{1}, variant.copies), best_(floor) {}
  int best() {
    choose(0);
    return best_;
  }

 private:
  // The tiles of level 0, from `number` on.
  void choose(std::size_t number) {
    if (number < left_.size()) {
      const int copies = left_[number];
      for (int used = 0; used <= copies; ++used) {
        left_[number] = copies - used;
        choose(number + 1);
        table_.push_back(static_cast<int>(number));
      }
      left_[number] = copies;
      table_.resize(table_.size() - static_cast<std::size_t>(copies) - 1);
      return;
    }
    if (table_.empty() || static_cast<int>(table_.size()) > variant_.cards || !can_win({}, table_.size(), 1)) return;
    for (const auto& [level, layout] : testing::arrangements(table_)) add(layout, 1);
  }

  // Whether a layout of `laid` tiles, all further ones on `level` and above, may come above the best.
  bool can_win(const nmbr9::Layout& layout, std::size_t laid, int level) const {
    // A tile on level l has two tiles at least on each of the l levels below, and no card opens more than one level.
    int most = layout.score();
    int card = variant_.cards - 1;
    for (int number = variant_.highest; number >= 0; --number) {
      for (int copy = 0; copy < left_[static_cast<std::size_t>(number)] && card >= static_cast<int>(laid); ++copy) {
        most += number * std::min(card / 2, std::max(layout.levels(), level) + card - static_cast<int>(laid));
        --card;
      }
    }
    return most > best_;
  }

  void add(const nmbr9::Layout& layout, int level) {
    best_ = std::max(best_, layout.score());
    const std::size_t laid = layout.tiles().size();
    if (static_cast<int>(laid) == variant_.cards || !can_win(layout, laid, level)) return;
    for (int next = variant_.highest; next >= 0; --next) {
      if (left_[static_cast<std::size_t>(next)] == 0) continue;
      nmbr9::PlacementBuffer buffer;
      --left_[static_cast<std::size_t>(next)];
      for (const nmbr9::Placement& placement : nmbr9::legal_placements(layout, next, buffer)) {
        if (placement.level < level) continue;
        nmbr9::Layout more = layout;
        more.place_unchecked(next, placement);
        add(more, placement.level);
      }
      ++left_[static_cast<std::size_t>(next)];
    }
  }

  nmbr9::Variant variant_;
  std::vector<int> left_;
  std::vector<int> table_;
  int best_;
};

TEST(MaximumSearch, SmallVariantsAgainstAPlainSearch) {
  for (const char* text :
       {"F-0-1-1", "F-1-1-2", "F-2-1-3", "F-9-1-3", "F-2-2-4", "F-3-1-4", "F-4-1-4", "F-9-1-4", "F-2-2-5", "F-4-1-5"}) {
    const int best = maximum(text);
    PlainSearch plain(variant_of(text), best - 1);
    EXPECT_EQ(plain.best(), best) << text;
  }
}

TEST(MaximumSearch, FiveCardsWithOneAndTwoCopies) {
  EXPECT_EQ(maximum("F-6-1-5"), 17);
  EXPECT_EQ(maximum("F-6-2-5"), 19);
}

TEST(MaximumSearch, PartsDoNotMatter) {
  const nmbr9::Variant variant = variant_of("F-9-1-6");
  const Supply supply(variant);
  const Bound bound(supply, {});
  const Found one = search(variant, bound, 34, 1);
  const Found all = search(variant, bound, 34, 100'000);
  EXPECT_EQ(one.layout, all.layout);
  ASSERT_EQ(one.states.size(), all.states.size());
  EXPECT_GT(one.states.size(), 50U);
  for (std::size_t i = 0; i < one.states.size(); ++i) {
    EXPECT_EQ(one.states[i].lowest, all.states[i].lowest);
    EXPECT_EQ(one.states[i].left, all.states[i].left);
    EXPECT_EQ(one.states[i].score, all.states[i].score);
  }
}

TEST(MaximumBound, HoldsForWhateverIsPlayed) {
  Fits fits;
  ASSERT_TRUE(load_fits(fits));
  const nmbr9::Variant variant = variant_of("F-9-2-20");
  const Supply supply(variant);
  const Bound bound(supply, {&fits});
  EXPECT_EQ(bound.any(), 338);  // far above what there is, and never to be raised
  Rng rng("maximum bound");
  nmbr9::PlacementBuffer buffer;
  int highest = 0;
  for (int game = 0; game < 300; ++game) {
    const nmbr9::Deck deck = nmbr9::shuffled_deck(variant, rng);
    nmbr9::Layout layout;
    for (const int number : deck.cards()) {
      const auto places = nmbr9::legal_placements(layout, number, buffer);
      // Most tiles as high as they can go, so that the stacks get high.
      const bool high = rng.below(8) != 0;
      const auto top = std::ranges::max(places, {}, &nmbr9::Placement::level).level;
      std::vector<nmbr9::Placement> choice;
      for (const nmbr9::Placement& place : places) {
        if (!high || place.level == top) choice.push_back(place);
      }
      layout.place_unchecked(number, choice[rng.below(static_cast<std::uint32_t>(choice.size()))]);
    }
    highest = std::max(highest, layout.levels());
    expect_within(bound, layout);
  }
  EXPECT_GE(highest, 3);
}

TEST(MaximumBound, TheTablesThatComeWithTheEngineAreThoseComputed) {
  Fits fits;
  ASSERT_TRUE(load_fits(fits));
  for (std::size_t cls = 0; cls < kClasses; cls += cls < 65 ? 1 : 19) {
    EXPECT_EQ(fits.on[cls], fits_on(static_cast<int>(cls), 9, kFitsCopies)) << cls;
  }
}

}  // namespace
}  // namespace cifra::nmbr9::bounds
