#include "games/the_number/solve/two_players/win_values.h"

#include <array>

namespace cifra::the_number::solve {

WinLayer::Range WinLayer::append(std::vector<std::uint16_t>& chances, Curve curve) {
  chances.push_back(0);
  Range range;
  range.begin = static_cast<std::uint32_t>(chances.size());
  range.low = static_cast<std::int16_t>(curve.low);
  range.count = static_cast<std::uint16_t>(curve.chances.size());
  chances.insert(chances.end(), curve.chances.begin(), curve.chances.end());
  chances.push_back(kSureWin);
  return range;
}

WinLayer WinLayer::of_end(Curve end) {
  WinLayer layer(1);
  layer.ranges_[0] = append(layer.chances_, end);
  return layer;
}

void WinLayer::add(DigitSet mine, DigitSet theirs, Curve curve) {
  ranges_[place(mine, theirs)] = append(chances_, curve);
  if (mine == theirs) return;
  std::vector<std::uint16_t> turned;
  for (std::size_t i = curve.chances.size(); i-- > 0;)
    turned.push_back(static_cast<std::uint16_t>(kSureWin - curve.chances[i]));
  const int high = curve.low + static_cast<int>(curve.chances.size()) - 1;
  ranges_[place(theirs, mine)] = append(chances_, {-high, turned});
}

Curve end_of_game() {
  static constexpr std::array<std::uint16_t, 1> kTie = {kSureWin / 2};
  return {0, kTie};
}

}  // namespace cifra::the_number::solve
