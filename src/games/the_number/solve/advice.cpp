#include "games/the_number/solve/advice.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "base/json_text.h"
#include "games/the_number/data/assets.h"
#include "games/the_number/rules/number.h"
#include "games/the_number/solve/field/field_advice.h"
#include "games/the_number/solve/field/field_file.h"
#include "games/the_number/solve/two_players/win_play.h"

namespace cifra::the_number::solve {
namespace {

std::unexpected<Error> no_scores() { return fail("bad_position", "scores", "scores are needed to advise on winning"); }

bool has_usual_bonuses(const Asked& asked) { return asked.options.bonuses == the_number::Options().bonuses; }

Result<Advice> advise_points(const Asked& asked) {
  const Position position = position_of(asked);
  if (!has_usual_bonuses(asked) || !reachable(position.turn, position.mine) ||
      !reachable(position.turn, position.theirs)) {
    return fail(kTakesLong, "", "the tables do not have this position");
  }
  const RoundValues* const values = shipped_round_values();
  if (values == nullptr) return fail(kNoFile, std::string(kRoundAsset), "advice comes from a file");
  return to_advice(equilibrium(*values, asked.options, position));
}

Result<Advice> advise_win(const Asked& asked) {
  const auto difference = difference_of(asked);
  if (!difference) return std::unexpected(difference.error());
  const Position position = position_of(asked);
  const bool can_be = reachable(position.turn, position.mine) && reachable(position.turn, position.theirs);
  if (const auto round = win_round(asked.options, asked.round); round && can_be) {
    const WinPlay* const to_win = shipped_win_play();
    if (to_win == nullptr) return fail(kNoFile, std::string(missing_for_win()), "advice comes from a file");
    Advice advice = to_advice(to_win->play(*round, position, *difference));
    advice.certified = position.turn == kTurns - 1;
    return advice;
  }
  const auto end = end_of_round(asked);
  if (!end) return std::unexpected(end.error());
  if (position.turn < kTurns - 1)
    return fail(kTakesLong, "", "before the last turn the rest of the round is solved first");
  return to_advice(win_equilibrium(WinLayer::of_end(end->curve()), end->error, asked.options, position, *difference));
}

// Three to five players: an equilibrium of this turn with learned values of what comes later.
Result<Advice> advise_many(const Asked& asked, Objective objective, double work) {
  const FieldValues* const values = shipped_field_values(asked.available.size());
  if (values == nullptr) return fail(kNoFile, std::string(kFieldAsset), "advice comes from a file");
  Field field;
  field.options = asked.options;
  field.seats = asked.available.size();
  field.turn = asked.turn;
  std::ranges::copy(asked.available, field.digits.begin());
  Goal goal;
  if (objective == Objective::kWin) {
    if (asked.scores.empty()) return no_scores();
    goal.aim = Aim::kWin;
    goal.softness = win_softness(asked.options.rounds - 1 - asked.round, asked.turn);
    for (std::size_t seat = 0; seat < field.seats; ++seat)
      goal.scores[seat] = static_cast<float>(asked.scores[seat] + 10 - std::popcount(field.digits[seat]));
  }
  FieldAdvice found = advise_field(field, goal, *values, asked.seat, work);
  return Advice{std::move(found.strategy), std::move(found.values), found.value, found.gap, false};
}

}  // namespace

Position position_of(const Asked& asked) {
  return {asked.turn, asked.available[asked.seat], asked.available[1 - asked.seat]};
}

Result<int> difference_of(const Asked& asked) {
  if (asked.scores.empty()) return no_scores();
  const Position position = position_of(asked);
  return asked.scores[asked.seat] - asked.scores[1 - asked.seat] + std::popcount(position.theirs) -
         std::popcount(position.mine);
}

Result<RoundStart> end_of_round(const Asked& asked) {
  const int rounds_to_come = asked.options.rounds - 1 - asked.round;
  if (rounds_to_come == 0) return RoundStart{0, {kSureWin / 2}, 0};
  if (rounds_to_come > 1 || !has_usual_bonuses(asked)) {
    return fail("not_solved", "",
                "chances of winning are known in the last round, and with the usual bonuses in the round before it");
  }
  auto start = shipped_round_start();
  if (!start) return fail(kNoFile, std::string(kWinAsset), "advice comes from a file");
  return std::move(*start);
}

Advice to_advice(Equilibrium equilibrium) {
  return {std::move(equilibrium.mine), std::move(equilibrium.values), equilibrium.value, equilibrium.gap};
}

Result<Advice> advise(const Asked& asked, Objective objective, double work) {
  if (asked.available.size() > 2) return advise_many(asked, objective, work);
  return objective == Objective::kPoints ? advise_points(asked) : advise_win(asked);
}

std::string to_json(const Advice& advice, Objective objective) {
  const auto name = [](Move move) {
    return std::string{static_cast<char>('0' + move / 100), static_cast<char>('0' + move / 10 % 10),
                       static_cast<char>('0' + move % 10)};
  };
  json::object strategy;
  for (const Share& share : advice.strategy) strategy[name(share.move)] = share.part;
  json::object values;
  for (const Reply& one : advice.values) values[name(one.move)] = one.value;
  json::object told{{"strategy", std::move(strategy)},
                    {"value", advice.value},
                    {"gap", advice.gap},
                    {"values", std::move(values)},
                    {"objective", objective == Objective::kPoints ? "points" : "win"}};
  if (!advice.certified) told["gap_kind"] = "estimate";
  return json::serialize(told);
}

}  // namespace cifra::the_number::solve
