#include "games/the_number/bots/belief.h"

#include <algorithm>

#include "games/the_number/bots/crowd.h"
#include "games/the_number/bots/thinker.h"
#include "games/the_number/solve/field/field_file.h"
#include "games/the_number/solve/field/habits.h"

namespace cifra::the_number::bots {
namespace {

using namespace solve;
using the_number::State;

constexpr int kBeliefTurns = 64;       // by a player who looks for what is best against those who write anything
constexpr float kLeastChance = 0.01F;  // kinds that are less likely are not thought about

// What players of every kind may write in a seat. Thinking of it takes time, so it is done for likely kinds only.
class Thoughts {
 public:
  Thoughts(const State& state, const FieldValues& values)
      : state_(state), now_(field_of(state), {}, nullptr), later_(field_of(state), {}, values.before(state.turn + 1)) {}

  std::uint32_t of(std::size_t kind, std::size_t seat, Rng& rng) {
    const std::size_t like = first_like(seat);  // players with the same digits think the same
    switch (static_cast<PlayerStyle>(kind)) {
      case PlayerStyle::kTriples:
        return equal_digits(state_.available[seat], rng).key();
      case PlayerStyle::kLow:
        return low_digits(state_.available[seat], rng).key();
      case PlayerStyle::kGreedy:
        return one_of(greedy_[like], 4, rng, [&] { return best(now_, seat, rng); });
      case PlayerStyle::kSaver:
        return one_of(saver_[like], 4, rng, [&] { return best(later_, seat, rng); });
      case PlayerStyle::kHuman:
        return one_of(human_[like], 12, rng, [&] { return thought_of(state_, seat, rng).key(); });
      default:
        return imagined(Crowd::kAnything, state_.available[seat], rng).key();
    }
  }

 private:
  std::size_t first_like(std::size_t seat) const {
    return static_cast<std::size_t>(std::ranges::find(state_.available, state_.available[seat]) -
                                    state_.available.begin());
  }
  template <class Think>
  static std::uint32_t one_of(std::vector<std::uint32_t>& list, std::uint32_t count, Rng& rng, Think&& think) {
    while (list.size() < count) list.push_back(think());
    return list[rng.below(count)];
  }
  std::uint32_t best(FieldTurn& turn, std::size_t seat, Rng& rng) {
    const auto numbers = lowest_numbers(state_.available[seat]);
    const auto turns = imagined_turns(Crowd::kAnything, state_, kBeliefTurns, rng);
    return best_of(numbers, worth_against(turn, seat, turns, numbers), rng).key();
  }

  const State& state_;
  FieldTurn now_;
  FieldTurn later_;
  std::array<std::vector<std::uint32_t>, kMostSeats> greedy_;
  std::array<std::vector<std::uint32_t>, kMostSeats> saver_;
  std::array<std::vector<std::uint32_t>, kMostSeats> human_;
};

// A kind that is not strong, by chance.
std::size_t draw_kind(const KindChances& chances, Rng& rng) {
  KindChances left{};
  float sum = 0;
  for (std::size_t kind = 0; kind < kStrongKind; ++kind) {
    left[kind] = chances[kind] < kLeastChance ? 0 : chances[kind];
    sum += left[kind];
  }
  float chance = sum * static_cast<float>(rng.next() >> 40) * 0x1p-24F;
  for (std::size_t kind = 0; kind < kStrongKind; ++kind) {
    chance -= left[kind];
    if (chance < 0) return kind;
  }
  return 0;
}

}  // namespace

FieldBelief belief_about_others(const game::View<the_number::Game>& view, const FieldValues& values, std::size_t turns,
                                Rng& rng, const Stop& stop) {
  const State& state = view.state;
  const Company company = company_of(state, view.seat, shipped_habits());
  Thoughts thoughts(state, values);
  FieldBelief belief{static_cast<std::size_t>(view.seat), 1 - company.strong, std::vector<Profile>(turns)};
  const auto alike = static_cast<std::size_t>(company.alike * static_cast<float>(turns));
  for (std::size_t i = 0; i < belief.turns.size(); ++i) {
    const std::size_t of_all = draw_kind(company.of_all, rng);
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
      if (static_cast<int>(seat) == view.seat || state.available[seat] == 0) continue;
      if (stop.asked()) {
        belief.turns.resize(i);
        return belief;
      }
      const std::size_t kind = i < alike ? of_all : draw_kind(company.each[seat], rng);
      belief.turns[i][seat] = thoughts.of(kind, seat, rng);
    }
  }
  return belief;
}

}  // namespace cifra::the_number::bots
