// Reviews of games of three to five players, and the last turn of a round by brute force for any number.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/the_number/review/field.h"
#include "games/the_number/review/solved_rounds.h"
#include "games/the_number/review/two_players.h"
#include "tests/games/the_number/review/games.h"

namespace cifra::the_number::review {
namespace {

State last_turn(std::vector<DigitSet> digits) {
  State state = *Game::start({}, static_cast<int>(digits.size()));
  state.turn = kTurns - 1;
  std::ranges::copy(digits, state.available.begin());
  return state;
}

// What a number brings on average in the last turn: every combination of the others' numbers by the rules.
double by_brute_force(const State& state, std::size_t seat, Number mine,
                      const std::vector<std::vector<solve::Share>>& strategies) {
  std::array<Number, kMaxSeats> numbers{};
  numbers[seat] = mine;
  const auto worth = [](const SeatResult& result) { return result.points + std::popcount(result.crossed); };
  const auto go = [&](auto& self, std::size_t other, double part) -> double {
    if (other == state.seats) {
      const Turn turn = resolve_turn(state.options, state.turn, std::span(numbers).first(state.seats));
      return part * (worth(turn.results[seat]) - (state.seats == 2 ? worth(turn.results[1 - seat]) : 0));
    }
    if (other == seat || strategies[other].empty()) return self(self, other + 1, part);
    double sum = 0;
    for (const solve::Share& share : strategies[other]) {
      numbers[other] = Number::of(share.move);
      sum += self(self, other + 1, part * share.part);
    }
    return sum;
  };
  return go(go, 0, 1);
}

// Every number of a seat, and none.
std::vector<Number> choices_of(const State& state, std::size_t seat) {
  std::vector<Number> all = {Number()};
  for_each_number(state.available[seat], [&](Number number) { all.push_back(number); });
  return all;
}

PlayedTurn turn_with(const State& state, std::size_t seat, Number number) {
  PlayedTurn turn{state, {}};
  turn.outcome.seats = state.seats;
  turn.outcome.results[seat].number = number;
  turn.outcome.results[seat].status = number.written() ? Status::kApproved : Status::kNone;
  return turn;
}

TEST(ReviewLastTurn, OfTwoIsWhatBruteForceFinds) {
  const RoundTable table = solved_round(Options().bonuses);
  for (const auto& digits :
       std::vector<std::vector<DigitSet>>{{0b1001010011, 0b0110010101}, {0b11, 0b1000000001}, {0, 0b1010}}) {
    const State state = last_turn(digits);
    for (std::size_t seat = 0; seat < 2; ++seat) {
      const auto answer = solve::equilibrium(*table, state.options, position_of(state, seat));
      std::vector<std::vector<solve::Share>> strategies(2);
      strategies[1 - seat] = answer.theirs;
      double best = -1e9;
      for (const Number number : choices_of(state, seat)) {
        if (number.written()) best = std::max(best, by_brute_force(state, seat, number, strategies));
      }
      for (const Number number : choices_of(state, seat)) {
        const Assessed assessed = assess(*table, turn_with(state, seat, number), seat, answer);
        const double worth = by_brute_force(state, seat, number, strategies);
        EXPECT_NEAR(assessed.value, worth, 1e-9);
        EXPECT_NEAR(assessed.best_value, state.available[seat] == 0 ? worth : best, 2e-5);
        if (assessed.best.written()) {
          EXPECT_NEAR(by_brute_force(state, seat, assessed.best, strategies), best, 2e-5);
        }
      }
    }
  }
}

TEST(ReviewLastTurn, OfMoreIsWhatBruteForceFinds) {
  for (const auto& digits : std::vector<std::vector<DigitSet>>{{0b1000010011, 0b0110010000, 0b1000000101},
                                                               {0b11, 0b110, 0, 0b1000000001},
                                                               {0b101, 0b11, 0b110, 0b1001, 0b1100}}) {
    const State state = last_turn(digits);
    FieldAnswers answers(state, *solve::shipped_field_values(digits.size()), shift_after(state));
    while (!answers.complete()) answers.add();
    for (std::size_t seat = 0; seat < digits.size(); ++seat) {
      const auto worth = [&](Number number) {
        double sum = 0;
        for (std::size_t answer = kChoosing; answer < kAnswers; ++answer) {
          const auto& all = answers.plays()[answer].strategies;
          sum += by_brute_force(state, seat, number, {all.begin(), all.end()});
        }
        return sum / static_cast<double>(kAnswers - kChoosing);
      };
      for (const Number number : choices_of(state, seat)) {
        const Assessed assessed = answers.assess(seat, number);
        if (digits[seat] == 0) {
          EXPECT_FALSE(assessed.best.written());
          EXPECT_EQ(assessed.lost(), 0);
        } else {
          EXPECT_NEAR(assessed.best_value, worth(assessed.best), 1e-4);
          EXPECT_GE(assessed.lost(), 0);
        }
        EXPECT_NEAR(assessed.value, std::min(worth(number), assessed.best_value), 1e-4);
      }
    }
  }
}

TEST(ReviewOfMore, AddsUpWithOutNoneVoidAndUnfinished) {
  const Recorded recorded = written_game(
      3, R"([[["012","987","555"],["345","654","012"],["678","321","012"],["999","000",null],[null,"111","777"]],
             [["555","555","555"],["444",null,"556"]]])");
  const json::object review = reviewed(recorded, 3);
  expect_account(review);
  const json::object& out = turn_of(review, 0, 4);
  for (const char* key : {"number", "best", "hindsight", "grade"}) EXPECT_TRUE(out.at(key).is_null()) << key;
  EXPECT_EQ(number(out.at("lost")), 0);
  EXPECT_EQ(number(out.at("value")), 0) << "points of one's own";
  EXPECT_TRUE(turn_of(review, 1, 6).at("number").is_null());
  EXPECT_GE(number(turn_of(review, 1, 6).at("stderr")), 0);
  EXPECT_FALSE(turn_of(review, 1, 6).contains("gap"));
  EXPECT_FALSE(turn_of(review, 1, 6).contains("given"));
  EXPECT_TRUE(seat_of(review, 2).at("rounds").at(1).at("result").is_null());
}

// The networks know the usual bonuses: with others the values are guesses, and the standard error says so.
TEST(ReviewOfMore, OtherBonusesMakeTheErrorLarger) {
  const std::string rounds = R"([[["012","987","555"]]])";
  const json::object usual = reviewed(written_game(3, rounds), 3);
  const json::object other = reviewed(written_game(3, rounds, R"({"bonuses":[2,3,4,6,48]})"), 3);
  expect_account(other);
  EXPECT_LT(number(turn_of(usual, 0, 0).at("stderr")), 3);
  EXPECT_GT(number(turn_of(other, 0, 0).at("stderr")), 10);
  EXPECT_NEAR(number(turn_of(other, 0, 0).at("value")) - number(turn_of(usual, 0, 0).at("value")), 14.4, 1e-3);
}

TEST(ReviewOfMore, LooksAtTheFirstSeatFirstAndRepeats) {
  const Recorded recorded = written_game(3, R"([[["012","987","555"],["345","654","333"]]])");
  const std::vector<std::string> all = names(3);
  game::ReviewPlan plan;
  plan.players = all;
  plan.first_seat = 2;
  const auto review = begun(recorded, plan);
  for (std::size_t i = 0; i < 2 * (kAnswers + 1); ++i) ASSERT_TRUE(review->step());
  const json::object early = written(*review);
  EXPECT_FALSE(turn_of(early, 2, 1).at("value").is_null());
  EXPECT_TRUE(turn_of(early, 0, 0).at("value").is_null());
  EXPECT_FALSE(seat_of(early, 2).at("lost").is_null());
  while (review->step()) {
  }
  EXPECT_EQ(written(*review), reviewed(recorded, 3)) << "whose decisions come first changes nothing";
}

}  // namespace
}  // namespace cifra::the_number::review
