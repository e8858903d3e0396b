// Reviews as jobs: from what somebody posts to the job that is kept, and from the job to the review that is worked on.
// What is kept names nobody: seats are numbered, and the proof of fairness is left out. So the same game has one job,
// whoever asks for it. Both functions may take a while: they are for the pool.
#pragma once

#include <string_view>

#include "base/error.h"
#include "house/client_message.h"
#include "record/review.h"
#include "store/store.h"

namespace cifra::house {

inline constexpr std::string_view kReviewJob = "review";

// The error is the referee's, or why this game cannot be reviewed.
Result<store::Job> review_job(const ReviewRequest& request);

// The error says that the analysis is another one by now.
Result<record::RecordReview> begin_review(const store::Job& job);

}  // namespace cifra::house
