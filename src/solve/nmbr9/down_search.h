// Looks for better and better plans of levels that can be laid out: proposes one that would score more than the best
// (down_plan.h), lays it out from the top down (down.h), and so on for as long as one likes.
//
// look() changes nothing, so several of them may run at the same time from the same best; take() is given what they
// found, in a fixed order. No clock, no threads, no exceptions.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "nmbr9/layout.h"
#include "solve/nmbr9/down.h"
#include "solve/nmbr9/down_plan.h"

namespace cifra::solve {

class DownSearch {
 public:
  // Up to kMaxSearchTiles cards, which outlive it.
  explicit DownSearch(std::span<const std::uint8_t> cards) : cards_(cards), planner_(cards) {}

  struct Found {
    std::optional<nmbr9::Layout> layout;  // of all cards, better than the best
    std::vector<std::uint64_t> tried;
    std::uint64_t work = 0;  // in placements that a beam led by a network would try in the same time
  };
  // Tries plans until one is laid out, the work is done, or `stop` says so (asked before every plan).
  Found look(std::uint64_t seed, std::uint64_t work, const std::function<bool()>& stop = {}) const;
  // A layout may come from elsewhere, too: if it is the best, plans begin with it.
  void take(const Found& found);

 private:
  std::span<const std::uint8_t> cards_;
  Planner planner_;
  LevelPlan best_{};  // at first all on the table, for no points
  int score_ = 0;
  TriedPlans tried_;
};

}  // namespace cifra::solve
