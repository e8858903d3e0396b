#include "games/nmbr9/search/value/advice.h"

#include <algorithm>
#include <cmath>

#include "games/nmbr9/search/value/lookahead.h"

namespace cifra::nmbr9::search {

std::vector<Advice> advise(const ValueNet& net, const nmbr9::Layout& layout, int number, const Coming& coming, Rng& rng,
                           std::uint64_t work) {
  std::vector<Advice> list;
  const auto board = SearchBoard::from(layout);
  if (!board) return list;
  const int most = static_cast<int>(kMostAdvice);
  const Effort effort{.candidates = 2 * most, .keep = most, .depth = coming.rounds, .work = work};
  Lookahead lookahead(net);
  for (const Option& option : lookahead.rank(*board, number, coming, effort, rng)) {
    const nmbr9::Placement placement = board->placement(option.move);
    if (!layout.check(number, placement)) continue;  // beyond the edge of the table
    const double mean = static_cast<double>(option.mean()) / kPoint;
    // With one round left every card was tried, and with none there is nothing to try.
    double error = 0;
    if (coming.rounds > 1 && option.samples > 1) {
      const double n = option.samples;
      const double squares = static_cast<double>(option.squares) / kPoint;
      error = std::sqrt(std::max(0.0, squares / n - mean * mean) / (n - 1));
    }
    list.push_back({placement, layout.score() + mean, error});
    if (list.size() == kMostAdvice) break;
  }
  return list;
}

}  // namespace cifra::nmbr9::search
