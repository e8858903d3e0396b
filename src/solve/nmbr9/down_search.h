// Better and better plans of levels that can be laid out: of all that would score more than the best layout
// (down_plan.h) the most promising one is laid out from the top down (down.h), and so on for as long as one likes.
//
// next() chooses, lay() tries and changes nothing, so several may be tried at the same time. No clock, no threads, no
// exceptions.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "nmbr9/layout.h"
#include "solve/nmbr9/down.h"
#include "solve/nmbr9/down_plan.h"

namespace cifra::solve {

class DownSearch {
 public:
  // Up to kMaxSearchTiles cards, which outlive it, like the model. Without one there is nothing to try.
  explicit DownSearch(std::span<const std::uint8_t> cards, const PlanModel* model = plan_model())
      : cards_(cards), model_(model) {}

  struct Try {
    LevelPlan plan{};
    std::size_t width = 0;
    std::uint64_t seed = 0;
  };
  // What to try next for more than that score; counts as tried from then on. Nothing if no plan is left.
  std::optional<Try> next(int score);

  struct Found {
    std::optional<nmbr9::Layout> layout;  // of all cards, on the levels of the plan
    std::uint64_t work = 0;               // in placements that a beam led by a network would try in the same time
  };
  Found lay(const Try& one) const;

  std::uint64_t planning_work() const { return planning_work_; }  // of all lists so far, in the same unit

 private:
  void list(int score);

  std::span<const std::uint8_t> cards_;
  const PlanModel* model_;
  std::vector<RatedPlan> plans_;
  std::unordered_map<std::uint64_t, std::int32_t> tries_;  // of plans of earlier lists, by their hash
  std::size_t width_ = 0;                                  // of the list
  std::uint64_t lists_ = 0;
  std::uint64_t picks_ = 0;  // of this list
  std::uint64_t all_picks_ = 0;
  std::uint64_t planning_work_ = 0;
  bool over_ = false;  // a list of the largest width had nothing left to try
};

}  // namespace cifra::solve
