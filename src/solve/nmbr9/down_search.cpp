#include "solve/nmbr9/down_search.h"

#include <algorithm>
#include <array>
#include <string>

namespace cifra::solve {
namespace {

// How wide the beam is when a plan is tried for the first, second, third time, and later. On eight decks, 6 s each:
// 133.6 points; with 60, 200, 600 and 600, where a third of the time went into planning, 131.9 (3 s; as good after one
// second).
constexpr std::array<std::size_t, 4> kWidths = {300, 1000, 3000, 6000};

// A placement tried here costs an eighth, and a step of planning half, of one in a beam led by a network.
constexpr std::uint64_t kCheaper = 8;
constexpr std::uint64_t kPlanningWork = Planner::kSteps / 2;

}  // namespace

DownSearch::Found DownSearch::look(std::uint64_t seed, std::uint64_t work, const std::function<bool()>& stop) const {
  Found found;
  Rng rng("downwards/" + std::to_string(seed));
  Descent descent(cards_);
  TriedPlans tried(&tried_);
  do {
    if (stop && stop()) break;
    found.work += kPlanningWork;
    const std::optional<LevelPlan> plan = planner_.propose(best_, score_ + 1, tried, rng);
    if (!plan) continue;
    const std::uint64_t key = TriedPlans::key(*plan);
    const auto tries = static_cast<std::size_t>(tried.count(key));
    tried.add(key);
    found.tried.push_back(key);
    const std::uint64_t before = descent.nodes();
    found.layout = descent.run(*plan, kWidths[std::min(tries, kWidths.size() - 1)], rng.next());
    found.work += (descent.nodes() - before) / kCheaper;
  } while (!found.layout && found.work < work);
  return found;
}

void DownSearch::take(const Found& found) {
  for (const std::uint64_t key : found.tried) tried_.add(key);
  if (!found.layout || found.layout->score() <= score_) return;
  const auto tiles = found.layout->tiles();
  if (tiles.size() != cards_.size()) return;
  score_ = found.layout->score();
  best_ = {};
  for (std::size_t i = 0; i < tiles.size(); ++i) best_[i] = static_cast<std::uint8_t>(tiles[i].at.level);
}

}  // namespace cifra::solve
