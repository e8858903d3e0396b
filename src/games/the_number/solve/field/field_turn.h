// A turn with any number of players as a game of its own: what every number brings a player against given numbers of
// the others, what comes after the turn included.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "games/the_number/solve/field/field_net.h"

namespace cifra::the_number::solve {

// The words of the numbers that the players write (Number::key()); 0 for players who are out.
using Profile = std::array<std::uint32_t, kMostSeats>;

// How many sets of a player's opponents there are.
inline constexpr std::size_t kSetsOfOthers = std::size_t{1} << (kMostSeats - 1);

// A correction of what a network says of a position: a sum over the digits that everybody has, in points.
struct FieldShift {
  float base = 0;
  std::array<float, 10> own{};
  std::array<float, 10> other{};  // of each other player

  float of(DigitSet mine) const { return base + sum(own, mine); }
  float of_other(DigitSet theirs) const { return sum(other, theirs); }

 private:
  static float sum(const std::array<float, 10>& digits, DigitSet set) {
    float total = 0;
    the_number::for_each_digit(set, [&](unsigned digit) { total += digits[digit]; });
    return total;
  }
};

class FieldTurn {
 public:
  // `next` is the network for the position after the turn; null if nothing comes after it. `shift` is added to what it
  // says of the player's own points, where the aim is points.
  FieldTurn(const Field& field, const Goal& goal, const FieldNet* next, const FieldShift& shift = {});

  // worth[i] is what numbers[i] brings the player in that seat against the others' numbers of the profile.
  void payoffs(std::size_t seat, const Profile& profile, std::span<const std::uint32_t> numbers,
               std::span<float> worth);

  // What the profile brings everybody.
  std::array<float, kMostSeats> outcome(const Profile& profile);

  const Field& field() const { return field_; }

  // How often payoffs() was called.
  std::uint32_t calls() const { return call_; }

 private:
  // The other players' side of a turn, given which of them are approved.
  struct Others {
    bool known = false;
    std::uint32_t top = 0;  // the highest approved number of the others
    FieldRow sum;           // of their rows
    float shift = 0;        // of their digits
    // For aims that look at the others: their scores after the turn without the bonus, and rows without mine.
    std::array<float, kMostSeats> scores;
    std::array<FieldRow, kMostSeats> rows;
  };

  // What comes after the turn, for me and the others, if I am left with these digits.
  struct Later {
    std::uint32_t call = 0;  // in which it was computed
    float mine = 0;
    std::array<float, kMostSeats> theirs{};
  };

  void fill(Others& others, unsigned approved);
  const Later& later(const Others& others, unsigned approved, DigitSet mine);
  float worth_of(const Others& others, unsigned approved, DigitSet mine, std::uint32_t number, float gain);
  // Scores after the turn, mine first.
  float win_share(const FieldLanes& scores) const;
  float goal_of(const FieldLanes& scores) const;

  Field field_;
  Goal goal_;
  const FieldNet* next_;
  FieldShift shift_;
  float factor_;
  float bonus_;
  // Of the call under way:
  std::size_t count_ = 0;  // of the others
  std::array<std::uint32_t, kMostSeats> keys_{};
  std::array<DigitSet, kMostSeats> digits_{};
  std::array<float, kMostSeats> scores_{};
  float my_score_ = 0;
  std::array<Others, kSetsOfOthers> others_;  // by the set of approved players
  std::uint32_t call_ = 0;
  std::vector<Later> later_;  // 1024 * the set of approved players + my digits
};

// 2 to the power of x, for x <= 0; within 2e-6 of it, and the same on every machine.
FieldLanes power_of_two(FieldLanes x);
float power_of_two(float x);

}  // namespace cifra::the_number::solve
