#include "methods/reviewing.h"

#include <array>
#include <utility>

#include "base/fields.h"
#include "base/json_text.h"
#include "game/game.h"

namespace cifra::methods {
namespace {

using game::kBadInput;

std::unexpected<Error> no_review() { return fail("no_such_review", "", "no review has begun"); }

Result<std::string> begin(Reviewing& reviewing, const json::object& input) {
  std::string text;
  record::ReviewOptions options;
  Fields fields(input, kBadInput);
  fields.text("record", text, kMaxJsonBytes);
  fields.number("first_seat", options.first_seat, game::kMaxSeats - 1, false);
  fields.number("par", options.par_games, record::kMostParGames, false);
  if (!fields.ok()) return fields.error();
  reviewing.review.reset();
  auto review = record::RecordReview::begin(text, options);
  if (!review) return std::unexpected(std::move(review.error()));
  reviewing.review = std::move(*review);
  return "null";
}

Result<std::string> step(Reviewing& reviewing, const json::object& /*input*/) {
  if (!reviewing.review) return no_review();
  const bool more = reviewing.review->step();
  std::string out;
  JsonText text(out);
  text.begin_object()("more", more)("complete", reviewing.review->complete());
  text("progress", reviewing.review->progress()).end_object();
  return out;
}

Result<std::string> read(Reviewing& reviewing, const json::object& /*input*/) {
  if (!reviewing.review) return no_review();
  return reviewing.review->json();
}

constexpr std::array<game::PageMethod<Reviewing>, 3> kMethods = {
    {{"review.begin", begin}, {"review.step", step}, {"review.read", read}}};

}  // namespace

std::span<const game::PageMethod<Reviewing>> review_methods() { return kMethods; }

}  // namespace cifra::methods
