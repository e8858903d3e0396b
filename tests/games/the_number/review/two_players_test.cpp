// Reviews of games between two players: the figures are those of `advise` and of the rules, and every odd record is
// handled.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <tuple>

#include "games/the_number/review/grades.h"
#include "games/the_number/review/replay.h"
#include "games/the_number/review/solved_rounds.h"
#include "games/the_number/rules/the_number.h"
#include "games/the_number/solve/advice.h"
#include "tests/games/the_number/review/games.h"

namespace cifra::the_number::review {
namespace {

// A seat that runs out of digits, a void number, none, equal numbers.
constexpr const char* kOddRounds =
    R"([[["012","987"],["345","654"],["678","321"],["999","000"],[null,"000"]],
        [["555","555"],["556",null],[null,"987"],["111","222"],["999","666"]]])";

TEST(ReviewOfTwo, AddsUpAndLuckIsWhatWasLost) {
  for (const auto& levels : std::vector<std::vector<std::string>>{{"random", "hard"}, {"medium", "easy"}}) {
    const json::object review = reviewed(bots_game(levels, "adds up"), 2);
    expect_account(review);
    expect_luck_is_what_was_lost(review);
  }
}

// The chance of winning begins even, goes from turn to turn without a gap, and ends as the game did.
TEST(ReviewOfTwo, ChancesOfWinning) {
  const Recorded recorded = bots_game({"medium", "hard"}, "chances");
  const json::object review = reviewed(recorded, 2);
  double last = 0.5;
  for (std::size_t i = 0; i < 10; ++i) {
    const json::value& win = turn_of(review, 0, i).at("win");
    const json::value& other = turn_of(review, 1, i).at("win");
    EXPECT_NEAR(number(win.at("before")), last, 1e-9) << i;
    EXPECT_NEAR(number(win.at("before")) + number(other.at("before")), 1, 1e-6);
    EXPECT_NEAR(number(win.at("after")) + number(other.at("after")), 1, 1e-6);
    last = number(win.at("after"));
  }
  EXPECT_TRUE(last == 0 || last == 0.5 || last == 1) << last;
  const json::object unfinished = reviewed(written_game(2, R"([[["999","888"]]])"), 2);
  EXPECT_TRUE(turn_of(unfinished, 0, 0).at("win").at("after").is_null());
  const json::object strange = reviewed(written_game(2, R"([[["999","888"]]])", R"({"bonuses":[9,3,4,6,8]})"), 2);
  EXPECT_TRUE(turn_of(strange, 0, 0).at("win").at("before").is_null());
}

TEST(ReviewOfTwo, ValuesAreThoseOfAdvice) {
  const Recorded recorded = bots_game({"medium", "easy"}, "advice");
  const json::object review = reviewed(recorded, 2);
  State state = *Game::start(recorded.options, 2);
  std::size_t index = 0;
  for (const WrittenRound& round : recorded.rounds) {
    for (const WrittenTurn& written : round) {
      game::Choices<Number> choices{};
      for (std::size_t seat = 0; seat < 2; ++seat) {
        solve::Asked asked;
        asked.round = state.round;
        asked.turn = state.turn;
        asked.seat = seat;
        asked.available = {state.available[0], state.available[1]};
        const auto advice = solve::advise(asked, solve::Objective::kPoints, 1);
        ASSERT_TRUE(advice);
        const json::object& turn = turn_of(review, seat, index);
        EXPECT_EQ(turn.at("number").as_string(), written[seat].number.text());
        EXPECT_NEAR(number(turn.at("gap")), advice->gap, 1e-9);
        double best = -1e9;
        for (const solve::Reply& one : advice->values) {
          best = std::max(best, one.value);
          if (one.move == written[seat].number.value()) {
            EXPECT_NEAR(number(turn.at("value")), one.value, 1e-8);
          }
        }
        EXPECT_NEAR(number(turn.at("best").at("value")), best, 2e-5);
        choices[seat] = written[seat].number;
      }
      const State before = state;
      const Turn outcome = *Game::resolve(state, choices);
      EXPECT_EQ(number(turn_of(review, 0, index).at("points")), outcome.results[0].points) << int{before.turn};
      ++index;
    }
  }
  EXPECT_EQ(number(seat_of(review, 0).at("final")), Game::standings(state).scores[0]);
  EXPECT_EQ(seat_of(review, 0).at("name"), "Ana");
}

