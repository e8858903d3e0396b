#include "solve/number/field_solver.h"

#include <algorithm>
#include <cstring>
#include <numeric>

#include "solve/number/field_side.h"
#include "solve/number/field_tensor.h"

namespace cifra::solve::number {
namespace {

using Sides = std::array<FieldSide, kMostSeats>;

// One step of all players against a batch of samples of what they do now.
void sampled_step(FieldTurn& turn, Sides& sides, std::size_t batch, float weight, Rng& rng, std::vector<float>& worth,
                  bool foresee = false) {
  const std::size_t seats = turn.field().seats;
  std::array<std::vector<std::uint32_t>, kMostSeats> draws;
  for (std::size_t seat = 0; seat < seats; ++seat) draws[seat] = sides[seat].draw_now(batch, rng);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    FieldSide& side = sides[seat];
    if (side.keys.empty()) continue;
    worth.assign(side.keys.size(), 0);
    std::vector<float> sum(side.keys.size());
    for (std::size_t i = 0; i < batch; ++i) {
      Profile profile{};
      for (std::size_t other = 0; other < seats; ++other) profile[other] = draws[other][i];
      turn.payoffs(seat, profile, side.keys, worth);
      for (std::size_t x = 0; x < sum.size(); ++x) sum[x] += worth[x];
    }
    for (float& one : sum) one /= static_cast<float>(batch);
    side.learn(sum, weight, foresee);
  }
}

void solve_kept(FieldTurn& turn, Sides& sides, const FieldEffort& effort, Rng& rng) {
  const std::size_t seats = turn.field().seats;
  for (std::size_t seat = 0; seat < seats; ++seat) sides[seat].restart();
  std::vector<float> worth;
  if (effort.batch > 0) {
    for (int step = 1; step <= effort.steps; ++step)
      sampled_step(turn, sides, static_cast<std::size_t>(effort.batch),
                   static_cast<float>(step) * static_cast<float>(step), rng, worth, effort.foresee);
    return;
  }
  FieldTensor tensor(turn, sides);
  for (int step = 1; step <= effort.steps; ++step) {
    const auto weight = static_cast<float>(step) * static_cast<float>(step);
    for (std::size_t seat = 0; seat < seats; ++seat) {
      if (sides[seat].keys.empty()) continue;
      tensor.expected(seat, sides, worth);
      sides[seat].learn(worth, weight, true);
    }
  }
}

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
  std::ranges::sort(keys);
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

FieldPlay solve_field(FieldTurn& turn, const FieldEffort& effort, Rng& rng) {
  const Field& field = turn.field();
  Sides sides;
  std::vector<float> worth;
  for (std::size_t seat = 0; seat < field.seats; ++seat) sides[seat].begin(lowest_numbers(field.digits[seat]));
  for (int step = 1; step <= effort.screen_steps; ++step)
    sampled_step(turn, sides, static_cast<std::size_t>(effort.screen_batch), static_cast<float>(step), rng, worth);
  for (std::size_t seat = 0; seat < field.seats; ++seat) sides[seat].keep_most(effort.keep);
  solve_kept(turn, sides, effort, rng);
  for (int look = 0; look < effort.looks; ++look) {
    const FieldPlay play = play_of(sides, field.seats);
    for (std::size_t seat = 0; seat < field.seats; ++seat) {
      if (field.digits[seat] == 0) continue;
      const std::vector<std::uint32_t> all = lowest_numbers(field.digits[seat]);
      const std::vector<double> values =
          field_worth(turn, play, seat, all, static_cast<std::size_t>(effort.look_samples), rng);
      sides[seat].take_better(all, values, effort.keep);
    }
    solve_kept(turn, sides, effort, rng);
  }
  return play_of(sides, field.seats);
}

}  // namespace cifra::solve::number
