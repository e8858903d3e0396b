#include "bots/the_number_belief.h"

#include <algorithm>

#include "bots/the_number_crowd.h"
#include "bots/the_number_thinker.h"

namespace cifra::bots {
namespace {

using namespace solve::number;
using the_number::Number;
using the_number::State;

constexpr std::size_t kThoughts = 6;  // different ones that a player who thinks may have
constexpr int kTurnsImagined = 32;    // in each of them
constexpr std::size_t kTurnsBelieved = 120;

// What a player in that seat writes who looks for the best against those who write anything.
std::vector<std::uint32_t> best_numbers(const State& state, FieldTurn& turn, std::size_t seat, Rng& rng) {
  std::vector<std::uint32_t> best;
  const auto numbers = lowest_numbers(state.available[seat]);
  for (std::size_t i = 0; i < kThoughts; ++i) {
    const auto turns = imagined_turns(Crowd::kAnything, state, kTurnsImagined, rng);
    best.push_back(best_of(numbers, worth_against(turn, seat, turns, numbers), rng).key());
  }
  return best;
}

}  // namespace

FieldBelief belief_about_others(const game::View<the_number::Game>& view, const FieldValues& values, float share,
                                Rng& rng) {
  const State& state = view.state;
  const Field field = field_of(state);
  FieldTurn now(field, {}, nullptr);
  FieldTurn later(field, {}, values.before(field.turn + 1));
  std::array<std::vector<std::uint32_t>, kMostSeats> greedy;
  std::array<std::vector<std::uint32_t>, kMostSeats> human;
  std::array<std::vector<std::uint32_t>, kMostSeats> saving;
  for (std::size_t seat = 0; seat < field.seats; ++seat) {
    if (static_cast<int>(seat) == view.seat || field.digits[seat] == 0) continue;
    greedy[seat] = best_numbers(state, now, seat, rng);
    saving[seat] = best_numbers(state, later, seat, rng);
    for (std::size_t i = 0; i < 2 * kThoughts; ++i) human[seat].push_back(thought_of(state, seat, rng).key());
  }
  FieldBelief belief{static_cast<std::size_t>(view.seat), share, std::vector<Profile>(kTurnsBelieved)};
  for (std::size_t i = 0; i < belief.turns.size(); ++i) {
    for (std::size_t seat = 0; seat < field.seats; ++seat) {
      if (static_cast<int>(seat) == view.seat || field.digits[seat] == 0) continue;
      const auto thought = rng.below(kThoughts);
      const auto human_thought = rng.below(2 * kThoughts);
      std::uint32_t& key = belief.turns[i][seat];
      switch (i % 5) {
        case 0:
          key = imagined(Crowd::kAll, field.digits[seat], rng).key();
          break;
        case 1:
          key = greedy[seat][thought];
          break;
        case 2:
          key = saving[seat][thought];
          break;
        default:
          key = human[seat][human_thought];
          break;
      }
    }
  }
  return belief;
}

}  // namespace cifra::bots
