#include "games/the_number/review/two_players.h"

#include <algorithm>
#include <utility>

#include "games/the_number/data/assets.h"
#include "games/the_number/review/chances.h"
#include "games/the_number/review/solved_rounds.h"
#include "games/the_number/solve/advice.h"
#include "games/the_number/solve/two_players/round_driver.h"

namespace cifra::the_number::review {
namespace {

using solve::Equilibrium;
using solve::Move;
using solve::Position;
using solve::RoundValues;

// Numbers of a mix differ by rounding of the simplex method.
constexpr double kRounding = 1e-5;

class TwoPlayers final : public Assessor {
 public:
  TwoPlayers(const Replay& game, RoundTable table) : places_(places_of(game)), table_(std::move(table)) {
    if (table_ != nullptr) return;
    const Options& options = game.end.options;
    const RoundValues* const usual = solve::shipped_round_values();
    const int first_done = usual == nullptr ? kTurns : usual_from(options.bonuses);
    solving_ = std::make_unique<solve::RoundSteps>(options, solve::Scope(),
                                                   first_done < kTurns ? *usual : RoundValues(), first_done);
  }

  bool step(const Replay& game, Assessments& found) override {
    if (table_ == nullptr) {
      if (!solving_->step()) {
        table_ = std::make_shared<const RoundValues>(solving_->take_values());
        keep_solved_round(game.end.options.bonuses, table_);
      }
      return true;
    }
    if (done_ == places_.size()) return false;
    const auto [round, turn] = places_[done_++];
    const PlayedTurn& played = game.rounds[round][turn];
    const Position first = position_of(played.before, 0);
    const Equilibrium mine = solve::equilibrium(*table_, played.before.options, first);
    found.at(round, turn, 0) = assess(*table_, played, 0, mine);
    const Position second = position_of(played.before, 1);
    found.at(round, turn, 1) =
        assess(*table_, played, 1,
               first.mine == second.mine ? mine : solve::equilibrium(*table_, played.before.options, second));
    return true;
  }

  double progress() const override {
    constexpr double kTurnsPart = 0.01;  // of the time, if the round is solved first
    const double turns = places_.empty() ? 1 : static_cast<double>(done_) / static_cast<double>(places_.size());
    return solving_ == nullptr ? turns : (1 - kTurnsPart) * solving_->progress() + kTurnsPart * turns;
  }
  std::optional<double> solving() const override {
    if (solving_ == nullptr) return std::nullopt;
    return table_ == nullptr ? solving_->progress() : 1;
  }

 private:
  std::vector<Place> places_;
  RoundTable table_;
  std::unique_ptr<solve::RoundSteps> solving_;
  std::size_t done_ = 0;
};

}  // namespace

double worth_of_nothing(const RoundValues& values, const Options& options, Position position,
                        const Equilibrium& equilibrium) {
  const solve::Stakes stakes = solve::Stakes::of(options, position.turn);
  const solve::PointsWorth worth = values.worth_after(position.turn);
  const auto against = [&](Move theirs) {
    const solve::Outcome outcome = solve::play(stakes, position.mine, position.theirs, solve::kNoMove, theirs);
    return worth(outcome.mine, outcome.theirs, outcome.points);
  };
  if (position.theirs == 0) return against(solve::kNoMove);
  double sum = 0;
  for (const solve::Share& share : equilibrium.theirs) sum += share.part * against(share.move);
  return sum;
}

Assessed assess(const RoundValues& values, const PlayedTurn& turn, std::size_t seat, const Equilibrium& equilibrium) {
  const Number written = turn.checked(seat);
  solve::Reply best{solve::kNoMove, 0};
  double value = 0;
  for (const solve::Reply& one : equilibrium.values) {
    if (best.move == solve::kNoMove || one.value > best.value) best = one;
    if (written.written() && one.move == written.value()) value = one.value;
  }
  const Number best_number = best.move == solve::kNoMove ? Number() : Number::of(best.move);
  if (!written.written()) {
    const double nothing = worth_of_nothing(values, turn.before.options, position_of(turn.before, seat), equilibrium);
    return assessed_nothing(nothing, best_number, best.value, equilibrium.gap);
  }
  if (best.value - value <= kRounding) return {value, written, value, equilibrium.gap};
  return {value, best_number, best.value, equilibrium.gap};
}

Result<std::unique_ptr<Assessor>> make_two_players_assessor(const Replay& game) {
  RoundTable table = solved_round(game.end.options.bonuses);
  if (table == nullptr && needs_no_solving(game.end.options.bonuses))
    return fail(solve::kNoFile, std::string(kRoundAsset), "the review comes from a file");
  if (const auto missing = missing_for_chances(game.end.options); !missing.empty())
    return fail(solve::kNoFile, std::string(missing), "the review comes from a file");
  return std::make_unique<TwoPlayers>(game, std::move(table));
}

}  // namespace cifra::the_number::review
