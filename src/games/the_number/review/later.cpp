#include "games/the_number/review/later.h"

#include <array>

namespace cifra::the_number::review {
namespace {

constexpr std::array<std::array<solve::FieldShift, kTurns - 1>, 3> kShifts{};

}  // namespace

const solve::FieldShift& later_shift(std::size_t seats, int turn) {
  return kShifts[seats - 3][static_cast<std::size_t>(turn - 1)];
}

}  // namespace cifra::the_number::review
