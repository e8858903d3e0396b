// Opponent models: numbers that a bot imagines the others to write, and which number is best against them.
#pragma once

#include <vector>

#include "base/random.h"
#include "games/the_number/rules/the_number.h"
#include "games/the_number/solve/field/field_turn.h"

namespace cifra::the_number::bots {

enum class Crowd : std::uint8_t {
  kAnything,  // every number equally likely
  kPeople,    // high first digits and few different ones, as people write
  kAll,       // some of both
};

inline the_number::DigitSet own_digits(const game::View<the_number::Game>& view) {
  return view.state.available[static_cast<std::size_t>(view.seat)];
}

// A fraction from 0 up to but not including 1.
inline float any_fraction(Rng& rng) { return static_cast<float>(rng.next() >> 40) * 0x1p-24F; }

// Any three equal digits; any of the three lowest.
the_number::Number equal_digits(the_number::DigitSet available, Rng& rng);
the_number::Number low_digits(the_number::DigitSet available, Rng& rng);

the_number::Number imagined(Crowd crowd, the_number::DigitSet available, Rng& rng);

// Numbers of everybody, a number of times; 0 for players who are out.
std::vector<solve::Profile> imagined_turns(Crowd crowd, const the_number::State& state, int count, Rng& rng);

// What numbers bring the seat on average over those turns.
std::vector<float> worth_against(solve::FieldTurn& turn, std::size_t seat, const std::vector<solve::Profile>& turns,
                                 const std::vector<std::uint32_t>& numbers);

// The best of them; of several any.
the_number::Number best_of(const std::vector<std::uint32_t>& numbers, const std::vector<float>& worth, Rng& rng);

// What a person in that seat may write who weighs numbers against what people write, puts a price on digits that will
// be missed, and errs by some points.
the_number::Number thought_of(const the_number::State& state, std::size_t seat, Rng& rng);

// The number that is best on average over those turns; `later` is how much what the digits are worth in the turns to
// come counts, 1 being all of it.
the_number::Number best_in(const std::vector<solve::Profile>& turns, const game::View<the_number::Game>& view,
                           float later, Rng& rng);
the_number::Number best_against(Crowd crowd, const game::View<the_number::Game>& view, bool later, int turns, Rng& rng);

}  // namespace cifra::the_number::bots
