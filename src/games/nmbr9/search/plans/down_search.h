// DownSearch: better and better plans of levels that can be laid out. Of all that would score more than the best layout
// (down_plan.h) the most promising one is laid out from the top down (down.h), and so on for as long as one likes.
//
// How easily a plan is laid out is a rough guess, and worst where it is tight. But what was laid out once can be laid
// out again: so there are lists of plans near those too, in which what they have in common counts as easy. Some tries
// are for plans that score a little less than the best layout, just to have more of those. And a try that fails shows
// by how far it came whether a wider beam is worth its time.
//
// next() chooses, lay() tries and changes nothing, so several may be tried at the same time, and take() learns what
// came of it. No clock, no threads, no exceptions.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "games/nmbr9/rules/layout.h"
#include "games/nmbr9/search/plans/down.h"
#include "games/nmbr9/search/plans/down_plan.h"

namespace cifra::nmbr9::search {

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
  // What to try next, for more than that score or to learn; counts as tried from then on. Nothing if no plan is left.
  std::optional<Try> next(int score);

  struct Found {
    std::optional<nmbr9::Layout> layout;  // of all cards, on the levels of the plan
    std::uint64_t work = 0;               // in placements that a beam led by a network would try in the same time
    Reached reached;                      // of a plan
  };
  Found lay(const Try& one) const;
  void take(const Try& one, const Found& found);

  // The same without a plan: what to look for with a descent that chooses its cards (free_down.h), for more than that
  // score or to learn. `top` is the highest level of the best layout. Nothing without a model.
  struct FreeTry {
    int top = 0;
    int score = 0;
    std::size_t width = 0;
    std::uint64_t seed = 0;
  };
  std::optional<FreeTry> next_free(int score, int top);
  Found lay(const FreeTry& one) const;

  // One that was laid out elsewhere, or by such a descent.
  void take(const LevelPlan& plan);

  std::uint64_t planning_work() const { return planning_work_; }  // of all lists so far, in the same unit

 private:
  enum Aim : std::uint8_t { kBetter, kNear, kToLearn };

  void keep_promising(std::vector<RatedPlan>& plans, int score) const;
  void list(int score);
  void list_near(int score);
  // What is known about a plan that was tried.
  struct Tried {
    std::int32_t tries = 0;
    std::int32_t shown = 0;  // what the latest try has shown, in 1/256 of log odds
  };

  int promise(const RatedPlan& plan, int score) const;
  void note_tries(std::vector<RatedPlan>& plans) const;
  std::uint32_t record_of(const LevelPlan& plan);
  Aim choose_aim() const;
  void note_laid(const LevelPlan& plan, int score);

  std::span<const std::uint8_t> cards_;
  const PlanModel* model_;
  std::vector<Tried> tried_ = std::vector<Tried>(1);          // the first is for all that were not tried
  std::unordered_map<std::uint64_t, std::uint32_t> records_;  // places in it, by the hash of the plan
  std::uint64_t all_tries_ = 0;
  std::array<std::uint64_t, 3> work_of_{};  // for each aim, by width
  std::uint64_t work_ = 0;                  // of all tries
  std::uint64_t planning_work_ = 0;

  std::array<std::vector<RatedPlan>, 3> plans_;  // for each aim
  std::size_t width_ = 0;                        // of the list
  std::uint64_t lists_ = 0;
  std::uint64_t picks_ = 0;  // of this list
  bool over_ = false;        // a list of the largest width had nothing left to try

  std::vector<LevelPlan> laid_;
  std::size_t listed_ = 0;  // so many of them have had a list
  int most_laid_ = 0;       // points
  bool urgent_ = false;     // the latest has more than all before
  std::uint64_t near_lists_ = 0;
  std::uint64_t near_work_ = 0;

  std::uint64_t free_tries_ = 0;
  std::size_t free_width_ = 4000;
};

}  // namespace cifra::nmbr9::search
