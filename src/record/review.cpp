#include "record/review.h"

#include "base/json_text.h"
#include "game/game_type.h"
#include "record/read.h"
#include "record/referee.h"

namespace cifra::record {

Result<RecordReview> RecordReview::begin(Record record, const ReviewOptions& options) {
  if (const auto verdict = judge(record); !verdict) return std::unexpected(verdict.error());
  game::ReviewPlan plan;
  plan.players = record.players;
  plan.par_games = options.par_games;
  plan.first_seat = options.first_seat;
  plan.stand_in = [&record](game::Moment moment, int seat) -> std::string_view {
    for (const StandIn& one : record.stand_ins) {
      const game::Moment from{one.from[0], one.from[1]};
      const game::Moment to{one.to[0], one.to[1]};
      if (one.seat == seat && from <= moment && moment < to) return one.bot;
    }
    return {};
  };
  auto review = record.game->type().review(*record.game, plan);
  if (!review) return std::unexpected(std::move(review.error()));
  return RecordReview(std::move(record), std::move(*review));
}

Result<RecordReview> RecordReview::begin(std::string_view text, const ReviewOptions& options) {
  auto record = read_record(text);
  if (!record) return std::unexpected(std::move(record.error()));
  return begin(std::move(*record), options);
}

std::string RecordReview::json() const {
  std::string out;
  JsonText text(out);
  text.begin_object()("game", record_.game->type().name());
  review_->write(text);
  text.end_object();
  return out;
}

}  // namespace cifra::record
