#include "house/review_job.h"

#include <string>
#include <utility>

#include "base/fields.h"
#include "base/json_text.h"
#include "base/sha256.h"
#include "record/read.h"
#include "record/write.h"

namespace cifra::house {
namespace {

constexpr int kQuick = 0;  // ranks: par takes minutes, so it gives way to reviews that take seconds
constexpr int kWithPar = 1;

}  // namespace

Result<store::Job> review_job(const ReviewRequest& request) {
  auto record = record::read_record(request.record);
  if (!record) return std::unexpected(std::move(record.error()));
  const record::ReviewOptions options{.par_games = request.par_games};
  auto review = record::RecordReview::begin(std::move(*record), options);
  if (!review) return std::unexpected(std::move(review.error()));
  record::Record kept = review->record();
  for (std::size_t seat = 0; seat < kept.players.size(); ++seat) kept.players[seat] = std::to_string(seat + 1);
  kept.fair.reset();
  store::Job job;
  job.kind = kReviewJob;
  job.rank = request.par_games == 0 ? kQuick : kWithPar;
  job.input = json_object([&](JsonText& text) {
    text("version", review->version())("par", request.par_games)("record", record::write_record(kept));
  });
  job.key = hex(sha256(job.kind + "\n" + job.input));
  return job;
}

Result<record::RecordReview> begin_review(const store::Job& job) {
  const Error changed{"changed", "", "the analysis has changed since this was asked for; ask again"};
  const auto input = parse_json(job.input, store::kDamaged);
  if (!input || !input->is_object() || job.kind != kReviewJob) return std::unexpected(changed);
  Fields fields(input->get_object(), store::kDamaged);
  std::string version;
  std::string record;
  record::ReviewOptions options;
  fields.text("version", version, kMaxJsonBytes);
  fields.text("record", record, kMaxJsonBytes);
  fields.number("par", options.par_games, record::kMostParGames);
  if (!fields.ok()) return std::unexpected(changed);
  auto review = record::RecordReview::begin(record, options);
  if (!review || review->version() != version) return std::unexpected(changed);
  return review;
}

}  // namespace cifra::house
