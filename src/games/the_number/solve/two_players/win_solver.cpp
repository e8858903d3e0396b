#include "games/the_number/solve/two_players/win_solver.h"

#include <algorithm>
#include <cmath>

namespace cifra::the_number::solve {
namespace {

constexpr int kFurthest = 1000;  // no difference of scores that can still be made up for is so large

}  // namespace

Reach::Reach(const the_number::Options& options, Scope scope, int difference)
    : mine_(points_of(options, scope.mine, scope.turn)),
      theirs_(points_of(options, scope.theirs, scope.turn)),
      difference_(difference) {}

std::vector<Reach::Points> Reach::points_of(const the_number::Options& options, DigitSet digits, int turn) {
  std::vector<Points> points(std::size_t{1024} * (kTurns + 1));
  points[std::size_t{1024} * static_cast<std::size_t>(turn) + digits] = {0, 0};
  for (; turn < kTurns; ++turn) {
    const Stakes stakes = Stakes::of(options, turn);
    for (std::size_t left = 0; left < 1024; ++left) {
      const Points from = points[1024 * static_cast<std::size_t>(turn) + left];
      if (from.least > from.most) continue;
      const auto reach = [&](std::size_t rest, int least, int most) {
        Points& to = points[1024 * static_cast<std::size_t>(turn + 1) + rest];
        to = to.least > to.most ? Points{least, most} : Points{std::min(to.least, least), std::max(to.most, most)};
      };
      reach(left, from.least, from.most);
      for (const DigitSet set : kSmallSets) {
        if ((set & ~left) != 0) continue;
        const int lowest = stakes.factor * std::countr_zero(set) + std::popcount(set);
        const int highest = stakes.factor * (std::bit_width(set) - 1) + std::popcount(set) + stakes.bonus;
        reach(left & ~static_cast<std::size_t>(set), from.least + lowest, from.most + highest);
      }
    }
  }
  return points;
}

Reach::Range Reach::range(int turn, DigitSet mine, DigitSet theirs) const {
  const auto at = [turn](const std::vector<Points>& points, DigitSet set) {
    return points[1024 * static_cast<std::size_t>(turn) + set];
  };
  const auto join = [](Range a, Range b) {
    if (a.low > a.high) return b;
    if (b.low > b.high) return a;
    return Range{std::min(a.low, b.low), std::max(a.high, b.high)};
  };
  const auto one_way = [&](DigitSet first, DigitSet second) {
    const Points a = at(mine_, first);
    const Points b = at(theirs_, second);
    if (a.least > a.most || b.least > b.most) return Range{};
    return Range{difference_ + a.least - b.most, difference_ + a.most - b.least};
  };
  const Range straight = one_way(mine, theirs);
  const Range turned = one_way(theirs, mine);  // the same pair of sets with the players exchanged
  return join(straight, turned.low > turned.high ? turned : Range{-turned.high, -turned.low});
}

void WinPiece::add_to(WinLayer& layer) const {
  std::size_t begin = 0;
  for (const Entry& entry : entries) {
    layer.add(larger, entry.smaller, {entry.low, std::span(chances).subspan(begin, entry.count)});
    begin += entry.count;
  }
}

WinPiece WinPieceSolver::solve(int turn, DigitSet larger, const WinLayer& next) {
  WinPiece piece;
  piece.larger = larger;
  const Stakes stakes = Stakes::of(options_, turn);
  const std::uint64_t programmes_before = oracle_.programmes;
  for (PlayedCurve& curve : played_) curve.played.clear();
  for (int set = 0; set <= larger; ++set) {
    const auto smaller = static_cast<DigitSet>(set);
    if (scope_.has(turn, larger, smaller) || scope_.has(turn, smaller, larger))
      solve_curve(stakes, turn, smaller, next, piece);
  }
  piece.programmes = oracle_.programmes - programmes_before;
  return piece;
}

std::uint16_t WinPieceSolver::solve_one(Stakes stakes, DigitSet smaller, int difference, const WinLayer& next,
                                        WinPiece& piece) {
  // Where to begin: what was played with one point more or less, and with one digit less, whichever.
  start_ = last_;
  the_number::for_each_digit(smaller, [&](unsigned digit) {
    const PlayedCurve& less = played_[smaller & ~(1U << digit)];
    const int index = difference - less.low;
    if (index < 0 || index >= static_cast<int>(less.played.size())) return;
    start_.add(less.played[static_cast<std::size_t>(index)]);
  });
  const WinWorth worth{next, difference};
  const Solved solved =
      oracle_.solve(stakes, piece.larger, smaller, worth, kWinTolerance, {start_.larger, start_.smaller});
  last_.note(oracle_);
  const double rounded = std::round((solved.low + solved.high) / 2 * kSureWin);
  piece.error = std::max({piece.error, rounded / kSureWin - solved.low, solved.high - rounded / kSureWin});
  ++piece.solved;
  return static_cast<std::uint16_t>(rounded);
}

void WinPieceSolver::solve_curve(Stakes stakes, int turn, DigitSet smaller, const WinLayer& next, WinPiece& piece) {
  const DigitSet larger = piece.larger;
  const bool same = larger == smaller;
  Reach::Range range{-kFurthest, kFurthest};
  if (reach_ != nullptr) range = reach_->range(turn, larger, smaller);
  if (range.low > range.high) return;
  if (same) range.high = std::max(range.high, -range.low);
  int middle =
      points_ == nullptr || turn == 0 ? 0 : -static_cast<int>(std::lround(points_->value(turn, larger, smaller)));
  middle = same ? 1 : std::clamp(middle, range.low, range.high);

  last_ = {};
  above_.clear();
  below_.clear();
  played_above_.clear();
  played_below_.clear();
  for (int difference = middle; difference <= range.high; ++difference) {
    const std::uint16_t chance = solve_one(stakes, smaller, difference, next, piece);
    played_above_.push_back(last_);
    if (chance == kSureWin) break;
    above_.push_back(chance);
  }
  if (same) {  // the other player's chances, turned around
    above_.insert(above_.begin(), kSureWin / 2);
    middle = 0;
    for (std::size_t i = 1; i < above_.size(); ++i) below_.push_back(static_cast<std::uint16_t>(kSureWin - above_[i]));
  } else {
    last_ = played_above_.front();
    for (int difference = middle - 1; difference >= range.low; --difference) {
      const std::uint16_t chance = solve_one(stakes, smaller, difference, next, piece);
      played_below_.push_back(last_);
      if (chance == 0) break;
      below_.push_back(chance);
    }
  }
  PlayedCurve& curve = played_[smaller];
  curve.low = (same ? 1 : middle) - static_cast<int>(played_below_.size());
  curve.played.assign(played_below_.rbegin(), played_below_.rend());
  curve.played.insert(curve.played.end(), played_above_.begin(), played_above_.end());
  // Where the middle itself is decided already, zeros above it or ones below it are not part of the curve; a curve may
  // still begin with zeros, which cost nothing but room.
  piece.entries.push_back({smaller, static_cast<std::int16_t>(middle - static_cast<int>(below_.size())),
                           static_cast<std::uint32_t>(below_.size() + above_.size())});
  piece.chances.insert(piece.chances.end(), below_.rbegin(), below_.rend());
  piece.chances.insert(piece.chances.end(), above_.begin(), above_.end());
}

}  // namespace cifra::the_number::solve
