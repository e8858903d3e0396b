#include "games/the_number/review/review.h"

#include <array>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "games/the_number/review/assessment.h"
#include "games/the_number/review/chances.h"
#include "games/the_number/review/field.h"
#include "games/the_number/review/grades.h"
#include "games/the_number/review/two_players.h"

namespace cifra::the_number::review {
namespace {

constexpr std::string_view kVersion = "1";

void write_known(JsonText& text, std::string_view key, const std::optional<double>& value) {
  text.key(key);
  value ? text.value(*value) : text.null();
}

class NumberReview final : public game::Review {
 public:
  NumberReview(Replay game, const game::ReviewPlan& plan, std::unique_ptr<Assessor> assessor)
      : game_(std::move(game)),
        players_(plan.players.begin(), plan.players.end()),
        found_(game_),
        chances_(game_.seats == 2 ? chances_of(game_) : Chances()),
        assessor_(std::move(assessor)) {
    for (std::size_t round = 0; round < game_.rounds.size(); ++round) {
      auto& turns = stand_ins_.emplace_back(game_.rounds[round].size());
      for (std::size_t turn = 0; turn < turns.size(); ++turn) {
        for (std::size_t seat = 0; seat < game_.seats; ++seat) {
          turns[turn][seat] = plan.stand_in({static_cast<int>(round), static_cast<int>(turn)}, static_cast<int>(seat));
        }
      }
    }
  }

  bool step() override {
    if (!complete_ && !assessor_->step(game_, found_)) complete_ = true;
    return !complete_;
  }
  bool complete() const override { return complete_; }
  double progress() const override { return complete_ ? 1 : assessor_->progress(); }
  std::string_view version() const override { return kVersion; }

  void write(JsonText& text) const override {
    text("version", version())("complete", complete_);
    if (const auto solving = assessor_->solving()) text("solving", *solving);
    text.key("seats").begin_array();
    for (std::size_t seat = 0; seat < game_.seats; ++seat) write_seat(text, seat);
    text.end_array();
  }

 private:
  // The sums of a seat: lost and luck over all its turns, grades and mean over those that it decided itself.
  struct Sums {
    double lost = 0;
    double luck = 0;
    bool all_known = true;
    game::GradeCounts grades;
    int decisions = 0;
    double decided_lost = 0;
  };

  const std::string& stand_in(Place at, std::size_t seat) const { return stand_ins_[at.round][at.turn][seat]; }

  // What the next turn is worth before it: 0 after the last, nothing if it is not known or was not played.
  std::optional<double> next_value(Place at, std::size_t seat) const {
    if (at.turn + 1 == kTurns) return 0;
    if (at.turn + 1 == game_.rounds[at.round].size()) return std::nullopt;
    const auto& next = found_.at(at.round, at.turn + 1, seat);
    if (!next) return std::nullopt;
    return next->best_value;
  }
  std::optional<double> luck(Place at, std::size_t seat) const {
    const auto& now = found_.at(at.round, at.turn, seat);
    const auto next = next_value(at, seat);
    if (!now || !next) return std::nullopt;
    return game_.brought(game_.rounds[at.round][at.turn], seat) + *next - now->value;
  }
  // Of the luck against one other player, what that one gave away.
  std::optional<double> given(Place at, std::size_t seat) const {
    const auto& other = found_.at(at.round, at.turn, 1 - seat);
    if (!other) return std::nullopt;
    return other->lost();
  }

  // Of winning the game, before a turn or after the last one.
  std::optional<double> win_chance(Place at, std::size_t seat) const {
    if (at.round >= chances_.size() || at.turn >= chances_[at.round].size()) return std::nullopt;
    const double first = chances_[at.round][at.turn];
    return seat == 0 ? first : 1 - first;
  }

  Sums sums(std::size_t seat) const {
    Sums sums;
    for (const Place at : places_of(game_)) {
      const auto& one = found_.at(at.round, at.turn, seat);
      sums.luck += luck(at, seat).value_or(0);
      if (!one) {
        sums.all_known = false;
        continue;
      }
      sums.lost += one->lost();
      if (!one->best.written() || !stand_in(at, seat).empty()) continue;
      sums.grades.add(game::grade_of(one->lost(), limits(game_.seats)));
      ++sums.decisions;
      sums.decided_lost += one->lost();
    }
    return sums;
  }

