#include "games/nmbr9/review/account.h"

#include "games/nmbr9/codec/codec.h"
#include "games/nmbr9/review/strength.h"

namespace cifra::nmbr9::review {
namespace {

void write_place(JsonText& text, const Placement& place) {
  text("x", int{place.x})("y", int{place.y})("level", int{place.level})("rotation", int{place.rotation});
}

void write_found(JsonText& text, const Reviewed& one, std::optional<double> before) {
  text("expected", one.expected)("stderr", one.error).key("best").begin_object();
  write_place(text, one.best);
  text("expected", one.best_expected()).end_object()("lost", one.lost).key("luck");
  if (before) {
    text.value(one.best_expected() - *before);
  } else {
    text.null();
  }
  text("grade", game::name_of(game::grade_of(one.lost, kGradeLimits)));
}

void write_alternatives(JsonText& text, const std::vector<Alternative>& list) {
  text.key("alternatives").begin_array();
  for (const Alternative& one : list) {
    text.begin_object();
    write_place(text, one.placement);
    text("expected", one.expected).end_object();
  }
  text.end_array();
}

void write_squares(JsonText& text, std::string_view key, const std::vector<Square>& squares) {
  text.key(key).begin_array();
  for (const Square& one : squares) text.begin_array().value(one.x).value(one.y).end_array();
  text.end_array();
}

// What the placements come to all in all.
struct Totals {
  double lost = 0;
  double luck = 0;
  double own_lost = 0;  // without what a bot placed for the player
  int own = 0;
  game::GradeCounts grades;
};

Totals totals_of(const Account& account, double start) {
  Totals totals;
  double before = start;
  for (const Reviewed& one : account.placements) {
    totals.lost += one.lost;
    totals.luck += one.best_expected() - before;
    before = one.expected;
    if (!one.by.empty()) continue;
    totals.own_lost += one.lost;
    ++totals.own;
    totals.grades.add(game::grade_of(one.lost, kGradeLimits));
  }
  return totals;
}

}  // namespace

void Account::write(JsonText& text, std::optional<double> start) const {
  text.begin_object()("name", name)("score", score);
  const bool complete = known() && start;
  const Totals totals = complete ? totals_of(*this, *start) : Totals{};
  if (complete) {
    text("lost", totals.lost)("luck", totals.luck).key("grades");
    totals.grades.write(text);
  } else {
    text.key("lost").null().key("luck").null().key("grades").null();
  }
  text.key("placements").begin_array();
  std::optional<double> before = start;
  for (std::size_t round = 0; round < placements.size(); ++round) {
    const Reviewed& one = placements[round];
    text.begin_object()("round", round)("number", one.number);
    if (one.known) {
      write_found(text, one, before);
    } else {
      for (const std::string_view key : {"expected", "stderr", "best", "lost", "luck", "grade"}) text.key(key).null();
    }
    before = one.known ? std::optional(one.expected) : std::nullopt;
    if (!one.by.empty()) text("by", one.by);
    write_place(text, one.made);
    if (one.known) {
      write_alternatives(text, one.alternatives);
      write_squares(text, "holes", one.holes);
      write_squares(text, "best_holes", one.best_holes);
      text("above", one.above)("best_above", one.best_above);
    } else {
      for (const std::string_view key : {"alternatives", "holes", "best_holes", "above", "best_above"})
        text.key(key).null();
    }
    text.end_object();
  }
  text.end_array();
  if (complete && totals.own > 0) {
    const double mean = totals.own_lost / totals.own;
    text("mean_lost", mean)("plays_like", plays_like(mean));
  } else {
    text.key("mean_lost").null().key("plays_like").null();
  }
  text.end_object();
}

}  // namespace cifra::nmbr9::review
