// What tests of solvers of NMBR 9 share: decks of bench/decks, and the referee's word on a layout.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

#include "games/nmbr9/codec/codec.h"
#include "games/nmbr9/rules/nmbr9.h"

namespace cifra::nmbr9::search::testing {

using Cards = std::vector<std::uint8_t>;

inline Cards cards_of(const std::string& line) {
  Cards cards;
  for (const char c : line) {
    if (c >= '0' && c <= '9') cards.push_back(static_cast<std::uint8_t>(c - '0'));
  }
  return cards;
}

// The first ones of a file.
inline std::vector<Cards> bench_decks(const std::string& file_name, std::size_t count) {
  std::ifstream file(CIFRA_SOURCE_DIR "/bench/decks/" + file_name);
  std::vector<Cards> list;
  for (std::string line; list.size() < count && std::getline(file, line);) list.push_back(cards_of(line));
  EXPECT_EQ(list.size(), count) << file_name;
  return list;
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
