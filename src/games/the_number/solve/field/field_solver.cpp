#include "games/the_number/solve/field/field_solver.h"

#include <algorithm>
#include <cstring>
#include <numeric>
#include <utility>

#include "base/sort.h"
#include "games/the_number/solve/field/field_side.h"
#include "games/the_number/solve/field/field_tensor.h"

namespace cifra::the_number::solve {
namespace {

using Sides = std::array<FieldSide, kMostSeats>;

// The players of one turn while they learn.
class Learning {
 public:
  Learning(FieldTurn& turn, std::size_t listens, Rng& rng, const Stop& stop, Told<std::vector<Share>> told)
      : turn_(turn), seats_(turn.field().seats), listens_(listens), rng_(rng), stop_(stop), told_(std::move(told)) {
    for (std::size_t seat = 0; seat < seats_; ++seat) sides[seat].begin(lowest_numbers(turn.field().digits[seat]));
  }

  // One step of all players against a batch of samples of what they do now.
  void sampled_step(std::size_t batch, float weight, bool foresee) {
    std::array<std::vector<std::uint32_t>, kMostSeats> draws;
    for (std::size_t seat = 0; seat < seats_; ++seat) draws[seat] = sides[seat].draw_now(batch, rng_);
    for (std::size_t seat = 0; seat < seats_; ++seat) {
      const FieldSide& side = sides[seat];
      if (side.keys.empty()) continue;
      worth_.assign(side.keys.size(), 0);
      sum_.assign(side.keys.size(), 0);
      for (std::size_t i = 0; i < batch; ++i) {
        Profile profile{};
        for (std::size_t other = 0; other < seats_; ++other) profile[other] = draws[other][i];
        turn_.payoffs(seat, profile, side.keys, worth_);
        for (std::size_t x = 0; x < sum_.size(); ++x) sum_[x] += worth_[x];
      }
      for (float& one : sum_) one /= static_cast<float>(batch);
      sides[seat].learn(sum_, weight, foresee);
    }
  }

  void solve_kept(const FieldEffort& effort) {
    for (std::size_t seat = 0; seat < seats_; ++seat) sides[seat].restart();
    if (effort.batch > 0) {
      for (int step = 1; step <= effort.steps && !stop_.asked(); ++step) {
        sampled_step(static_cast<std::size_t>(effort.batch), weight_of(step), true);
        tell();
      }
      return;
    }
    FieldTensor tensor(turn_, sides);
    for (int step = 1; step <= effort.steps && !stop_.asked(); ++step) {
      for (std::size_t seat = 0; seat < seats_; ++seat) {
        if (sides[seat].keys.empty()) continue;
        tensor.expected(seat, sides, worth_);
        sides[seat].learn(worth_, weight_of(step), true);
      }
      tell();
    }
  }

  // After a step.
  void tell() {
    told_.at(++steps_, [this] { return sides[listens_].strategy(); });
  }

  Sides sides;

 private:
  static float weight_of(int step) { return static_cast<float>(step) * static_cast<float>(step); }

  FieldTurn& turn_;
  std::size_t seats_;
  std::size_t listens_;  // who is told about
  Rng& rng_;
  const Stop& stop_;
  Told<std::vector<Share>> told_;
  std::uint64_t steps_ = 0;
  std::vector<float> worth_;
  std::vector<float> sum_;
};

FieldPlay play_of(const Sides& sides, std::size_t seats) {
  FieldPlay play;
  for (std::size_t seat = 0; seat < seats; ++seat) play.strategies[seat] = sides[seat].strategy();
  return play;
}

}  // namespace

std::vector<std::uint32_t> lowest_numbers(DigitSet digits) {
  std::vector<std::uint32_t> keys;
  for (const DigitSet set : kSmallSets) {
    if ((set & ~digits) != 0) continue;
    the_number::for_each_digit(
        set, [&](unsigned first) { keys.push_back(the_number::Number::of(kArrangements[set][first].moves[0]).key()); });
  }
  put_in_order(keys);
  return keys;
}

std::vector<double> field_worth(FieldTurn& turn, const FieldPlay& play, std::size_t seat,
                                std::span<const std::uint32_t> numbers, std::size_t most, Rng& rng) {
  const std::size_t seats = turn.field().seats;
  std::vector<double> sum(numbers.size());
  std::vector<float> worth(numbers.size());
  Profile profile{};
  std::size_t combinations = 1;
  for (std::size_t other = 0; other < seats; ++other) {
    if (other != seat) combinations *= std::max<std::size_t>(1, play.strategies[other].size());
  }
  const auto add = [&](double part) {
    turn.payoffs(seat, profile, numbers, worth);
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += part * static_cast<double>(worth[i]);
  };
  const auto key_of = [](Move move) { return the_number::Number::of(move).key(); };
  if (combinations > most) {
    std::array<std::vector<std::uint32_t>, kMostSeats> draws;
    for (std::size_t other = 0; other < seats; ++other) draws[other] = draw_evenly(play.strategies[other], most, rng);
    for (std::size_t i = 0; i < most; ++i) {
      for (std::size_t other = 0; other < seats; ++other) profile[other] = draws[other][i];
      add(1 / static_cast<double>(most));
    }
    return sum;
  }
  const auto go = [&](auto& self, std::size_t other, double part) -> void {
    if (other == seats) return add(part);
    profile[other] = 0;
    if (other == seat || play.strategies[other].empty()) return self(self, other + 1, part);
    for (const Share& share : play.strategies[other]) {
      profile[other] = key_of(share.move);
      self(self, other + 1, part * share.part);
    }
  };
  go(go, 0, 1);
  return sum;
}

FieldPlay solve_field(FieldTurn& turn, const FieldEffort& effort, Rng& rng, std::size_t told, const Stop& stop,
                      const Listener<std::vector<Share>>& listener) {
  const Field& field = turn.field();
  const auto steps = static_cast<std::uint64_t>(effort.screen_steps) +
                     static_cast<std::uint64_t>(effort.steps) * static_cast<std::uint64_t>(1 + effort.looks);
  Learning learning(turn, told, rng, stop, {listener, steps});
  Sides& sides = learning.sides;
  const bool all_kept =
      std::ranges::all_of(sides, [&](const FieldSide& side) { return side.keys.size() <= effort.keep; });
  for (int step = 1; step <= effort.screen_steps && !all_kept && !stop.asked(); ++step) {
    learning.sampled_step(static_cast<std::size_t>(effort.screen_batch), static_cast<float>(step), false);
    learning.tell();
  }
  for (std::size_t seat = 0; seat < field.seats; ++seat) sides[seat].keep_most(effort.keep);
  learning.solve_kept(effort);
  for (int look = 0; look < effort.looks; ++look) {
    const FieldPlay play = play_of(sides, field.seats);
    bool better = false;
    for (std::size_t seat = 0; seat < field.seats; ++seat) {
      if (field.digits[seat] == 0 || stop.asked()) continue;
      const std::vector<std::uint32_t> all = lowest_numbers(field.digits[seat]);
      const std::vector<double> values =
          field_worth(turn, play, seat, all, static_cast<std::size_t>(effort.look_samples), rng);
      if (sides[seat].take_better(all, values, kMostKept)) better = true;
    }
    if (!better) break;
    learning.solve_kept(effort);
  }
  return play_of(sides, field.seats);
}

}  // namespace cifra::the_number::solve
