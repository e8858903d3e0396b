#include "games/the_number/solve/two_players/win_play.h"

#include <algorithm>
#include <bit>
#include <memory>

#include "games/the_number/data/assets.h"
#include "games/the_number/solve/two_players/position_solver.h"
#include "games/the_number/solve/two_players/win_solver.h"

namespace cifra::the_number::solve {
namespace {

constexpr double kNextTolerance = 1e-4;  // of a last turn that is solved for the turn before it

// Where the game is as good as decided before the last two turns, points are a little better than nothing.
constexpr double kOfPoint = 2e-5;

// What an opponent who knows the strategies gains from a turn on, by round and turn.
constexpr std::array<std::array<double, kTurns - 1>, kWinRounds> kGained = {
    {{0.05, 0.049, 0.043, 0.035}, {0.035, 0.031, 0.02, 0.0005}}};

// What comes after a turn that is not the last of its round. What was found is kept.
class Ahead {
 public:
  Ahead(const RoundValues& points, const WinEstimate& estimate, const WinLayer& end, int round, int turn,
        int difference)
      : points_(points.worth_after(turn)),
        estimate_(estimate),
        end_(end),
        round_(round),
        next_(turn + 1),
        difference_(difference) {}

  double operator()(DigitSet mine, DigitSet theirs, int points) const {
    if (next_ == kTurns - 1) return last_turn(mine, theirs, difference_ + points);
    const double later = points_(mine, theirs, 0);
    return static_cast<double>(chance_of(steps(mine, theirs, later), difference_ + points)) +
           kOfPoint * (points + later);
  }

 private:
  struct Known {
    int difference = 0;
    double chance = 0;
  };
  template <class Kept>
  static Kept& at(std::vector<std::vector<Kept>>& all, DigitSet mine, DigitSet theirs) {
    std::vector<Kept>& row = all[mine];
    if (row.empty()) row.resize(1024);
    return row[theirs];
  }

  const WinSteps& steps(DigitSet mine, DigitSet theirs, double points) const {
    WinSteps& steps = at(steps_, mine, theirs);
    if (steps[0].weight <= 0) steps = estimate_.steps(round_, next_, mine, theirs, static_cast<float>(points));
    return steps;
  }

  double last_turn(DigitSet mine, DigitSet theirs, int difference) const {
    const Stakes stakes = Stakes::of({}, kTurns - 1);
    if (round_ == kWinRounds - 1) {
      const auto most = [&](DigitSet digits) {
        return digits == 0 ? 0 : stakes.factor * (std::bit_width(digits) - 1) + 3 + stakes.bonus;
      };
      if (difference > most(theirs)) return 1;
      if (-difference > most(mine)) return 0;
    }
    if (mine == theirs && difference == 0) return 0.5;
    std::vector<Known>& known = at(known_, mine, theirs);
    const auto next = std::ranges::lower_bound(known, difference, {}, &Known::difference);
    if (next != known.end() && next->difference == difference) return next->chance;
    // Chances only grow with the difference.
    if (next != known.end() && next != known.begin() && next->chance - std::prev(next)->chance < kNextTolerance)
      return next->chance;
    const WinWorth worth{end_, difference};
    const Solved solved = oracle_.solve(stakes, mine, theirs, worth, kNextTolerance, {played_.larger, played_.smaller});
    played_.note(oracle_);
    const double chance = (solved.low + solved.high) / 2;
    known.insert(next, {difference, chance});
    return chance;
  }

  PointsWorth points_;
  const WinEstimate& estimate_;
  const WinLayer& end_;
  int round_;
  int next_;
  int difference_;
  mutable std::vector<std::vector<WinSteps>> steps_ = std::vector<std::vector<WinSteps>>(1024);
  mutable std::vector<std::vector<std::vector<Known>>> known_ = std::vector<std::vector<std::vector<Known>>>(1024);
  mutable DoubleOracle oracle_;
  mutable Played played_;
};

}  // namespace

WinPlay::WinPlay(const RoundValues& points, const WinEstimate& estimate, const RoundStart& start)
    : points_(&points),
      estimate_(&estimate),
      start_(&start),
      ends_{WinLayer::of_end(start.curve()), WinLayer::of_end(end_of_game())} {}

Equilibrium WinPlay::play(int round, Position position, int difference) const {
  const auto index = static_cast<std::size_t>(round);
  const int turn = position.turn;
  if (turn == kTurns - 1)
    return win_equilibrium(ends_[index], index == 0 ? start_->error : 0, {}, position, difference);
  const Ahead ahead(*points_, *estimate_, ends_[index], round, turn, difference);
  Equilibrium answer;
  if (turn == kTurns - 2) {
    const Equilibrium start = equilibrium(*points_, {}, position);
    answer = solve_position(ahead, 0, kNextTolerance, {}, position, &start);
  } else {
    answer = solve_position(ahead, 0, kWinTolerance, {}, position);
  }
  answer.value = std::clamp(answer.value, 0.0, 1.0);
  for (Reply& one : answer.values) one.value = std::clamp(one.value, 0.0, 1.0);
  answer.gap += 2 * kGained[index][static_cast<std::size_t>(turn)];
  return answer;
}

double WinPlay::chance(int round, Position position, int difference) const {
  const auto [turn, mine, theirs] = position;
  if (turn == 0)
    return round == 0 ? (difference == 0 ? 0.5 : play(round, position, difference).value) : start_->chance(difference);
  if (turn == kTurns - 1) return play(round, position, difference).value;
  return static_cast<double>(
      chance_of(estimate_->steps(round, turn, mine, theirs, points_->value(turn, mine, theirs)), difference));
}

std::string_view missing_for_win() {
  for (const std::string_view name : {kRoundAsset, kWinAsset, kChancesAsset}) {
    if (assets().bytes(name).empty()) return name;
  }
  return {};
}

const WinPlay* shipped_win_play() {
  if (!missing_for_win().empty()) return nullptr;
  static const auto kStart = shipped_round_start();
  static const std::unique_ptr<const WinPlay> kShipped =
      kStart && shipped_round_values() != nullptr && shipped_win_estimate() != nullptr
          ? std::make_unique<const WinPlay>(*shipped_round_values(), *shipped_win_estimate(), *kStart)
          : nullptr;
  return kShipped.get();
}

std::optional<int> win_round(const the_number::Options& options, int round) {
  const int of_two = kWinRounds - (options.rounds - round);
  if (of_two < 0 || options.bonuses != the_number::Options().bonuses) return std::nullopt;
  return of_two;
}

}  // namespace cifra::the_number::solve
