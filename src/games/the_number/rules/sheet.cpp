#include "games/the_number/rules/sheet.h"

#include <bit>
#include <cstddef>
#include <numeric>
#include <tuple>

#include "base/sort.h"

namespace cifra::the_number {

std::vector<int> check_order(const Turn& turn) {
  std::vector<int> order(static_cast<std::size_t>(turn.seats));
  std::iota(order.begin(), order.end(), 0);
  const auto rank = [&turn](int seat) {
    const SeatResult& result = turn.results[static_cast<std::size_t>(seat)];
    const bool counts = is_number(result.status);
    return std::tuple(counts ? -1 : static_cast<int>(result.status),
                      counts ? -static_cast<int>(result.number.value()) : 0, seat);
  };
  put_in_order(order, {}, rank);
  return order;
}

int RoundSheet::digits_crossed() const { return std::popcount(crossed); }

int RoundSheet::sum() const {
  int points = complete ? digits_crossed() : 0;
  for (const auto& value : boxes) points += value.value_or(0);
  return points;
}

RoundSheet round_sheet(std::span<const Turn> turns, int round, int seat) {
  RoundSheet sheet;
  for (int turn = 0; turn < kTurns; ++turn) {
    const auto index = static_cast<std::size_t>(round * kTurns + turn);
    if (index >= turns.size()) break;
    const SeatResult& result = turns[index].results[static_cast<std::size_t>(seat)];
    sheet.boxes[static_cast<std::size_t>(turn)] = result.points;
    sheet.crossed = static_cast<DigitSet>(sheet.crossed | result.crossed);
  }
  sheet.complete = sheet.boxes.back().has_value();
  return sheet;
}

int total(std::span<const Turn> turns, int rounds, int seat) {
  int points = 0;
  for (int round = 0; round < rounds; ++round) points += round_sheet(turns, round, seat).sum();
  return points;
}

}  // namespace cifra::the_number