// None and void are choices that are worth what writing nothing is worth; who is out loses nothing.
TEST(ReviewOfTwo, CountsNoneVoidAndOut) {
  const Recorded recorded = written_game(2, kOddRounds);
  const json::object review = reviewed(recorded, 2);
  expect_account(review);
  expect_luck_is_what_was_lost(review);
  // Round 1: 012, 345, 678 are approved, 999 leaves no digit.
  const json::object& out = turn_of(review, 0, 4);
  for (const char* key : {"number", "best", "hindsight", "grade"}) EXPECT_TRUE(out.at(key).is_null()) << key;
  EXPECT_EQ(number(out.at("lost")), 0);
  EXPECT_LT(number(out.at("value")), 0) << "the other still scores";
  // The other side of that turn: 000 was crossed out in turn 4, so it is void in turn 5.
  const json::object& slip = turn_of(review, 1, 4);
  EXPECT_EQ(slip.at("number").as_string(), "000");
  EXPECT_EQ(number(slip.at("points")), 0);
  EXPECT_GT(number(slip.at("lost")), 1);
  EXPECT_EQ(number(slip.at("value")), 0) << "nobody scores any more";
  EXPECT_FALSE(slip.at("hindsight").is_null());
  const json::object& none = turn_of(review, 1, 6);
  EXPECT_TRUE(none.at("number").is_null());
  EXPECT_GT(number(none.at("lost")), 0);
  EXPECT_FALSE(none.at("best").is_null());
  // The numbers: round 2, turn 2: 556 has a crossed-out 5.
  EXPECT_EQ(turn_of(review, 0, 6).at("number").as_string(), "556");
  const auto& grades = seat_of(review, 0).at("grades").as_object();
  double graded = 0;
  for (const auto& grade : grades) graded += number(grade.value());
  EXPECT_EQ(graded, 9) << "the turn that was sat out has none";
}

// Where writing nothing is better than every number, it lost nothing: passing is no choice.
TEST(ReviewOfTwo, NothingIsNeverBetterThanTheBestNumber) {
  const Recorded recorded =
      written_game(2, R"([[["012","999"],["345","111"],["678","222"],[null,"333"],["999","444"]]])", R"({"rounds":1})");
  const json::object review = reviewed(recorded, 2);
  expect_account(review);
  const json::object& waited = turn_of(review, 0, 3);
  EXPECT_EQ(number(waited.at("lost")), 0);
  EXPECT_GT(number(waited.at("luck")), 1) << "999 counts double in the last turn";
}

TEST(ReviewOfTwo, UnfinishedRoundsHaveNoAccount) {
  const json::object review = reviewed(
      written_game(2, R"([[["761","513"],["902","666"],["888","777"],["444","222"],["333","000"]],[["761","513"]]])"),
      2);
  expect_account(review);
  const auto& rounds = seat_of(review, 0).at("rounds").as_array();
  ASSERT_EQ(rounds.size(), 2U);
  EXPECT_FALSE(rounds[0].at("result").is_null());
  EXPECT_FALSE(rounds[1].at("start").is_null());
  EXPECT_TRUE(rounds[1].at("result").is_null());
  EXPECT_TRUE(turn_of(review, 0, 5).at("luck").is_null());
  EXPECT_FALSE(turn_of(review, 0, 5).at("lost").is_null());
  const json::object nothing = reviewed(written_game(2, "[]"), 2);
  EXPECT_EQ(nothing.at("complete"), true);
  EXPECT_TRUE(seat_of(nothing, 1).at("turns").as_array().empty());
  EXPECT_TRUE(seat_of(nothing, 1).at("plays_like").is_null());
  reviewed(written_game(2, "[[]]"), 2);
}

TEST(ReviewOfTwo, StandInsAreMarkedAndNotGraded) {
  const std::vector<std::string> all = names(2);
  game::ReviewPlan plan;
  plan.players = all;
  plan.stand_in = [](game::Moment moment, int seat) -> std::string_view {
    return seat == 1 && moment >= game::Moment{0, 3} && moment < game::Moment{1, 0} ? "hard" : "";
  };
  const json::object review = reviewed(written_game(2, kOddRounds), plan);
  expect_account(review);
  EXPECT_EQ(turn_of(review, 1, 3).at("by").as_string(), "hard");
  EXPECT_FALSE(turn_of(review, 1, 2).contains("by"));
  EXPECT_FALSE(turn_of(review, 1, 5).contains("by"));
  EXPECT_FALSE(turn_of(review, 0, 3).contains("by"));
  double graded = 0;
  for (const auto& grade : seat_of(review, 1).at("grades").as_object()) graded += number(grade.value());
  EXPECT_EQ(graded, 8);
}

TEST(ReviewOfTwo, HindsightIsTheBestNumberAfterTheFact) {
  const Recorded recorded = written_game(2, kOddRounds);
  const json::object review = reviewed(recorded, 2);
  const Replay game = *replay(recorded, 2);
  std::size_t index = 0;
  for (const auto& round : game.rounds) {
    for (const PlayedTurn& turn : round) {
      for (std::size_t seat = 0; seat < 2; ++seat) {
        // Every text of three digits, by the rules.
        std::tuple<int, std::size_t, std::string> best{1, 0, ""};
        for (int value = 0; value < 1000; ++value) {
          const std::string text = std::to_string(1000 + value).substr(1);
          State state = turn.before;
          game::Choices<Number> choices{};
          for (std::size_t other = 0; other < 2; ++other) {
            const SeatResult& result = turn.outcome.results[other];
            if (result.number.written()) choices[other] = result.number;
          }
          choices[seat] = *Number::parse(text);
          if (turn.before.available[seat] == 0 || (choices[seat]->digits() & ~turn.before.available[seat]) != 0)
            continue;
          const int points = Game::resolve(state, choices)->results[seat].points;
          const std::size_t different = std::set<char>(text.begin(), text.end()).size();
          best = std::min(best, std::tuple(-points, different, text));
        }
        const json::value& told = turn_of(review, seat, index).at("hindsight");
        if (std::get<2>(best).empty()) {
          EXPECT_TRUE(told.is_null());
        } else {
          EXPECT_EQ(told.at("number").as_string(), std::get<2>(best));
          EXPECT_EQ(number(told.at("points")), -std::get<0>(best));
        }
      }
      ++index;
    }
  }
}

