// Reviewing: the review that a page's Worker is at, one at a time. The page asks for one step after the other and reads
// what is known so far whenever it likes.
#pragma once

#include <optional>
#include <span>

#include "game/page.h"
#include "record/review.h"

namespace cifra::methods {

struct Reviewing {
  std::optional<record::RecordReview> review;
};

std::span<const game::PageMethod<Reviewing>> review_methods();

}  // namespace cifra::methods
