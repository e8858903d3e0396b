// The learned value of NMBR 9 positions: what changes with a placement is computed as the whole would be, files are
// read with care, and advice is what the games played on say.
#include "games/nmbr9/search/value/value.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "games/nmbr9/rules/generate.h"
#include "games/nmbr9/rules/nmbr9.h"
#include "games/nmbr9/rules/playout.h"
#include "games/nmbr9/search/value/advice.h"
#include "games/nmbr9/search/value/lookahead.h"

namespace cifra::nmbr9::search::value_test {
namespace {

// Weights of no meaning, so that any fact that is wrong or missing shows.
ValueNet any_net() {
  Rng rng("any net");
  const auto small = [&](int most) { return static_cast<int>(rng.below(2 * static_cast<unsigned>(most) + 1)) - most; };
  ValueNet net;
  for (Row& row : net.rows) {
    for (std::size_t i = 0; i < kHidden; ++i) row.parts[i / 16][i % 16] = static_cast<std::int16_t>(small(150));
  }
  for (int level = 1; level <= kWindowLevels; ++level) {
    net.rows[static_cast<std::size_t>(windows_of(level))] = {};  // the bare window is no fact
  }
  for (ValueNet::Head& head : net.heads) {
    for (auto& weights : head.second) {
      for (std::int16_t& weight : weights) weight = static_cast<std::int16_t>(small(60));
    }
    for (std::int32_t& weight : head.out) weight = small(100);
    for (std::int32_t& bias : head.second_bias) bias = small(60000);
    head.direct = small(300);
    head.out_bias = small(60000);
  }
  return net;
}

Coming whole_deck() {
  Coming coming;
  coming.left.fill(2);
  coming.rounds = 20;
  return coming;
}

void draw(Coming& coming, int card) {
  --coming.left[static_cast<std::size_t>(card)];
  --coming.rounds;
}

std::vector<Move> all_moves(const SearchBoard& board, int number) {
  std::vector<Move> moves;
  board.for_each_move(number, [&](const Move& move) { moves.push_back(move); });
  return moves;
}

TEST(Nmbr9Value, WhatAPlacementChangesIsWhatTheWholeSays) {
  const ValueNet net = any_net();
  Outlook outlook(net);
  Lookahead player(*value_net());
  Rng rng("changes");
  int checked = 0;
  int highest = 0;
  for (int game = 0; game < 12; ++game) {
    const nmbr9::Deck deck = nmbr9::shuffled_deck({}, rng);
    SearchBoard board;
    Coming coming = whole_deck();
    for (const int card : deck.cards().first(19)) {
      draw(coming, card);
      outlook.look_at(board, coming);
      const auto moves = all_moves(board, card);
      if (moves.empty()) break;
      for (const Move& move : moves) {
        if (move.level == 0 && rng.below(8) != 0) continue;
        SearchBoard after = board;
        after.place(card, move);
        std::vector<std::uint16_t> facts;
        all_facts(after, coming, facts);
        Row sum = net.bias;
        for (const std::uint16_t fact : facts) sum += net.rows.at(fact);
        ASSERT_EQ(outlook.value_after(card, move), net.value(sum, head_of(coming.rounds)));
        highest = std::max<int>(highest, move.level);
        ++checked;
      }
      const bool good = rng.below(4) != 0;
      board.place(card, good ? player.rank(board, card, coming, {}, rng)[0].move
                             : moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
  EXPECT_GT(checked, 2000);
  EXPECT_GE(highest, 3);
}

TEST(Nmbr9Value, AQuarterTurnChangesNothing) {
  std::vector<bool> used(kWindowClasses);
  for (int code = 0; code < kWindowCodes; ++code) {
    std::array<int, 9> squares;
    for (int rest = code; int& square : squares) square = rest % 3, rest /= 3;
    int turned = 0;
    for (int x = 3; x-- > 0;) {
      for (int y = 0; y < 3; ++y) turned = 3 * turned + squares[static_cast<std::size_t>(3 * y + x)];
    }
    const std::uint16_t index = kWindowClass[static_cast<std::size_t>(code)];
    ASSERT_EQ(index, kWindowClass[static_cast<std::size_t>(turned)]);
    used.at(index) = true;
  }
  EXPECT_EQ(std::ranges::count(used, true), kWindowClasses);
  EXPECT_EQ(kWindowClass[0], 0);
}

TEST(Nmbr9Value, TheFileIsReadAsItWasWritten) {
  const ValueNet net = any_net();
  const auto bytes = net.write();
  const auto again = ValueNet::read(bytes);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->write(), bytes);
  for (std::size_t cut : {std::size_t{0}, std::size_t{7}, bytes.size() / 2, bytes.size() - 1}) {
    EXPECT_FALSE(ValueNet::read(std::span(bytes).first(cut))) << cut;
  }
  auto longer = bytes;
  longer.push_back(0);
  EXPECT_FALSE(ValueNet::read(longer));
  auto other = bytes;
  other[0] = 'X';
  EXPECT_FALSE(ValueNet::read(other));
}

// The network that comes with the engine, on a game that is always the same: the same on every compiler.
TEST(Nmbr9Value, TheShippedNetworkPlaysTheSameEverywhere) {
  const ValueNet* const net = value_net();
  ASSERT_NE(net, nullptr);
  Lookahead lookahead(*net);
  Rng rng("golden");
  std::string scores;
  for (const Effort& effort : {Effort{}, Effort{.candidates = 4, .depth = 2, .work = 3000}}) {
    const nmbr9::Deck deck = nmbr9::shuffled_deck({}, rng);
    SearchBoard board;
    Coming coming = whole_deck();
    std::uint64_t sum = 0;
    for (const int card : deck.cards()) {
      draw(coming, card);
      const auto options = lookahead.rank(board, card, coming, effort, rng);
      ASSERT_FALSE(options.empty());
      sum = 31 * sum + static_cast<std::uint64_t>(options[0].mean());
      board.place(card, options[0].move);
    }
    scores += std::to_string(board.score()) + " " + std::to_string(sum % 1000003) + " ";
  }
  EXPECT_EQ(scores, "66 516183 103 467318 ");
}

TEST(Nmbr9Advice, OfTheLastCardIsExact) {
  Rng rng("last");
  const nmbr9::Deck deck = nmbr9::shuffled_deck({}, rng);
  Lookahead lookahead(*value_net());
  SearchBoard board;
  Coming coming = whole_deck();
  for (const int card : deck.cards().first(19)) {
    draw(coming, card);
    board.place(card, lookahead.rank(board, card, coming, {}, rng)[0].move);
  }
  const int card = deck.cards()[19];
  draw(coming, card);
  const auto advice = advise(*value_net(), board.layout(), card, coming, rng);
  ASSERT_FALSE(advice.empty());
  nmbr9::PlacementBuffer buffer;
  int best = 0;
  for (const nmbr9::Placement& at : legal_placements(board.layout(), card, buffer)) {
    best = std::max(best, board.score() + card * at.level);
  }
  EXPECT_EQ(advice[0].expected, best);
  EXPECT_EQ(advice[0].standard_error, 0);
}

// What the best placements of these cards bring, in this order.
int most_points(const SearchBoard& board, std::span<const std::uint8_t> cards) {
  int most = 0;
  for (const Move& move : all_moves(board, cards[0])) {
    SearchBoard after = board;
    after.place(cards[0], move);
    most = std::max(most, cards[0] * move.level + (cards.size() == 1 ? 0 : most_points(after, cards.subspan(1))));
  }
  return most;
}

// With two cards to come everything can be tried, and games played on in a tree come near it.
TEST(Nmbr9Advice, OfTheLastButTwoIsNearlyExact) {
  Rng rng("last but two");
  Lookahead lookahead(*value_net());
  double claimed = 0;
  double exact = 0;
  double best = 0;
  for (int game = 0; game < 12; ++game) {
    const nmbr9::Deck deck = nmbr9::shuffled_deck({}, rng);
    SearchBoard board;
    Coming coming = whole_deck();
    for (const int card : deck.cards().first(17)) {
      draw(coming, card);
      board.place(card, lookahead.rank(board, card, coming, {}, rng)[0].move);
    }
    const int card = deck.cards()[17];
    draw(coming, card);
    const std::array<std::uint8_t, 2> one = {deck.cards()[18], deck.cards()[19]};
    const std::array<std::uint8_t, 2> other = {one[1], one[0]};
    const auto worth = [&](const Move& move) {
      SearchBoard after = board;
      after.place(card, move);
      return card * move.level + (most_points(after, one) + most_points(after, other)) / 2.0;
    };
    const auto options = lookahead.rank(board, card, coming, {.candidates = 8, .depth = 2, .work = 30'000}, rng);
    claimed += static_cast<double>(options[0].mean()) / kPoint / 12;
    exact += worth(options[0].move) / 12;
    double most = 0;
    for (const Option& option : options.first(std::min<std::size_t>(options.size(), 20))) {
      most = std::max(most, worth(option.move));
    }
    best += most / 12;
  }
  EXPECT_NEAR(claimed, exact, 0.5);
  EXPECT_GE(exact, best - 0.3);
}

// Two opinions from different games agree as their errors say, and neither is certain.
TEST(Nmbr9Advice, ErrorsAreHonest) {
  Rng rng("honest");
  const nmbr9::Deck deck = nmbr9::shuffled_deck({}, rng);
  Lookahead lookahead(*value_net());
  SearchBoard board;
  Coming coming = whole_deck();
  for (const int card : deck.cards().first(12)) {
    draw(coming, card);
    board.place(card, lookahead.rank(board, card, coming, {}, rng)[0].move);
  }
  const int card = deck.cards()[12];
  draw(coming, card);
  const nmbr9::Layout layout = board.layout();
  const auto one = advise(*value_net(), layout, card, coming, rng, 100'000);
  const auto two = advise(*value_net(), layout, card, coming, rng, 100'000);
  ASSERT_EQ(one.size(), kMostAdvice);
  int compared = 0;
  for (std::size_t i = 0; i < one.size(); ++i) {
    EXPECT_TRUE(layout.check(card, one[i].placement));
    EXPECT_LE(one[i].expected, one[i == 0 ? 0 : i - 1].expected);
    EXPECT_GT(one[i].standard_error, 0.1);
    EXPECT_LT(one[i].standard_error, 5);
    for (const Advice& other : two) {
      if (other.placement != one[i].placement) continue;
      ++compared;
      EXPECT_LT(std::abs(other.expected - one[i].expected),
                4 * std::hypot(other.standard_error, one[i].standard_error));
    }
  }
  EXPECT_GE(compared, 5);
}

TEST(Nmbr9Advice, NoneForALayoutBeyondTheWindow) {
  nmbr9::Layout layout;
  Rng rng("wide");
  for (std::int16_t i = 0; i < 12; ++i) layout.place_unchecked(1, {static_cast<std::int16_t>(2 * i), 0, 0, 0});
  EXPECT_TRUE(advise(*value_net(), layout, 9, whole_deck(), rng).empty());
}

}  // namespace
}  // namespace cifra::nmbr9::search::value_test