  void write_seat(JsonText& text, std::size_t seat) const {
    const Sums all = sums(seat);
    const auto known = [&](double value) { return all.all_known ? std::optional(value) : std::nullopt; };
    text.begin_object()("name", players_[seat])("final", Game::standings(game_.end).scores[seat]);
    write_known(text, "lost", known(all.lost));
    write_known(text, "luck", known(all.luck));
    text.key("grades");
    all.grades.write(text);
    const double mean = all.decisions == 0 ? 0 : all.decided_lost / all.decisions;
    write_known(text, "mean_lost", all.decisions == 0 ? std::nullopt : known(mean));
    const std::string_view like =
        all.all_known && all.decisions > 0 ? plays_like(game_.seats, mean) : std::string_view();
    text.key("plays_like");
    like.empty() ? text.null() : text.value(like);
    text.key("rounds").begin_array();
    for (std::size_t round = 0; round < game_.rounds.size(); ++round) write_round(text, round, seat);
    text.end_array().key("turns").begin_array();
    for (const Place at : places_of(game_)) write_turn_of(text, at, seat);
    text.end_array().end_object();
  }

  void write_round(JsonText& text, std::size_t round, std::size_t seat) const {
    const auto& turns = game_.rounds[round];
    std::optional<double> start;
    if (!turns.empty() && found_.at(round, 0, seat)) start = found_.at(round, 0, seat)->best_value;
    std::optional<double> result;
    if (turns.size() == kTurns) {
      int sum = 0;
      for (const PlayedTurn& turn : turns) sum += game_.brought(turn, seat);
      result = sum;
    }
    text.begin_object();
    write_known(text, "start", start);
    write_known(text, "result", result);
    text.end_object();
  }

  void write_turn_of(JsonText& text, Place at, std::size_t seat) const {
    const PlayedTurn& turn = game_.rounds[at.round][at.turn];
    const auto& one = found_.at(at.round, at.turn, seat);
    const SeatResult& result = turn.of(seat);
    text.begin_object()("round", at.round)("turn", at.turn).key("number");
    result.number.written() ? text.value(result.number.text()) : text.null();
    text("points", static_cast<int>(result.points));
    write_known(text, "value", one ? std::optional(one->value) : std::nullopt);
    write_known(text, game_.seats == 2 ? "gap" : "stderr", one ? std::optional(one->error) : std::nullopt);
    text.key("best");
    if (one && one->best.written()) {
      text.begin_object()("number", one->best.text())("value", one->best_value).end_object();
    } else {
      text.null();
    }
    write_known(text, "lost", one ? std::optional(one->lost()) : std::nullopt);
    const auto lucky = luck(at, seat);
    write_known(text, "luck", lucky);
    if (game_.seats == 2) {
      const auto gift = lucky ? given(at, seat) : std::nullopt;
      write_known(text, "given", gift);
      write_known(text, "chance", gift ? std::optional(*lucky - *gift) : std::nullopt);
      text.key("win").begin_object();
      write_known(text, "before", win_chance(at, seat));
      write_known(text, "after", win_chance({at.round, at.turn + 1}, seat));
      text.end_object();
    }
    text.key("grade");
    one && one->best.written() ? text.value(game::name_of(game::grade_of(one->lost(), limits(game_.seats))))
                               : text.null();
    text.key("hindsight");
    if (const Hindsight late = hindsight(turn, seat); late.number.written()) {
      text.begin_object()("number", late.number.text())("points", late.points).end_object();
    } else {
      text.null();
    }
    if (const std::string& by = stand_in(at, seat); !by.empty()) text("by", by);
    text.end_object();
  }

  Replay game_;
  std::vector<std::string> players_;
  std::vector<std::vector<std::array<std::string, kMaxSeats>>> stand_ins_;
  Assessments found_;
  Chances chances_;
  std::unique_ptr<Assessor> assessor_;
  bool complete_ = false;
};

}  // namespace

Result<std::unique_ptr<game::Review>> make_review(const Recorded& recorded, const game::ReviewPlan& plan) {
  auto game = replay(recorded, plan.players.size());
  if (!game) return std::unexpected(std::move(game.error()));
  auto assessor = game->seats == 2 ? make_two_players_assessor(*game) : make_field_assessor(*game, plan.first_seat);
  if (!assessor) return std::unexpected(std::move(assessor.error()));
  return std::make_unique<NumberReview>(std::move(*game), plan, std::move(*assessor));
}

}  // namespace cifra::the_number::review
