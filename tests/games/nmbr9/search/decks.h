// Decks by seed for tests of the searches of NMBR 9, and the referee's word on a layout.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/random.h"
#include "games/nmbr9/codec/codec.h"
#include "games/nmbr9/rules/nmbr9.h"
#include "games/nmbr9/search/beam/value_beam.h"

namespace cifra::nmbr9::search::testing {

using Cards = std::vector<std::uint8_t>;

inline Cards cards_of(const std::string& line) {
  Cards cards;
  for (const char c : line) {
    if (c >= '0' && c <= '9') cards.push_back(static_cast<std::uint8_t>(c - '0'));
  }
  return cards;
}

// Decks of the seeds NAME/1, NAME/2, … as `cifra deck --seed` gives them.
inline std::vector<Cards> decks_of(const std::string& name, std::size_t count) {
  std::vector<Cards> list;
  for (std::size_t i = 1; i <= count; ++i) {
    Rng rng(name + "/" + std::to_string(i));
    const nmbr9::Deck deck = nmbr9::shuffled_deck({}, rng);
    list.emplace_back(deck.cards().begin(), deck.cards().end());
  }
  return list;
}

// What a beam of width 20 led by the network comes to: a measure for how good a deck is.
inline int narrow_beam_score(const Cards& cards) {
  const Plan plan(kWeights, cards);
  ValueBeam beam(*known_net(), kWeights, plan, cards, 20);
  const SearchBoard* const best = beam.run({}, {});
  return best == nullptr ? 0 : best->score();
}

// The score of a layout, after the referee has seen it played with this deck.
inline int refereed(const nmbr9::Layout& layout, const Cards& cards, const nmbr9::Variant& variant = {}) {
  nmbr9::Recorded game{variant, variant != nmbr9::Variant{}, {}, {}};
  for (const int card : cards) game.deck.add(card);
  for (const nmbr9::Tile& tile : layout.tiles()) game.placements.push_back({tile.at});
  std::string out;
  JsonText text(out);
  const auto verdict = game::Codec<nmbr9::Game>::judge(game, 1, text);
  EXPECT_TRUE(verdict) << verdict.error().message;
  return layout.score();
}

}  // namespace cifra::nmbr9::search::testing