TEST(ReviewGrades, ComeFromPointsLost) {
  EXPECT_EQ(plays_like(2, 0), "hard");
  EXPECT_EQ(plays_like(2, 1.5), "medium");
  EXPECT_EQ(plays_like(2, 2.5), "easy");
  EXPECT_EQ(plays_like(2, 20), "random");
  EXPECT_EQ(plays_like(4, 20), "random");
  EXPECT_EQ(plays_like(4, 2), "") << "points do not tell";
  const json::object review = reviewed(bots_game({"hard", "random"}, "grades"), 2);
  EXPECT_EQ(seat_of(review, 0).at("plays_like"), "hard");
  EXPECT_EQ(seat_of(review, 1).at("plays_like"), "random");
  for (std::size_t seat = 0; seat < 2; ++seat) {
    std::map<std::string, double> counted;
    for (const json::value& turn : seat_of(review, seat).at("turns").as_array()) {
      if (turn.at("grade").is_null()) continue;
      const double lost = number(turn.at("lost"));
      EXPECT_EQ(turn.at("grade").as_string(), game::name_of(game::grade_of(lost, kLimitsOfTwo)));
      ++counted[std::string(turn.at("grade").as_string())];
    }
    for (const auto& grade : seat_of(review, seat).at("grades").as_object())
      EXPECT_EQ(number(grade.value()), counted[grade.key()]) << std::string(grade.key());
  }
}

TEST(ReviewOfTwo, RefusesWhatTheRefereeRefuses) {
  const std::vector<std::string> all = names(2);
  game::ReviewPlan plan;
  plan.players = all;
  const auto refused = make_review(written_game(2, R"([[["123","12"]]])"), plan);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "bad_number");
  EXPECT_EQ(refused.error().at, "rounds[0][0][1]");
  const auto slip = make_review(written_game(2, R"([[["123","456"],["123","789"]]])", R"({"slips":"reject"})"), plan);
  ASSERT_FALSE(slip);
  EXPECT_EQ(slip.error().code, "unavailable_digit");
}

// What is not known yet is null, and the sums too.
TEST(ReviewOfTwo, TellsWhatIsKnownSoFar) {
  const std::vector<std::string> all = names(2);
  game::ReviewPlan plan;
  plan.players = all;
  const auto review = begun(bots_game({"easy", "random"}, "so far"), plan);
  ASSERT_TRUE(review->step());
  const json::object early = written(*review);
  EXPECT_EQ(early.at("complete"), false);
  EXPECT_EQ(early.at("version"), "1");
  EXPECT_FALSE(early.contains("solving"));
  EXPECT_FALSE(turn_of(early, 0, 0).at("value").is_null());
  EXPECT_TRUE(turn_of(early, 0, 0).at("luck").is_null()) << "the next turn is not known";
  EXPECT_TRUE(turn_of(early, 0, 1).at("value").is_null());
  EXPECT_TRUE(turn_of(early, 0, 1).at("best").is_null());
  EXPECT_FALSE(turn_of(early, 0, 1).at("hindsight").is_null());
  EXPECT_TRUE(seat_of(early, 0).at("lost").is_null());
}

TEST(ReviewOfTwo, OtherBonusesAreSolvedFirst) {
  EXPECT_EQ(usual_from({2, 3, 4, 6, 8}), 0);
  EXPECT_EQ(usual_from({9, 3, 4, 6, 8}), 1);
  EXPECT_EQ(usual_from({2, 3, 4, 6, 9}), 5);
  EXPECT_TRUE(needs_no_solving({9, 3, 4, 6, 8})) << "the table begins after turn 1";
  const Recorded recorded = bots_game({"easy", "random"}, "bonuses");
  Recorded changed = recorded;
  changed.options.bonuses[0] = 9;
  const json::object first = reviewed(changed, 2);
  EXPECT_FALSE(first.contains("solving"));
  expect_account(first);

  changed.options.bonuses = {1, 1, 1, 1, 1};
  const std::vector<std::string> all = names(2);
  game::ReviewPlan plan;
  plan.players = all;
  const auto review = begun(changed, plan);
  for (int i = 0; i < 100; ++i) ASSERT_TRUE(review->step());
  const json::object solving = written(*review);
  EXPECT_GT(number(solving.at("solving")), 0);
  EXPECT_LT(number(solving.at("solving")), 0.1);
  EXPECT_GT(review->progress(), 0);
  EXPECT_TRUE(turn_of(solving, 0, 0).at("value").is_null());
}

}  // namespace
}  // namespace cifra::the_number::review
