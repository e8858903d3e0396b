#include "research/the_number/measure/foresee.h"

#include <algorithm>
#include <array>
#include <map>

#include "games/the_number/bots/crowd.h"
#include "games/the_number/bots/thinker.h"
#include "games/the_number/solve/field/field_file.h"
#include "games/the_number/solve/field/field_side.h"
#include "games/the_number/solve/two_players/equilibrium.h"
#include "games/the_number/solve/two_players/round_values.h"

namespace cifra::measure {
namespace {

using namespace the_number;
using namespace the_number::solve;

constexpr std::size_t kTurnsImagined = 4000;

// The best number for the chance of winning if the others write what is imagined. With two players what comes after a
// turn is known exactly in points.
Number best_reply_to(const View& view, const std::vector<Profile>& turns, Rng& rng) {
  const State& state = view.state;
  const auto seat = static_cast<std::size_t>(view.seat);
  const auto numbers = lowest_numbers(state.available[seat]);
  const Goal goal = bots::win_goal(state);
  if (state.seats == 2) {
    const Stakes stakes = Stakes::of(state.options, state.turn);
    const PointsWorth worth = shipped_round_values()->worth_after(state.turn);
    const float ahead = goal.scores[seat] - goal.scores[1 - seat];
    std::vector<float> sum(numbers.size());
    for (const Profile& turn : turns) {
      const std::uint32_t their = turn[1 - seat];
      const auto their_move = their == 0 ? kNoMove : static_cast<Move>(Number::from_key(their).value());
      for (std::size_t i = 0; i < numbers.size(); ++i) {
        const Outcome outcome = play(stakes, state.available[seat], state.available[1 - seat],
                                     static_cast<Move>(Number::from_key(numbers[i]).value()), their_move);
        const float lead = ahead + static_cast<float>(worth(outcome.mine, outcome.theirs, outcome.points));
        const bool over = goal.softness <= 0;
        const float less = over ? (lead > 0   ? 0.F
                                   : lead < 0 ? 1.F
                                              : 0.5F)
                                : power_of_two(-std::abs(lead) / goal.softness);
        sum[i] += over ? 1 - less : lead < 0 ? less / (1 + less) : 1 / (1 + less);
      }
    }
    return bots::best_of(numbers, sum, rng);
  }
  FieldTurn turn(field_of(state), goal, shipped_field_values(state.seats)->before(state.turn + 1));
  return bots::best_of(numbers, bots::worth_against(turn, seat, turns, numbers), rng);
}

std::vector<Profile> together(const std::array<std::vector<std::uint32_t>, kMaxSeats>& draws, std::size_t seats) {
  std::vector<Profile> turns(kTurnsImagined);
  for (std::size_t i = 0; i < turns.size(); ++i) {
    for (std::size_t seat = 0; seat < seats; ++seat) turns[i][seat] = draws[seat].empty() ? 0 : draws[seat][i];
  }
  return turns;
}

class Oracle : public Player {
 public:
  explicit Oracle(std::string_view level) : bot_(game::make_bot<Game>(level)) {}

  Number choose(const View& view, Rng& rng) override {
    std::array<std::vector<std::uint32_t>, kMaxSeats> draws;
    for (std::size_t other = 0; other < view.state.seats; ++other) {
      if (static_cast<int>(other) == view.seat || view.state.available[other] == 0) continue;
      View theirs = view;
      theirs.seat = static_cast<int>(other);
      draws[other] = numbers_of(theirs, rng);
    }
    return best_reply_to(view, together(draws, view.state.seats), rng);
  }

 private:
  std::vector<std::uint32_t> numbers_of(const View& theirs, Rng& rng) {
    constexpr std::size_t kMixtures = 4;  // found with different random numbers
    constexpr std::size_t kAsked = 200;
    std::vector<std::uint32_t> numbers;
    if (auto* const thinker = dynamic_cast<bots::NumberThinker*>(bot_.get()); thinker != nullptr) {
      const std::size_t mixtures = theirs.state.seats == 2 ? 1 : kMixtures;  // nothing is random in it with two
      while (numbers.size() < kTurnsImagined) {
        const auto some = draw_evenly(thinker->mixture(theirs, rng), kTurnsImagined / mixtures, rng);
        numbers.insert(numbers.end(), some.begin(), some.end());
      }
      rng.shuffle(std::span(numbers));
      return numbers;
    }
    while (numbers.size() < kAsked) numbers.push_back(bot_->choose(theirs, rng).key());
    while (numbers.size() < kTurnsImagined) numbers.push_back(numbers[rng.below(kAsked)]);
    return numbers;
  }

  std::unique_ptr<game::Bot<Game>> bot_;
};

class Learner : public Player {
 public:
  Learner(std::string_view play, int games) : first_(level_player(play)), games_(games) {}

  Number choose(const View& view, Rng& rng) override {
    if (seen_ < games_) return first_->choose(view, rng);
    std::array<std::vector<std::uint32_t>, kMaxSeats> draws;
    for (std::size_t other = 0; other < view.state.seats; ++other) {
      const DigitSet digits = view.state.available[other];
      if (static_cast<int>(other) == view.seat || digits == 0) continue;
      const std::vector<std::uint32_t> seen = remembered(view.state.turn, digits);
      for (std::size_t i = 0; i < kTurnsImagined; ++i)
        draws[other].push_back(seen.empty() ? bots::imagined(bots::Crowd::kAll, digits, rng).key()
                                            : seen[rng.below(static_cast<std::uint32_t>(seen.size()))]);
    }
    return best_reply_to(view, together(draws, view.state.seats), rng);
  }

  void saw(const State& before, const Turn& turn, int seat) override {
    for (int other = 0; other < turn.seats; ++other) {
      const SeatResult& result = turn.results[static_cast<std::size_t>(other)];
      if (other == seat || !is_number(result.status)) continue;
      memory_[before.turn][before.available[static_cast<std::size_t>(other)]].push_back(result.number.key());
    }
  }
  void end_game() override { ++seen_; }

 private:
  // With the same digits, if that was often enough; otherwise all that can be written with these.
  std::vector<std::uint32_t> remembered(int turn, DigitSet digits) const {
    constexpr std::size_t kOften = 40;
    const auto& of_turn = memory_[static_cast<std::size_t>(turn)];
    const auto same = of_turn.find(digits);
    if (same != of_turn.end() && same->second.size() >= kOften) return same->second;
    std::vector<std::uint32_t> all;
    for (const auto& [set, numbers] : of_turn) {
      for (const std::uint32_t number : numbers) {
        if ((number & kAllDigits & ~digits) == 0) all.push_back(number);
      }
    }
    return all;
  }

  PlayerPtr first_;
  int games_;
  int seen_ = 0;
  std::array<std::map<DigitSet, std::vector<std::uint32_t>>, kTurns> memory_;
};

}  // namespace

PlayerPtr make_oracle(std::string_view level) { return std::make_unique<Oracle>(level); }
PlayerPtr make_learner(std::string_view play, int games) { return std::make_unique<Learner>(play, games); }

}  // namespace cifra::measure
