// Playable: what the law tests must know about each game, that is some options, legal and illegal actions, and what
// bounds its scores. A new game joins the laws by a specialisation of Playable and its name in Games (laws.h).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/nmbr9/rules/generate.h"
#include "games/nmbr9/rules/nmbr9.h"
#include "games/nmbr9/rules/playout.h"
#include "games/the_number/rules/the_number.h"
#include "tests/tiny_game/rules.h"

namespace cifra::laws {

template <class G>
struct Playable;

template <>
struct Playable<the_number::Game> {
  using Game = the_number::Game;

  static the_number::Options options(Rng& rng) {
    the_number::Options options;
    options.rounds = static_cast<std::uint8_t>(1 + rng.below(3));
    options.slips = rng.below(2) == 0 ? the_number::Slips::kVoid : the_number::Slips::kReject;
    for (std::uint8_t& bonus : options.bonuses) {
      if (rng.below(4) == 0) bonus = static_cast<std::uint8_t>(rng.below(100));
    }
    return options;
  }
  static int rounds(const the_number::Options& options) { return options.rounds * the_number::kTurns; }
  static int highest_score(const the_number::Options& options) {
    int of_a_round = 10 + 9;  // crossed-out digits, and the doubling
    for (const int bonus : options.bonuses) of_a_round += 9 + bonus;
    return options.rounds * of_a_round;
  }

  static the_number::Number legal(const the_number::State& state, int seat, Rng& rng) {
    const the_number::DigitSet available = state.available[static_cast<std::size_t>(seat)];
    const auto digit = [&] {
      return the_number::digit_at(available, rng.below(static_cast<std::uint32_t>(std::popcount(available))));
    };
    const unsigned first = digit();
    const unsigned second = digit();
    return {first, second, digit()};
  }
  static std::vector<the_number::Number> illegal(const the_number::State& state, int seat, Rng& /*rng*/) {
    std::vector<the_number::Number> numbers = {the_number::Number()};
    if (state.options.slips == the_number::Slips::kVoid) return numbers;
    for (unsigned digit = 0; digit < 10; ++digit) {
      if ((state.available[static_cast<std::size_t>(seat)] >> digit & 1) == 0) numbers.push_back({0, 0, digit});
    }
    return numbers;
  }

  // Another secret that nobody can tell from this one yet.
  static Game::Secret alternative(const the_number::State& /*state*/, const Game::Secret& secret, Rng& /*rng*/) {
    return secret;
  }
};

template <>
struct Playable<nmbr9::Game> {
  using Game = nmbr9::Game;

  static nmbr9::Variant options(Rng& rng) {
    constexpr std::array kVariants = {"U-9-2-20", "U-9-2-20", "K-5-3-18", "F-9-1-10", "U-3-2-8", "K-0-1-1"};
    return *nmbr9::Variant::parse(kVariants[rng.below(kVariants.size())]);
  }
  static int rounds(const nmbr9::Variant& variant) { return variant.cards; }
  static int highest_score(const nmbr9::Variant& variant) {
    int score = 0;  // the tile on level L has two tiles at least on each level below
    for (int tile = 0; tile < variant.cards; ++tile) score += variant.highest * (tile / 2);
    return score;
  }

  static nmbr9::Placement legal(const nmbr9::State& state, int seat, Rng& rng) {
    const nmbr9::Layout& layout = state.layouts[static_cast<std::size_t>(seat)];
    if (!layout.tiles().empty()) return nmbr9::random_placement(layout, *nmbr9::open_card(state), rng);
    const auto coordinate = [&] { return static_cast<std::int16_t>(static_cast<int>(rng.below(2001)) - 1000); };
    const std::int16_t x = coordinate();
    const std::int16_t y = coordinate();
    return {x, y, 0, static_cast<std::uint8_t>(rng.below(4))};
  }
  static std::vector<nmbr9::Placement> illegal(const nmbr9::State& state, int seat, Rng& rng) {
    const nmbr9::Layout& layout = state.layouts[static_cast<std::size_t>(seat)];
    std::vector<nmbr9::Placement> placements = {{0, 0, 0, 4},    {1001, 0, 0, 0}, {0, -1001, 0, 0},
                                                {0, 0, 1001, 0}, {0, 0, 999, 0},  {0, 0, 65535, 3}};
    if (layout.tiles().empty()) return placements;
    const nmbr9::Placement last = layout.tiles().back().at;
    const auto above = static_cast<std::uint16_t>(layout.levels() + 1);
    placements.push_back({last.x, last.y, above, last.rotation});
    const int x = layout.bounds().left > 0 ? -1000 : 1000;  // far away
    placements.push_back({static_cast<std::int16_t>(x), 0, 0, static_cast<std::uint8_t>(rng.below(4))});
    return placements;
  }

  static nmbr9::Deck alternative(const nmbr9::State& state, const nmbr9::Deck& deck, Rng& rng) {
    std::vector<std::uint8_t> cards(deck.cards().begin(), deck.cards().end());
    rng.shuffle(std::span<std::uint8_t>(cards).subspan(state.dealt.size()));
    nmbr9::Deck other;
    for (const std::uint8_t card : cards) other.add(card);
    return other;
  }
};

template <>
struct Playable<tiny::Game> {
  using Game = tiny::Game;

  static tiny::Options options(Rng& rng) { return {static_cast<int>(1 + rng.below(9))}; }
  static int rounds(const tiny::Options& options) { return options.rounds; }
  static int highest_score(const tiny::Options& options) { return 9 * options.rounds; }

  static int legal(const tiny::State& state, int seat, Rng& rng) {
    for (;;) {
      const auto pick = static_cast<int>(1 + rng.below(9));
      if (!state.used[static_cast<std::size_t>(seat)][static_cast<std::size_t>(pick)]) return pick;
    }
  }
  static std::vector<int> illegal(const tiny::State& state, int seat, Rng& /*rng*/) {
    std::vector<int> picks = {-1, 0, 10, 1000000};
    for (int pick = 1; pick < 10; ++pick) {
      if (state.used[static_cast<std::size_t>(seat)][static_cast<std::size_t>(pick)]) picks.push_back(pick);
    }
    return picks;
  }

  static tiny::Game::Secret alternative(const tiny::State& state, tiny::Game::Secret deck, Rng& rng) {
    const auto known = static_cast<std::size_t>(state.round + (state.card ? 1 : 0));
    rng.shuffle(std::span<int>(deck).subspan(known));
    return deck;
  }
};

}  // namespace cifra::laws
