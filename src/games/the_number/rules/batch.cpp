#include "games/the_number/rules/batch.h"

#include <bit>

namespace cifra::the_number {
namespace {

Lanes count_digits(Lanes sets) {
  sets = sets - (sets >> 1 & 0x155);
  sets = (sets & 0x333) + (sets >> 2 & 0x333);
  return (sets & 15) + (sets >> 4 & 15) + (sets >> 8);
}

// The index-th available digit of every lane.
struct DigitLists {
  Lanes low;   // digits 0-7 of the list, four bits each
  Lanes high;  // digits 8 and 9

  explicit DigitLists(Lanes available) {
    for (int lane = 0; lane < kLanes; ++lane) {
      const std::uint64_t list = kDigitLists[available[lane]];
      low[lane] = static_cast<std::uint32_t>(list);
      high[lane] = static_cast<std::uint32_t>(list >> 32);
    }
  }
  Lanes at(Lanes index) const {
    const LaneMask late = index > 7;
    const Lanes list = late ? high : low;
    return list >> ((index & 7) << 2) & 15;
  }
};

Lanes random_numbers(Lanes available, LaneRng& rng) {
  const Lanes count = count_digits(available);
  const DigitLists digits(available);
  const Lanes a = rng.next();
  const Lanes b = rng.next();
  const Lanes first = digits.at((a >> 11) * count >> 21);
  const Lanes second = digits.at((b >> 11) * count >> 21);
  const Lanes third = digits.at(((a & 0x7ff) << 10 | (b & 0x3ff)) * count >> 21);
  const Lanes one = all_lanes(1);
  return where(available != 0, first << 18 | second << 14 | third << 10 | one << first | one << second | one << third);
}

}  // namespace

template <int Seats>
std::array<Lanes, Seats> random_games(const Options& options, LaneRng& rng) {
  std::array<Lanes, Seats> total{};
  for (int round = 0; round < options.rounds; ++round) {
    std::array<Lanes, Seats> available;
    available.fill(all_lanes(kAllDigits));
    for (int turn = 0; turn < kTurns; ++turn) {
      NumberLanes<Seats> numbers;
      for (std::size_t seat = 0; seat < Seats; ++seat) numbers[seat] = random_numbers(available[seat], rng);
      const TurnLanes<Seats> result = resolve_lanes<Seats>(options, turn, numbers);
      for (std::size_t seat = 0; seat < Seats; ++seat) {
        available[seat] &= ~result.crossed[seat];
        total[seat] += result.points[seat];
      }
    }
    for (std::size_t seat = 0; seat < Seats; ++seat) total[seat] += 10 - count_digits(available[seat]);
  }
  return total;
}

template std::array<Lanes, 2> random_games<2>(const Options&, LaneRng&);
template std::array<Lanes, 3> random_games<3>(const Options&, LaneRng&);
template std::array<Lanes, 4> random_games<4>(const Options&, LaneRng&);
template std::array<Lanes, 5> random_games<5>(const Options&, LaneRng&);

}  // namespace cifra::the_number
