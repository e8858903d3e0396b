// RecordReview: the review of a record, in small steps (game/review.h), and its JSON (docs/review.md). For the command
// line, the page and the server.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "base/error.h"
#include "game/review.h"
#include "record/record.h"

namespace cifra::record {

struct ReviewOptions {
  int par_games = 0;
  int first_seat = 0;  // whose decisions are looked at first
};
inline constexpr int kMostParGames = 1000;

class RecordReview {
 public:
  // Only a record that follows the rules is reviewed: otherwise the first thing that is wrong with it, as the referee
  // says it.
  static Result<RecordReview> begin(Record record, const ReviewOptions& options);
  static Result<RecordReview> begin(std::string_view text, const ReviewOptions& options);

  const Record& record() const { return record_; }
  bool step() { return review_->step(); }
  bool complete() const { return review_->complete(); }
  double progress() const { return review_->progress(); }
  std::string_view version() const { return review_->version(); }
  // What is known so far.
  std::string json() const;

 private:
  RecordReview(Record record, std::unique_ptr<game::Review> review)
      : record_(std::move(record)), review_(std::move(review)) {}

  Record record_;
  std::unique_ptr<game::Review> review_;
};

}  // namespace cifra::record
