// Kinds of players of The Number, and how likely each kind is to have crossed out certain digits: what a strong player
// can tell about the others from the table alone.
//
// For every kind and turn it is known how many digits are crossed out by then, and which are rather than others,
// counted in rounds of all kinds of players with each other (research/the_number/field/habits.cpp). All in halvings: -8
// is one half.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "games/the_number/rules/the_number.h"

namespace cifra::the_number::solve {

// The first kinds play like the levels of these names, the last one plays an equilibrium.
enum class PlayerStyle : std::uint8_t { kAnything, kTriples, kLow, kGreedy, kSaver, kHuman, kStrong };
inline constexpr std::array<std::string_view, 6> kHabitLevels = {"random", "triples", "low",
                                                                 "greedy", "saver",   "human"};
inline constexpr std::size_t kKinds = kHabitLevels.size() + 1;
inline constexpr auto kStrongKind = static_cast<std::size_t>(PlayerStyle::kStrong);
using KindChances = std::array<float, kKinds>;

struct Habit {
  std::array<std::int8_t, 11> count{};  // how likely that many digits are crossed out
  std::array<std::int8_t, 10> digit{};  // how likely this one is among them, compared with the others
};
inline constexpr int kHalving = 8;
inline constexpr std::size_t kHabits = kKinds * (the_number::kTurns - 1);  // turns 1 to 4 (from 0), kinds of each
inline constexpr std::size_t kHabitBytes = kHabits * sizeof(Habit);

// How likely a player of each kind has crossed out exactly these digits before this turn; all 1 if nothing is known.
KindChances crossed_by_kind(std::span<const std::int8_t> habits, int turn, the_number::DigitSet crossed);

// What the players at a table are. People who sit together are often alike: as likely as not all are of one kind.
struct Company {
  float alike = 0;                                        // how likely that is
  KindChances of_all{};                                   // what they are then
  std::array<KindChances, the_number::kMaxSeats> each{};  // what they are otherwise
  float strong = 0;                                       // the chance that one of them plays an equilibrium
};
Company company_of(const the_number::State& state, int seat, std::span<const std::int8_t> habits);

}  // namespace cifra::the_number::solve
